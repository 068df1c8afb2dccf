import type { ScreenTime } from '../contract.ts'
import styles from './hours-chart.module.css'

/** Minutes of use in each hour of the day as 24 bars; a full bar is 60 minutes. */
export function HoursChart({ chart }: Pick<ScreenTime, 'chart'>) {
  return (
    <ol className={styles.chart} aria-label="Minutos de uso em cada hora do dia">
      {chart.map(({ hour, height }) => (
        <li key={hour} title={`${hour} h: ${height} min`}>
          <span className={styles.bar} aria-hidden>
            <i style={{ height: `${(height / 60) * 100}%` }} data-empty={height === 0 || undefined} />
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
