import { brl } from '#money.ts'
import { day } from '#time.ts'
import { RecordLink } from '#ui/workbench/record-link.tsx'
import type { Plan, Planned } from '../../cash.ts'
import styles from './cash.module.css'

/** What is late to be received and was promised for no day: named, and in none of the sums. */
export function LeftOut({ plans }: { plans: readonly Planned[] }) {
  if (plans.length === 0) return null
  const sum = plans.reduce((total, { amount }) => total + amount, 0)
  return (
    <section className="stack gap-50 may-shrink" aria-labelledby="fora">
      <div className="cluster align-baseline gap-50">
        <h2 id="fora">Vencidas, fora da conta</h2>
        <span className="soft">{brl(sum)}; contam quando há um dia prometido, anotado na parcela</span>
      </div>
      <ul className="bare-list tabular">
        {(plans as readonly Plan[]).map(({ key, description, amount, due, to }) => (
          <li className={`cluster pad-50 line-above ${styles.left}`} key={key}>
            <span className="may-shrink break-anywhere">
              {to ? <RecordLink to={to}>{description}</RecordLink> : description}
            </span>
            <span className="soft">venceu em {day(due)}</span>
            <b className="push medium nowrap">{brl(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
