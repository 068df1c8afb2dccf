import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { brl } from '#money.ts'
import { lastOfMonth } from '#time.ts'
import type { MonthLimit } from '../../categories-contract.ts'
import { CategoryMark } from '../parts/category-mark.tsx'
import { MONTH } from '../parts/finance-page.tsx'
import { centsOf, money } from '../parts/money-text.ts'
import styles from './limits.module.css'

interface LimitBarProps {
  limit: MonthLimit
  /** The category's, with its owner where that is named. */
  name: string
  /** YYYY-MM, and the day of today. */
  month: string
  today: string
}

/** A category against what it may spend in a month; leads to its entries of the month. */
export function LimitBar({ limit, name, month, today }: LimitBarProps) {
  const { category, id_user, color, monthly_limit, spent } = limit
  const [most, used] = [centsOf(monthly_limit ?? '0'), centsOf(spent)]
  const isOver = used > most
  return (
    <Link
      className={`block grow may-shrink undecorated rounded hover-wash ${styles.limit}`}
      to={MONTH}
      search={{ month, category, ledger: id_user }}
    >
      <span className={`row cluster space-between ${styles.line}`}>
        <CategoryMark name={name} color={color} />
        <span className="tiny">
          {money(spent)} de {money(monthly_limit ?? '0')}
        </span>
      </span>
      <span className={`block relative wash ${styles.track}`} aria-hidden>
        <span
          className={`block ${styles.bar}`}
          data-over={isOver || undefined}
          style={{ inlineSize: `${Math.min(100, (used / most) * 100)}%` }}
        />
        {today.startsWith(month) && (
          <span className={styles.today} style={{ insetInlineStart: `${passedOf(today) * 100}%` }} />
        )}
      </span>
      <span className="tiny">
        <Rest monthly_limit={monthly_limit ?? '0'} spent={spent} />
      </span>
    </Link>
  )
}

/** Which part of its month has passed with a day. */
const passedOf = (today: string) => Number(today.slice(8)) / Number(lastOfMonth(today).slice(8))

/** 'restam R$ 180,00', or by how much it is over. */
export function Rest({ monthly_limit, spent }: { monthly_limit: string; spent: string }) {
  const rest = centsOf(monthly_limit) - centsOf(spent)
  if (rest >= 0) return `restam ${brl(rest)}`
  return (
    <span className="inline-row gap-25 error strong">
      <IconAlertTriangle size={14} aria-hidden />
      {brl(-rest)} acima da meta
    </span>
  )
}
