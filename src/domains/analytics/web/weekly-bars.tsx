import { dayMonth } from '#time.ts'
import { wholeNumber } from '#ui/formats.ts'
import panel from '#ui/workbench/panel.module.css'
import { percentOf } from '../change.ts'
import styles from './weekly-bars.module.css'

/** Number of bar styles, used in rotation. */
const STYLES = 7

/** Bars of the last seven days, relative to the largest. */
export function WeeklyBars({ days }: { days: { dia: string; total: string }[] }) {
  const largest = Math.max(...days.map(({ total }) => Number(total)))
  return (
    <section className={`${panel.panel} ${styles.week}`} aria-labelledby="semana">
      <h2 id="semana">Últimos 7 dias</h2>
      <ol className="stack tiny tabular bare-list">
        {days.map(({ dia, total }, index) => (
          <li className="stack align-center gap-75" key={dia}>
            <time className="soft" dateTime={dia}>
              {dayMonth(dia)}
            </time>
            <span>
              <span
                className={`block ${styles.bar}`}
                data-style={index % STYLES}
                style={{ inlineSize: `${percentOf(Number(total), largest)}%` }}
              />
            </span>
            <span className="text-end">
              {wholeNumber(Number(total))} <span className="hidden">visitas</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
