import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { brl, groupedMoney } from '#money.ts'
import { dayMonth } from '#time.ts'
import { RecordLink } from '#ui/workbench/record-link.tsx'
import type { CashCurve, CashDay, CashWeek, Plan } from '../../cash.ts'
import styles from './cash.module.css'

/** The curve in numbers: a row a week, which opens its days and what moves them. */
export function Weeks({ curve, opening }: { curve: CashCurve; opening: number }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (from: string) =>
    setOpen((before) => {
      const next = new Set(before)
      if (!next.delete(from)) next.add(from)
      return next
    })
  return (
    <section className="stack gap-50 may-shrink" aria-labelledby="semanas">
      <div className="cluster align-baseline gap-50">
        <h2 id="semanas">Semana a semana</h2>
        <span className="soft">começa com {brl(opening)}</span>
      </div>
      <table className={`full-width tabular joined-cells ${styles.weeks}`}>
        <thead>
          <tr>
            <th scope="col">Semana</th>
            <th scope="col">Entra</th>
            <th scope="col">Sai</th>
            <th scope="col">Saldo no fim</th>
            <th scope="col" className={styles.second}>
              Menor na semana
            </th>
            <th scope="col" className={styles.third}>
              O maior
            </th>
          </tr>
        </thead>
        <tbody>
          {curve.weeks.map((week) => (
            <Fragment key={week.from}>
              <WeekRow
                week={week}
                isLowest={week.lowest === curve.lowest}
                isOpen={open.has(week.from)}
                onToggle={() => toggle(week.from)}
              />
              {open.has(week.from) &&
                curve.days
                  .filter(({ day, items }) => day >= week.from && day <= week.to && items.length > 0)
                  .map((one) => <DayRow key={one.day} day={one} />)}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface WeekRowProps {
  week: CashWeek
  isLowest: boolean
  isOpen: boolean
  onToggle: () => void
}

function WeekRow({ week, isLowest, isOpen, onToggle }: WeekRowProps) {
  const { from, to, income, expenses, balance, lowest, largest } = week
  const name = `${dayMonth(from)} a ${dayMonth(to)}`
  const isEmpty = largest === null
  return (
    <tr data-lowest={isLowest || undefined}>
      <th scope="row">
        {isEmpty ? (
          <span className={styles.quiet}>{name}</span>
        ) : (
          <UnstyledButton className={styles.open ?? ''} aria-expanded={isOpen} onClick={onToggle}>
            <IconChevronRight size={16} aria-hidden />
            {name}
          </UnstyledButton>
        )}
      </th>
      <td>{income > 0 ? groupedMoney(income) : <span className="soft">–</span>}</td>
      <td>{expenses > 0 ? groupedMoney(-expenses) : <span className="soft">–</span>}</td>
      <td className="medium">{groupedMoney(balance)}</td>
      <td className={`${styles.second} ${lowest.low < 0 ? 'error' : isLowest ? '' : 'soft'}`}>
        {groupedMoney(lowest.low)}, {dayMonth(lowest.day)}
      </td>
      <td className={`soft ${styles.third}`}>{largest && `${largest.description}, ${groupedMoney(largest.amount)}`}</td>
    </tr>
  )
}

/** A day of an open week: its figures, and below them all that moves it. */
const DayRow = ({ day: { day, income, expenses, balance, items } }: { day: CashDay }) => (
  <>
    <tr className={`small ${styles.ofDay}`}>
      <th scope="row">{dayMonth(day)}</th>
      <td>{income > 0 && groupedMoney(income)}</td>
      <td>{expenses > 0 && groupedMoney(-expenses)}</td>
      <td>{groupedMoney(balance)}</td>
      <td className={styles.second} />
      <td className={styles.third} />
    </tr>
    <tr className={`small break-anywhere ${styles.items}`}>
      <td colSpan={6}>
        <ul className="bare-list">
          {(items as readonly Plan[]).map(({ key, description, amount, type, to }) => (
            <li key={key}>
              {to ? <RecordLink to={to}>{description}</RecordLink> : description}{' '}
              <span className="nowrap">{groupedMoney(type === 'despesa' ? -amount : amount)}</span>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  </>
)
