import type { ComponentChildren } from 'preact'
import type { Character } from '../../content.ts'
import { Bust } from '../../portraits/Bust.tsx'
import '../screens.css'
import '../words.ts'
import '../../words/days.ts'

// The pieces all screens are made of.

/** As in the protocol's limits, which would bring its whole checking library into the page. */
export const nameLength = 24

type Boxed = {
  readonly children: ComponentChildren
  readonly class?: string
  readonly label?: string
}

export const Panel = ({ children, class: more = '', label }: Boxed) => (
  <section class={`scr-cut scr-panel ${more}`} aria-label={label}>
    {children}
  </section>
)

type Pressed = {
  readonly children: ComponentChildren
  readonly onClick?: () => void
  readonly look?: 'go' | 'plain' | 'normal'
  readonly small?: boolean
  readonly disabled?: boolean
  readonly type?: 'button' | 'submit'
  readonly class?: string
  readonly label?: string | undefined
  /** The option of the open question that it takes. */
  readonly option?: string
}

export const Button = ({
  children,
  onClick,
  look = 'normal',
  small = false,
  disabled = false,
  type = 'button',
  class: more = '',
  label,
  option,
}: Pressed) => (
  <button
    type={type}
    class={`scr-cut scr-button ${look === 'normal' ? '' : `scr-${look}`} ${small ? 'scr-small' : ''} ${more}`}
    disabled={disabled}
    aria-label={label}
    data-option={option}
    onClick={onClick}
  >
    {children}
  </button>
)

type Chosen<T extends string> = {
  readonly name: string
  readonly label: string
  readonly value: T
  /** What cannot be chosen says why. */
  readonly of: readonly { readonly value: T; readonly text: string; readonly why?: string }[]
  readonly onChange: (value: T) => void
  readonly numbers?: boolean
}

/** One of a few, as a row of buttons; radio buttons to keyboard and screen reader. */
export const Choice = <T extends string>({
  name,
  label,
  value,
  of,
  onChange,
  numbers = false,
}: Chosen<T>) => (
  <fieldset>
    <legend class="scr-label">{label}</legend>
    <div class="scr-choices">
      {of.map((choice) => (
        <label
          key={choice.value}
          class={`scr-cut scr-choice ${numbers ? 'scr-number' : ''}`}
          title={choice.why}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.why !== undefined}
            onChange={() => onChange(choice.value)}
          />
          {choice.text}
        </label>
      ))}
    </div>
  </fieldset>
)

type Checked = {
  readonly checked: boolean
  readonly disabled?: boolean
  readonly children: ComponentChildren
  readonly onChange: (on: boolean) => void
}

export const Check = ({ checked, disabled = false, children, onChange }: Checked) => (
  <label class="scr-check">
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{children}</span>
  </label>
)

type Typed = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly most: number
  readonly placeholder?: string
  /** What is wrong with it. */
  readonly problem?: string
  readonly onInput: (value: string) => void
}

export const TextField = ({ id, label, value, most, placeholder = '', problem = '', onInput }: Typed) => (
  <div>
    <label class="scr-label" for={id}>
      {label}
    </label>
    <input
      id={id}
      class="scr-field"
      type="text"
      autocomplete="nickname"
      maxLength={most}
      value={value}
      placeholder={placeholder}
      aria-invalid={problem !== ''}
      aria-describedby={problem === '' ? undefined : `${id}-problem`}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
    {problem === '' ? null : (
      <p id={`${id}-problem`} class="scr-error" role="alert">
        {problem}
      </p>
    )}
  </div>
)

/** The letters by which a person is known on a small token. */
export const initials = (name: string): string => {
  const words = name
    .replaceAll(/"[^"]*"/g, ' ')
    .split(/\s+/)
    .filter((w) => w !== '')
  const last = words.length > 1 ? words[words.length - 1] : undefined
  return `${words[0]?.charAt(0) ?? ''}${last?.charAt(0) ?? ''}`.toUpperCase()
}

/** What the table calls someone: the nickname where there is one, or the last name. */
const shortName = (title: string): string => /"([^"]+)"/.exec(title)?.[1] ?? title.split(' ').at(-1) ?? title

/** The same where another of these is called so, too: then the first name. */
export function shortNameAmong(title: string, others: readonly string[]): string {
  const short = shortName(title)
  const shared = others.some((other) => other !== title && shortName(other) === short)
  return shared ? (title.split(' ')[0] ?? title) : short
}

type Pictured = { readonly name: string; readonly character?: Character | undefined }

/** Somebody by the character he plays, or by his letters. */
export const Portrait = ({ name, character }: Pictured) => (
  <span class="scr-cut scr-portrait" aria-hidden="true">
    {character ? (
      <svg viewBox="1 1 38 38" aria-hidden="true">
        <Bust of={character} />
      </svg>
    ) : (
      initials(name)
    )}
  </span>
)
