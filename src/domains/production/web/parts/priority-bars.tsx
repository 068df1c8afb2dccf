import { PRIORITY_LABELS } from '../../production.ts'
import styles from './parts.module.css'

/** A priority from 1 to 3 as so many bars of three. */
export const PriorityBars = ({ prioridade }: { prioridade: number }) => (
  <span className={`flex-none ${styles.bars}`} title={`Prioridade ${PRIORITY_LABELS[prioridade]}`}>
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden>
      {[1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x={4 * bar - 2.5}
          y={12 - 3 * bar}
          width="3"
          height={3 * bar + 1}
          rx="0.75"
          opacity={bar <= prioridade ? 1 : 0.3}
        />
      ))}
    </svg>
    <span className="hidden">Prioridade {PRIORITY_LABELS[prioridade]}</span>
  </span>
)
