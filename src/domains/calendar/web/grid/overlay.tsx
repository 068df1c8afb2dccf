import { type CSSProperties, useEffect, useRef } from 'react'
import { clockSpan, DAY_MINUTES, dayAt, type Span, startOf, withinDay } from './local-minutes.ts'
import styles from './time-grid.module.css'

/** Where a part of a day stands among the columns. */
function placeOf(days: readonly string[], day: string, { start, end }: Span): CSSProperties {
  const width = 100 / days.length
  return {
    left: `${days.indexOf(day) * width}%`,
    width: `${width}%`,
    top: `${((start - startOf(day)) / DAY_MINUTES) * 100}%`,
    height: `${((end - start) / DAY_MINUTES) * 100}%`,
  }
}

interface PreviewProps {
  days: readonly string[]
  span: Span
  /** `lifted`: moved or selected by keys, and scrolled into sight. `written`: that of the form. */
  kind: 'dragged' | 'lifted' | 'written'
}

/** Where what is dragged, lifted, selected or being written would stand. */
export function Preview({ days, span, kind }: PreviewProps) {
  const element = useRef<HTMLDivElement>(null)
  const { start, end } = span
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step
  useEffect(() => {
    if (kind === 'lifted') element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [kind, start, end])
  return days.map((day) => {
    const part = withinDay(span, day)
    return (
      part && (
        <div
          key={day}
          ref={element}
          className={`ink clipped rounded ${styles.preview}`}
          data-kind={kind}
          style={placeOf(days, day, part)}
        >
          {clockSpan(span)}
        </div>
      )
    )
  })
}

/** The present: a line over the events of its day, and under their texts. */
export const NowLine = ({ days, now }: { days: readonly string[]; now: number }) => (
  <div className={styles.now} style={placeOf(days, dayAt(now), { start: now, end: now })} data-now />
)
