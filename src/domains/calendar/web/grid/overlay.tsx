import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { clockSpan, DAY_MINUTES, dayAt, type Span, startOf, withinDay } from './local-minutes.ts'
import styles from './time-grid.module.css'

/** Where a part of a day stands among the columns. */
function placeOf(days: readonly string[], day: string, { start, end }: Span): CSSProperties {
  return {
    // To its end too: without one it would reach the edge of all columns.
    gridColumn: `${days.indexOf(day) + 1} / ${days.indexOf(day) + 2}`,
    top: `${((start - startOf(day)) / DAY_MINUTES) * 100}%`,
    height: `${((end - start) / DAY_MINUTES) * 100}%`,
  }
}

interface PreviewProps {
  days: readonly string[]
  span: Span
  /** `lifted`: moved or selected by keys, and scrolled into sight. `written`: that of the form. */
  kind: 'dragged' | 'lifted' | 'written'
  /** In the part of the first day. */
  children?: ReactNode
}

/** Where what is dragged, lifted, selected or being written would stand. */
export function Preview({ days, span, kind, children }: PreviewProps) {
  const element = useRef<HTMLDivElement>(null)
  const { start, end } = span
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step
  useEffect(() => {
    if (kind === 'lifted') element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [kind, start, end])
  const shown = days.filter((day) => withinDay(span, day))
  return shown.map((day, index) => {
    const part = withinDay(span, day)
    return (
      part && (
        <div
          key={day}
          ref={element}
          className={`clipped ink click-through rounded ${styles.preview}`}
          data-kind={kind}
          style={placeOf(days, day, part)}
        >
          {clockSpan(span)}
          {index === 0 && children}
        </div>
      )
    )
  })
}

/** The present: a line over the events of its day, and under their texts. */
export const NowLine = ({ days, now }: { days: readonly string[]; now: number }) => (
  <div className={`click-through ${styles.now}`} style={placeOf(days, dayAt(now), { start: now, end: now })} data-now />
)
