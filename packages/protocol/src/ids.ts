import { z } from 'zod'
import { limits } from './limits.ts'

export const id = z
  .string()
  .max(64)
  .regex(/^[!-~]+$/)

export const seat = z
  .int()
  .min(0)
  .max(limits.players - 1)
