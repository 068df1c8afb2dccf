import { day } from '#time.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import { Chart } from '#ui/workbench/chart/chart.tsx'
import { percentOf } from '../change.ts'
import { type Day, type Span, spansOf } from '../spans.ts'
import styles from './day-chart.module.css'

const SERIES = [
  { of: 'views', label: 'Visitas', textOf: ({ views }: Span) => wholeNumber(views) },
  { of: 'visitors', label: 'Visitantes', textOf: ({ visitors }: Span) => wholeNumber(visitors) },
]

/** Bars of views and visitors by day; the visitors' bar lies over the views'. */
export function DayChart({ days }: { days: Day[] }) {
  const spans = spansOf(days)
  const largest = Math.max(...spans.map(({ views }) => views))
  return (
    <Chart
      className={styles.chart}
      title={spans.length === days.length ? 'Dia a dia' : 'Semana a semana'}
      unit="Dia"
      points={spans}
      series={SERIES}
      nameOf={name}
      describe={describe}
      largest={wholeNumber(largest)}
      ends={[day(days[0]!.dia), day(days.at(-1)!.dia)]}
    >
      {({ views, visitors }, at) => (
        <>
          <Bar of="views" at={at} percent={percentOf(views, largest)} />
          <Bar of="visitors" at={at} percent={percentOf(visitors, largest)} />
        </>
      )}
    </Chart>
  )
}

const Bar = ({ of, at, percent }: { of: 'views' | 'visitors'; at: number; percent: number }) => (
  <rect x={at + 0.12} y={100 - percent} width={0.76} height={percent} data-of={of} />
)

const name = ({ from, to }: Span) => (from === to ? day(from) : `${day(from)} a ${day(to)}`)

const describe = (span: Span) =>
  `${name(span)}: ${plural(span.views, 'visita', 'visitas')}, ${plural(span.visitors, 'visitante', 'visitantes')}`
