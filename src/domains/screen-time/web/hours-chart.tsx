import type { ScreenTime } from '../contract.ts'
import styles from './hours-chart.module.css'

const MOST = 60

/** Minutes of use in each of the day's hours: 24 bars, a full one is a whole hour. */
export function HoursChart({ chart }: Pick<ScreenTime, 'chart'>) {
  return (
    <ol className={styles.chart} aria-label="Minutos de uso em cada hora do dia">
      {chart.map(({ hour, height }) => (
        <li key={hour} title={`${hour} h: ${height} min`}>
          <span className={styles.bar} aria-hidden>
            <i style={{ height: `${(Math.min(height, MOST) / MOST) * 100}%` }} data-empty={height === 0 || undefined} />
          </span>
          <span className="hidden">
            {hour} h: {height} min
          </span>
          <small aria-hidden>{hour}</small>
        </li>
      ))}
    </ol>
  )
}
