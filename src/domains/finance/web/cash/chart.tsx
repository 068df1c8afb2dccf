import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { brl, groupedMoney } from '#money.ts'
import { day, dayMonth } from '#time.ts'
import type { CashCurve, CashDay } from '../../cash.ts'
import styles from './cash.module.css'
import { bounds, type Plot, plotOf, stepPath } from './plot.ts'

interface CashChartProps {
  curve: CashCurve
  /** As it is, beside what is tried; undefined where nothing is. */
  plain: CashCurve | undefined
  /** Cents. */
  opening: number
  floor: number | null
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 }

/** The balance day by day, and what comes and goes each week. Its numbers are in the table below. */
export function CashChart({ curve, plain, opening, floor }: CashChartProps) {
  const { ref, width } = useElementSize()
  const [chosen, choose] = useState<number>()
  const id = useId()
  const { days, lowest } = curve
  const last = days.length - 1
  const index = Math.min(chosen ?? days.indexOf(lowest), last)
  const shown = days[index]!
  const plot = plotOf(width || 640, bounds([curve, ...(plain ? [plain] : [])], opening, floor))
  function step(event: KeyboardEvent) {
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : index + (STEPS[event.key] ?? Number.NaN)
    if (Number.isNaN(to)) return
    event.preventDefault()
    choose(Math.min(last, Math.max(0, to)))
  }
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const at = Math.floor((clientX - currentTarget.getBoundingClientRect().left - plot.left) / plot.dayWidth)
    choose(Math.min(last, Math.max(0, at)))
  }
  return (
    <section className="pad-75 may-shrink" aria-labelledby={`${id} title`}>
      <h2 className="hidden" id={`${id} title`}>
        Saldo por dia
      </h2>
      <div
        ref={ref}
        className={`clipped ${styles.plot}`}
        role="slider"
        tabIndex={0}
        aria-label="Dia do gráfico: saldo, entradas e saídas"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={describe(shown)}
        onKeyDown={step}
      >
        <svg
          className="block"
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          width={plot.width}
          height={plot.height}
          aria-hidden="true"
          onPointerMove={follow}
          onPointerDown={follow}
        >
          <Grid plot={plot} curve={curve} />
          <Bars plot={plot} curve={curve} />
          {floor !== null && <path className={styles.floor} d={`M${plot.left} ${plot.y(floor)}H${plot.right}`} />}
          {plain && <path className={styles.plain} d={stepPath(plot, opening, plain.days)} />}
          <path className={styles.curve} d={stepPath(plot, opening, days)} />
          {floor !== null && (
            // Below its line, where the curve seldom is, and over what is there.
            <text className={styles.axis} x={plot.right} y={plot.y(floor) + 15} textAnchor="end">
              piso {groupedMoney(floor)}
            </text>
          )}
          <LowestMark plot={plot} curve={curve} />
          {chosen !== undefined && (
            <path className={styles.chosen} d={`M${plot.x(index + 1)} ${plot.top}V${plot.bottom}`} />
          )}
        </svg>
      </div>
      <p className={`small tabular ${styles.said}`}>{describe(shown)}</p>
      <p className={`cluster gap-25-100 soft tiny ${styles.legend}`}>
        <span data-of="curve">saldo no dia</span>
        {plain && <span data-of="plain">como está</span>}
        <span data-of="income">entra na semana</span>
        <span data-of="expense">sai na semana</span>
      </p>
    </section>
  )
}

/** '04/12/2026: saldo R$ 3.112,08; Folha −9.800,00'. */
function describe({ day: date, balance, items }: CashDay): string {
  const named = items.slice(0, 4).map(({ description, type, amount }) => {
    return `${description} ${groupedMoney(type === 'despesa' ? -amount : amount)}`
  })
  const more = items.length > 4 ? [`e mais ${items.length - 4}`] : []
  return [`${day(date)}: saldo ${brl(balance)}`, ...named, ...more].join('; ')
}

const Grid = ({ plot, curve }: { plot: Plot; curve: CashCurve }) => (
  <>
    {plot.ticks.map((cents) => (
      <g key={cents}>
        <path className={cents === 0 ? styles.zero : styles.grid} d={`M${plot.left} ${plot.y(cents)}H${plot.right}`} />
        <text className={styles.axis} x={plot.left - 6} y={plot.y(cents) + 4} textAnchor="end">
          {tickText(cents)}
        </text>
      </g>
    ))}
    {curve.weeks.map(({ from }, week) =>
      week % plot.everyWeek === 0 ? (
        <text
          className={styles.axis}
          key={from}
          x={plot.x(7 * week)}
          y={plot.height - 4}
          textAnchor={week === 12 && plot.everyWeek > 1 ? 'end' : 'start'}
        >
          {dayMonth(from)}
        </text>
      ) : null,
    )}
  </>
)

/** '10 mil' of a million cents. */
function tickText(cents: number): string {
  if (cents % 100_000 === 0 && cents !== 0) return `${(cents / 100_000).toLocaleString('pt-BR')} mil`
  return (cents / 100).toLocaleString('pt-BR')
}

/** What comes and goes each week, from the line of zero upwards and downwards. */
const Bars = ({ plot, curve }: { plot: Plot; curve: CashCurve }) =>
  curve.weeks.map(({ from, income, expenses }, week) => {
    const [at, width] = [plot.x(7 * week) + plot.dayWidth, 2.4 * plot.dayWidth]
    return (
      <g key={from}>
        <rect className={styles.income} x={at} width={width} y={plot.y(income)} height={plot.y(0) - plot.y(income)} />
        <rect
          className={styles.expense}
          x={at + width + 1}
          width={width}
          y={plot.y(0)}
          height={plot.y(-expenses) - plot.y(0)}
        />
      </g>
    )
  })

function LowestMark({ plot, curve: { days, lowest } }: { plot: Plot; curve: CashCurve }) {
  const [x, y] = [plot.x(days.indexOf(lowest) + 0.5), plot.y(lowest.low)]
  const isRight = x < plot.width / 2
  return (
    <>
      <path className={styles.lead} d={`M${x} ${y - 7}V${plot.top - 8}`} />
      <circle className={styles.mark} cx={x} cy={y} r={5} />
      <text
        className={styles.figure}
        x={x + (isRight ? 7 : -7)}
        y={plot.top - 8}
        textAnchor={isRight ? 'start' : 'end'}
      >
        menor: {brl(lowest.low)} em {dayMonth(lowest.day)}
      </text>
    </>
  )
}
