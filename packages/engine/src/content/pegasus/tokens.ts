import type { ShipToken } from '../../core/content.ts'

/** P-SETUP-18 */
export const shipTokens: readonly ShipToken[] = [{ id: 'scar', title: 'Scar', acts: 2, destroyedFrom: 7 }]
