import { effect, signal } from '@preact/signals'

// How somebody likes the page, kept in this browser. What is kept there may be old, or of another make: whatever
// is not understood is as if it had never been said.

export const botSpeeds = ['relaxed', 'normal', 'fast'] as const
export const confirmations = ['always', 'weighty', 'fatal'] as const
export const textSizes = [90, 100, 115, 130] as const
export const palettes = ['usual', 'contrast', 'apart'] as const
export const holds = ['off', 'short', 'normal', 'long', 'click'] as const

export type Settings = {
  readonly sound: boolean
  /** From 0 to 100. */
  readonly volume: number
  /** A low hum while one is at a table. */
  readonly hum: boolean
  /** The browser tells when the table waits and the page is out of sight. */
  readonly notify: boolean
  /** The same while the page is closed. */
  readonly push: boolean
  /** How fast bots play where one is alone with them. */
  readonly bots: (typeof botSpeeds)[number]
  /** What is new is explained. */
  readonly hints: boolean
  /** What bots say is shown. */
  readonly botTalk: boolean
  /** How large everything is drawn, in percent. */
  readonly text: (typeof textSizes)[number]
  /** How long great moments of others hold the table: not at all, some time, or until one goes on. */
  readonly moments: (typeof holds)[number]
  /** Which answers are asked about once more: all, those that cannot be taken back, those that may end the game. */
  readonly confirm: (typeof confirmations)[number]
  /** The usual colours, lighter lines and words on black, or none that only red and green tell apart (colours.css). */
  readonly colours: (typeof palettes)[number]
}

const usual: Settings = {
  sound: true,
  volume: 60,
  hum: false,
  notify: false,
  push: false,
  bots: 'normal',
  hints: true,
  botTalk: true,
  text: 100,
  moments: 'normal',
  confirm: 'weighty',
  colours: 'usual',
}

const place = 'ragtag.settings'
/** What stood in place of the hints somebody had read when he wanted no more, before that was said here. */
export const unwanted = 'all'

function kept(): Settings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    const before = {
      ...usual,
      hints: !(localStorage.getItem('ragtag.guide') ?? '').split(',').includes(unwanted),
    }
    return typeof found === 'object' && found !== null ? { ...before, ...understood(found) } : before
  } catch {
    return usual
  }
}

function understood(found: object): Partial<Settings> {
  const { sound, volume, hum, notify, push, bots, botTalk, hints, text, moments, confirm, colours } = {
    ...nothingSaid,
    ...found,
  }
  const speed = botSpeeds.find((s) => s === bots)
  const doubt = confirmations.find((c) => c === confirm)
  const size = textSizes.find((s) => s === text)
  const hold = holds.find((h) => h === moments)
  const palette = palettes.find((p) => p === colours)
  return {
    ...(typeof sound === 'boolean' ? { sound } : {}),
    ...(typeof volume === 'number' && volume >= 0 && volume <= 100 ? { volume } : {}),
    ...(typeof hum === 'boolean' ? { hum } : {}),
    ...(typeof notify === 'boolean' ? { notify } : {}),
    ...(typeof push === 'boolean' ? { push } : {}),
    ...(speed ? { bots: speed } : {}),
    ...(typeof hints === 'boolean' ? { hints } : {}),
    ...(typeof botTalk === 'boolean' ? { botTalk } : {}),
    ...(size ? { text: size } : {}),
    ...(hold ? { moments: hold } : {}),
    ...(doubt ? { confirm: doubt } : {}),
    ...(palette ? { colours: palette } : {}),
  }
}

const nothingSaid: Readonly<Record<keyof Settings, unknown>> = {
  sound: undefined,
  volume: undefined,
  hum: undefined,
  notify: undefined,
  push: undefined,
  bots: undefined,
  hints: undefined,
  botTalk: undefined,
  text: undefined,
  moments: undefined,
  confirm: undefined,
  colours: undefined,
}

export const settings = signal<Settings>(typeof localStorage === 'undefined' ? usual : kept())

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change }
  localStorage.setItem(place, JSON.stringify(settings.value))
}

/** The style sheets know how large everything is to be, and in which colours; all else follows (tokens.css). */
export function dressPage(): void {
  const { style, dataset } = document.documentElement
  effect(() => style.setProperty('--text-size', `${settings.value.text / 100}`))
  effect(() => {
    dataset.colours = settings.value.colours
  })
}

/** Which sheet about the page itself lies open. */
export const sheet = signal<'' | 'settings' | 'keys' | 'how'>('')
export const closeSheet = (): void => {
  sheet.value = ''
}
