import { Link } from '@tanstack/react-router'
import { useSay } from '#client/interface/say.ts'
import rows from '#ui/workbench/records/rows.module.css'
import table from '#ui/workbench/records/table.module.css'
import { numberText } from '../../budget.ts'
import type { BudgetRow } from '../../budget-schemas.ts'
import { budgetWords } from '../../words.ts'
import { Standing } from '../parts/badges.tsx'
import type { ListFormats } from './formats.ts'
import styles from './table.module.css'

interface BudgetTableProps {
  budgets: readonly BudgetRow[]
  formats: ListFormats
  /** Whether the owner of each is named. */
  isTeam: boolean
}

/** The quotes as specified, as a table; in a narrow window each row is a card. */
export function BudgetTable({ budgets, formats, isTeam }: BudgetTableProps) {
  const say = useSay()
  return (
    <table className={`${rows.rows} ${table.table} ${styles.columns}`}>
      <thead>
        <tr>
          <th scope="col">{say(budgetWords.number)}</th>
          <th scope="col">{say(budgetWords.client)}</th>
          <th scope="col">{say(budgetWords.project)}</th>
          <th scope="col">{say(budgetWords.deadline)}</th>
          <th scope="col" className={table.figure}>
            {say(budgetWords.amount)}
          </th>
          <th scope="col">{say(budgetWords.status)}</th>
          <th scope="col">{say(budgetWords.created)}</th>
        </tr>
      </thead>
      <tbody>
        {budgets.map((budget) => (
          <Row key={budget.id} budget={budget} formats={formats} isTeam={isTeam} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Pick<BudgetTableProps, 'formats' | 'isTeam'> {
  budget: BudgetRow
}

/** Opens the form; the whole row is its target. */
function Row({ budget, formats, isTeam }: RowProps) {
  const say = useSay()
  return (
    <tr>
      <th scope="row" className={`${rows.opens} ${table.number} ${styles.id}`}>
        <Link
          className="soft"
          to="/dashboard/budget-create"
          search={{ id: budget.id }}
          aria-label={`Orçamento ${numberText(budget.id)}`}
        >
          {numberText(budget.id)}
        </Link>
      </th>
      <td className={`strong ${styles.client}`}>{budget.client}</td>
      <td className={styles.project}>
        {budget.project_name}
        {isTeam && <small>{budget.owner}</small>}
      </td>
      <td className={table.day} data-label={say(budgetWords.deadline)}>
        {formats.day(budget.deadline)}
      </td>
      <td className={`${table.figure} ${styles.figure}`}>
        {formats.amount(budget.total_budget)}{' '}
        {budget.sent_total !== undefined && budget.sent_total !== budget.total_budget && (
          <small>cliente vê {formats.amount(budget.sent_total)}</small>
        )}
      </td>
      <td className={styles.status}>
        <Standing {...budget} /> {budget.draft && <span className="soft tiny nowrap">com rascunho</span>}
      </td>
      <td className={table.day} data-label={say(budgetWords.created)}>
        {formats.day(budget.date)}
      </td>
    </tr>
  )
}
