// The fleet under way: the one picture of the first page. Drawn, not photographed, like everything here.

const stars: readonly (readonly [x: number, y: number, r: number])[] = [
  [40, 60, 1.2],
  [95, 210, 0.9],
  [130, 38, 0.8],
  [182, 262, 1.3],
  [236, 24, 1],
  [300, 300, 0.9],
  [352, 52, 1.4],
  [398, 118, 0.8],
  [446, 262, 1.1],
  [470, 40, 0.9],
  [66, 300, 1],
  [18, 160, 0.8],
]

const raiders: readonly (readonly [x: number, y: number, turn: number])[] = [
  [84, 96, -18],
  [112, 74, -12],
  [66, 128, -24],
  [120, 114, -14],
]

const civilians: readonly (readonly [x: number, y: number])[] = [
  [420, 196],
  [452, 172],
  [444, 216],
  [400, 232],
]

const vipers: readonly (readonly [x: number, y: number, turn: number])[] = [
  [156, 216, 24],
  [182, 240, 18],
  [150, 146, 8],
]

export const FleetMark = () => (
  <svg class="fleet-mark" viewBox="0 0 500 330" aria-hidden="true">
    <g class="fleet-rings">
      <ellipse cx="262" cy="166" rx="90" ry="62" />
      <ellipse cx="262" cy="166" rx="160" ry="110" />
      <ellipse cx="262" cy="166" rx="232" ry="160" />
      <path d="M30 166h120M374 166h120M182 72 142 16M342 72l40-56M182 260l-40 56M342 260l40 56" />
    </g>
    <g class="fleet-stars">
      {stars.map(([x, y, r]) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} />
      ))}
    </g>
    <g class="fleet-ship">
      <path d="M136 166l52-34h30l14-18h84l14 16h28l24 18v36l-24 18h-28l-14 16h-84l-14-18h-30z" />
      <path
        class="fleet-deck"
        d="M222 136h86l10 10v40l-10 10h-86l-12-12v-36zM176 158h26v16h-26zM330 146h26v40h-26z"
      />
      <path class="fleet-deck" d="M236 136v60M266 136v60M296 136v60M210 166h108" />
    </g>
    <g class="fleet-cylon">
      <path d="M60 54l9 14 16-6-6 16 14 9-16 4 2 17-13-11-14 9 3-17-16-4 14-10-8-15 16 5z" />
      {raiders.map(([x, y, turn]) => (
        <path
          key={`${x}`}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d="M-8 4C-6-5 6-5 8 4 4 0-4 0-8 4z"
        />
      ))}
    </g>
    <g class="fleet-viper">
      {vipers.map(([x, y, turn]) => (
        <path key={`${y}`} transform={`translate(${x} ${y}) rotate(${turn})`} d="M-12 0 6-2V-7H9V7H6V2z" />
      ))}
    </g>
    <g class="fleet-civilian">
      {civilians.map(([x, y]) => (
        <path key={`${x}`} transform={`translate(${x} ${y})`} d="M-9-4H7l4 4-4 4H-9z" />
      ))}
    </g>
  </svg>
)
