import styles from './parts.module.css'

interface MeterProps {
  label: string
  /** 0 to 100. */
  percent: number
  title?: string
}

/** A bar of how far a task or a line is. */
export const Meter = ({ label, percent, title }: MeterProps) => (
  <div
    className={`wash ${styles.meter}`}
    role="progressbar"
    aria-label={label}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    title={title}
  >
    <i className="block full-height" style={{ width: `${percent}%` }} />
  </div>
)
