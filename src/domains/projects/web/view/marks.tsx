import type { Mark } from '../../case-file.ts'
import styles from './marks.module.css'

interface Props {
  marks: readonly Mark[]
  /** Height of the drawing by its width. */
  ratio: number
  /** The numbers that the text has. */
  linked: ReadonlySet<number>
  /** Whether these are the numbers that the text leads to: there is one of each. */
  target?: boolean
}

/** The numbers over a drawing, in a picture of its own shape, 1,000 units wide. Those that the text has lead to it. */
export const Marks = ({ marks, ratio, linked, target = false }: Props) => (
  <nav className="click-through" aria-label={target ? 'Números do desenho' : 'Números do desenho, ao lado do texto'}>
    {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links have names */}
    <svg className={`block full-width full-height ${styles.marks}`} viewBox={`0 0 1000 ${Math.round(1000 * ratio)}`}>
      {marks.map((mark, index) => {
        const number = index + 1
        const place = { id: target ? `desenho-${number}` : undefined, 'data-number': number, className: styles.mark }
        return linked.has(number) ? (
          <a
            key={number}
            {...place}
            href={`#parte-${number}`}
            aria-label={`${number}: ${mark.label || 'ver no texto'}`}
          >
            <Ball mark={mark} number={number} ratio={ratio} />
          </a>
        ) : (
          <g key={number} {...place}>
            <Ball mark={mark} number={number} ratio={ratio} />
          </g>
        )
      })}
    </svg>
  </nav>
)

/** A number in a circle, with a line to the point it means where that is elsewhere. */
function Ball({ mark, number, ratio }: { mark: Mark; number: number; ratio: number }) {
  const [x, y] = [mark.x * 10, mark.y * 10 * ratio]
  const [toX, toY] = [mark.to_x * 10, mark.to_y * 10 * ratio]
  const isAway = Math.hypot(toX - x, toY - y) > 1
  return (
    <>
      {isAway && <path d={`M${x} ${y}L${toX} ${toY}`} />}
      {isAway && <circle className={styles.dot} cx={toX} cy={toY} />}
      <circle className={styles.ball} cx={x} cy={y} />
      <text x={x} y={y}>
        {number}
      </text>
    </>
  )
}
