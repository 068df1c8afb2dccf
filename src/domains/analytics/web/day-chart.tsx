import { type PointerEvent, useState } from 'react'
import { day } from '#time.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import { percentOf } from '../change.ts'
import { type Day, type Span, spansOf } from '../spans.ts'
import styles from './day-chart.module.css'

/** Bars of views and visitors by day. A slider, or the pointer over the chart, selects the day that is described. */
export function DayChart({ days }: { days: Day[] }) {
  const spans = spansOf(days)
  const [chosen, choose] = useState<number>()
  const last = spans.length - 1
  const index = Math.min(chosen ?? last, last)
  const largest = Math.max(...spans.map(({ views }) => views))
  const span = spans[index]!
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    choose(Math.min(last, Math.max(0, Math.floor(((clientX - left) / Math.max(1, width)) * spans.length))))
  }
  return (
    <section className={styles.chart} aria-labelledby="dias">
      <header>
        <h3 id="dias">{spans.length === days.length ? 'Dia a dia' : 'Semana a semana'}</h3>
        <p className={styles.key}>
          <span data-of="views" /> visitas <span data-of="visitors" /> visitantes
        </p>
        <output>{describe(span)}</output>
      </header>
      <div className={styles.plot}>
        <span className={styles.largest}>{wholeNumber(largest)}</span>
        <svg
          viewBox={`0 0 ${spans.length} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerMove={follow}
          onPointerDown={follow}
        >
          {spans.map(({ from, views, visitors }, at) => (
            <g key={from} data-chosen={at === index || undefined}>
              <rect x={at} y={0} width={1} height={100} className={styles.column} />
              <Bar of="views" at={at} percent={percentOf(views, largest)} />
              <Bar of="visitors" at={at} percent={percentOf(visitors, largest)} />
            </g>
          ))}
        </svg>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label="Dia do gráfico"
        aria-valuetext={describe(span)}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      />
      <p className={styles.ends}>
        <span>{day(days[0]!.dia)}</span>
        <span>{day(days.at(-1)!.dia)}</span>
      </p>
      <Numbers spans={spans} />
    </section>
  )
}

const Bar = ({ of, at, percent }: { of: 'views' | 'visitors'; at: number; percent: number }) => (
  <rect x={at + 0.12} y={100 - percent} width={0.76} height={percent} data-of={of} />
)

/** The chart's figures as a table. */
const Numbers = ({ spans }: { spans: Span[] }) => (
  <details className={styles.numbers}>
    <summary>Os números do gráfico</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
    <section tabIndex={0} aria-label="Números do gráfico">
      <table>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            <th scope="col">Visitas</th>
            <th scope="col">Visitantes</th>
          </tr>
        </thead>
        <tbody>
          {spans.toReversed().map(({ from, to, views, visitors }) => (
            <tr key={from}>
              <th scope="row">{name({ from, to })}</th>
              <td>{wholeNumber(views)}</td>
              <td>{wholeNumber(visitors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
)

const name = ({ from, to }: Pick<Span, 'from' | 'to'>) => (from === to ? day(from) : `${day(from)} a ${day(to)}`)

const describe = (span: Span) =>
  `${name(span)}: ${plural(span.views, 'visita', 'visitas')}, ${plural(span.visitors, 'visitante', 'visitantes')}`
