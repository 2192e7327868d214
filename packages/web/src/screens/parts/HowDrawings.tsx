// The drawings of "How to play": each is one moment of the game, in the lines and colours of the table.

const card = 'M5 0h22l5 5v36l-5 5H5l-5-5V5z'
const room = 'M8 0h60l8 8v34l-8 8H8l-8-8V8z'
const raider = 'M0-9 5-3 19 6 9 4 5 10 0 5-5 10-9 4-19 6-5-3z'
const viper = 'M-14-4 10-2l8 2-8 2-24 2 5-4z'
const galactica = 'M0 22 30 8h22l12-8h44l18 12 30 4v12l-30 4-18 12H64l-12-8H30z'

/** The fleet runs, the Cylons follow. */
export const Chase = () => (
  <svg class="how-art" viewBox="0 0 360 120" aria-hidden="true">
    <g class="faint">
      <path d="M0 60h360M60 10v100M180 0v120M300 10v100" />
    </g>
    <g class="cylon">
      {[
        [38, 34],
        [72, 22],
        [64, 62],
        [30, 92],
        [84, 96],
      ].map(([x, y]) => (
        <path key={`${x}`} d={raider} transform={`translate(${x} ${y}) rotate(90) scale(.8)`} />
      ))}
    </g>
    <path class="ours" d={galactica} transform="translate(150 36)" />
    <g class="ours">
      <path d={viper} transform="translate(126 30)" />
      <path d={viper} transform="translate(122 88)" />
    </g>
    <g class="civil">
      <path d="M0 0h20l6 5-6 5H0z" transform="translate(318 30)" />
      <path d="M0 0h16l5 4-5 4H0z" transform="translate(330 52)" />
      <path d="M0 0h20l6 5-6 5H0z" transform="translate(314 78)" />
    </g>
  </svg>
)

const Human = () => (
  <>
    <circle cx="16" cy="16" r="6" />
    <path d="M4 36c2-16 22-16 24 0z" />
  </>
)
/** A helmet, and one light that wanders behind its slit. */
const Cylon = () => (
  <>
    <path class="helmet" d="M4 30V17C4 2 28 2 28 17v13l-7 8H11z" />
    <path class="slit" d="M6 18h20v5H6z" />
    <path class="eye" d="M17 18.5h6v4h-6z" />
  </>
)

/** Two cards that look alike from behind. */
export const Sides = () => (
  <svg class="how-art" viewBox="0 0 220 52" aria-hidden="true">
    <g transform="translate(24 3)">
      <path class="paper ours" d={card} />
      <g class="fill-cyan">
        <Human />
      </g>
    </g>
    <g transform="translate(94 3)">
      <path class="paper" d={card} />
      <path class="faint" d="M8 10h16M8 18h16M8 26h16M8 34h16" />
      <text x="16" y="32" class="ask">
        ?
      </text>
    </g>
    <g transform="translate(164 3)">
      <path class="paper cylon" d={card} />
      <Cylon />
    </g>
  </svg>
)

const types = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'] as const

/** The steps of a turn, one picture each. */
export const TurnPicture = ({ step }: { readonly step: 'draw' | 'move' | 'act' | 'crisis' | 'ships' }) => (
  <svg class="how-art" viewBox="0 0 130 84" aria-hidden="true">
    {pictures[step]}
  </svg>
)

const pictures = {
  draw: (
    <g transform="translate(14 14)">
      {types.map((type, i) => (
        <g key={type} transform={`translate(${i * 17} ${Math.abs(i - 2) * 3}) rotate(${(i - 2) * 7} 16 46)`}>
          <path class="paper" d={card} />
          <path class={`band ${type}`} d="M5 0h22l5 5v5H0V5z" />
        </g>
      ))}
    </g>
  ),
  move: (
    <>
      <path class="paper" d={room} transform="translate(6 20) scale(.7)" />
      <path class="paper lit" d={room} transform="translate(70 20) scale(.7)" />
      <path class="way" d="M32 38c14-26 46-26 60-4M92 34l2-12M92 34 80 31" />
      <circle class="me" cx="32" cy="40" r="7" />
    </>
  ),
  act: (
    <>
      <path class="paper lit" d={room} transform="translate(24 16)" />
      <circle class="me" cx="44" cy="42" r="8" />
      <path class="bolt" d="M78 22 64 44h12l-6 18 20-26H78l6-14z" />
    </>
  ),
  crisis: (
    <g transform="translate(38 8)">
      <path class="paper cylon" d="M8 0h38l8 8v52l-8 8H8l-8-8V8z" />
      <path class="alarm" d="M27 12 45 42H9z" />
      <path class="alarm-mark" d="M27 22v10M27 36v2" />
      <path class="faint" d="M10 50h34M10 57h22" />
    </g>
  ),
  ships: (
    <>
      <g class="cylon">
        <path d={raider} transform="translate(28 26)" />
        <path d={raider} transform="translate(58 20) scale(.8)" />
      </g>
      <path class="way" d="M76 24h16M92 24l-6-5M92 24l-6 5" />
      <g transform="translate(12 56)">
        {[0, 1, 2, 3, 4].map((i) => (
          <path
            key={i}
            class={i < 3 ? 'step-done' : 'step'}
            d="M0 0h16l5 7-5 7H0l5-7z"
            transform={`translate(${i * 21} 0)`}
          />
        ))}
      </g>
    </>
  ),
} as const

/** Cards for and against, with two nobody knows, against a number. */
export const CheckPicture = () => (
  <svg class="how-art" viewBox="0 0 330 110" aria-hidden="true">
    <g transform="translate(6 10)">
      {(['leadership', 'tactics', 'leadership'] as const).map((type, i) => (
        <g key={i} transform={`translate(${i * 24} 0)`}>
          <path class="paper" d={card} />
          <path class={`band ${type}`} d="M5 0h22l5 5v5H0V5z" />
          <text x="16" y="32" class="good">
            {[3, 2, 4][i]}
          </text>
        </g>
      ))}
    </g>
    <g transform="translate(120 10)">
      <path class="paper" d={card} />
      <path class="band piloting" d="M5 0h22l5 5v5H0V5z" />
      <text x="16" y="32" class="bad">
        2
      </text>
    </g>
    <g transform="translate(172 10)">
      {[0, 1].map((i) => (
        <g key={i} transform={`translate(${i * 24} 0)`}>
          <path class="paper dark" d={card} />
          <text x="16" y="32" class="ask">
            ?
          </text>
        </g>
      ))}
    </g>
    <text x="250" y="40" class="sum">
      ≥ 9 ?
    </text>
    <path class="brace good" d="M6 66v6h80v-6" />
    <path class="brace bad" d="M120 66v6h32v-6" />
    <path class="brace" d="M172 66v6h56v-6" />
    <text x="46" y="92" class="good small">
      + 9
    </text>
    <text x="136" y="92" class="bad small">
      − 2
    </text>
    <text x="200" y="92" class="ask small">
      ± ?
    </text>
  </svg>
)

/** Four dials, one of them at its end. */
export const Dials = () => (
  <svg class="how-art" viewBox="0 0 260 74" aria-hidden="true">
    {(['fuel', 'food', 'morale', 'population'] as const).map((name, i) => (
      <g key={name} transform={`translate(${36 + i * 62} 40)`}>
        <path class="dial" d="M-22 12A25 25 0 1 1 22 12" />
        <path
          class={`dial ${name}`}
          d={
            [
              'M-22 12A25 25 0 0 1 6-24',
              'M-22 12A25 25 0 0 1-16-19',
              'M-22 12A25 25 0 0 1 19-16',
              'M-22 12A25 25 0 0 1-24 5',
            ][i]
          }
        />
        <text y="7" class={i === 3 ? 'bad' : ''}>
          {[6, 4, 8, 1][i]}
        </text>
      </g>
    ))}
  </svg>
)

/** The way: jump after jump. */
export const Way = ({ goal }: { readonly goal: number }) => (
  <svg class="how-art" viewBox="0 0 260 74" aria-hidden="true">
    <path class="way" d="M20 56C60 10 90 60 124 34s60-22 110-16" />
    <circle class="me" cx="20" cy="56" r="6" />
    <circle class="stop" cx="78" cy="38" r="5" />
    <circle class="stop" cx="124" cy="34" r="5" />
    <circle class="stop" cx="178" cy="17" r="5" />
    <path class="home" d="M234 2 248 18 234 34 220 18z" />
    <text x="234" y="24">
      {goal}
    </text>
  </svg>
)

/** Somebody with another shadow. */
export const Traitor = () => (
  <svg class="how-art" viewBox="0 0 200 82" aria-hidden="true">
    <g transform="translate(104 2) scale(1.9)">
      <Cylon />
    </g>
    <path class="beam" d="M78 20 150 8M78 62l72 14" />
    <g class="fill-cyan" transform="translate(44 16) scale(1.5)">
      <Human />
    </g>
    <path class="faint" d="M20 76h160" />
  </svg>
)
