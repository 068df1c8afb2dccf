import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react'
import panel from '../panel.module.css'
import styles from './chart.module.css'

/** A figure of every point: a colour of the chart, and a column of its table. */
export interface Series<Point> {
  /** Identifies the colour: `[data-of='views']` in the style sheet of the chart. */
  of: string
  label: string
  /** The figure as text, for the table. */
  textOf: (point: Point) => string
}

interface ChartProps<Point> {
  title: string
  /** One point for each step along the horizontal axis; at least one. */
  points: readonly Point[]
  series: readonly Series<Point>[]
  /** The name of a point, e.g. its day. */
  nameOf: (point: Point) => string
  /** A point with its figures, in words. */
  describe: (point: Point) => string
  /** What a point is: heading of the table's first column, and part of the chart's name, e.g. 'Dia'. */
  unit: string
  /** Texts below the first and the last point. */
  ends: readonly [string, string]
  /** Text at the top of the plot: the largest figure. */
  largest: string
  /** Sets the colour of each series, `--of` at `[data-of]`. */
  className?: string | undefined
  /** The marks of a point, as SVG in a column of width 1 from `at` and 100 high; 0 is the top. */
  children: (point: Point, at: number) => ReactNode
}

/**
 * A chart with its key and its table. The pointer over it, or the arrow keys, select the point that is described; at
 * first the last one.
 */
export function Chart<Point>({
  title,
  points,
  series,
  nameOf,
  describe,
  unit,
  ends,
  largest,
  className = '',
  children,
}: ChartProps<Point>) {
  const heading = useId()
  const [chosen, choose] = useState<number>()
  const last = points.length - 1
  const index = Math.min(chosen ?? last, last)
  const point = points[index]!
  const step = (event: KeyboardEvent) => {
    const to = STEPS[event.key]?.(index, last)
    if (to === undefined) return
    event.preventDefault()
    choose(Math.min(last, Math.max(0, to)))
  }
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    choose(Math.min(last, Math.max(0, Math.floor(((clientX - left) / Math.max(1, width)) * points.length))))
  }
  return (
    <section className={`${panel.panel} ${styles.chart} ${className}`} aria-labelledby={heading}>
      <header className="cluster align-baseline">
        <h3 id={heading}>{title}</h3>
        <p className={`soft cluster tiny gap-25-100 ${styles.key}`}>
          {series.map(({ of, label }) => (
            <span className="row gap-40" key={of} data-of={of}>
              {label}
            </span>
          ))}
        </p>
        <output className="push strong">{describe(point)}</output>
      </header>
      <div
        className={`relative lines-around ${styles.plot}`}
        role="slider"
        tabIndex={0}
        aria-label={`${unit} do gráfico: ${title}`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={describe(point)}
        onKeyDown={step}
      >
        <span className={`soft click-through surface ${styles.largest}`} aria-hidden>
          {largest}
        </span>
        <svg
          className="block full-width"
          viewBox={`0 0 ${points.length} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerMove={follow}
          onPointerDown={follow}
        >
          {points.map((one, at) => (
            <g key={nameOf(one)} data-chosen={at === index || undefined}>
              <rect x={at} y={0} width={1} height={100} className={styles.column} />
              {children(one, at)}
            </g>
          ))}
        </svg>
      </div>
      <p className="soft flex space-between tiny">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <Numbers title={title} points={points} series={series} nameOf={nameOf} unit={unit} />
    </section>
  )
}

/** The point to which a key leads, by its `KeyboardEvent.key`. */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  PageDown: (index) => index - 7,
  PageUp: (index) => index + 7,
  Home: () => 0,
  End: (_, last) => last,
}

/** The chart's figures as a table, the last point first. */
const Numbers = <Point,>({
  title,
  points,
  series,
  nameOf,
  unit,
}: Pick<ChartProps<Point>, 'title' | 'points' | 'series' | 'nameOf' | 'unit'>) => (
  <details className={styles.numbers}>
    <summary className="soft pointer">Os números do gráfico</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
    <section className="above-50" tabIndex={0} aria-label={`Números do gráfico: ${title}`}>
      <table className="joined-cells">
        <thead>
          <tr>
            <th className="regular text-start" scope="col">
              {unit}
            </th>
            {series.map(({ of, label }) => (
              <th className="regular text-start" key={of} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr className="line-above" key={nameOf(point)}>
              <th className="regular text-start" scope="row">
                {nameOf(point)}
              </th>
              {series.map(({ of, textOf }) => (
                <td className="regular text-end" key={of}>
                  {textOf(point)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
)
