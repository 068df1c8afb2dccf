import { Link } from '@tanstack/react-router'
import rows from '#ui/workbench/records/rows.module.css'
import table from '#ui/workbench/records/table.module.css'
import { numberText } from '../../budget.ts'
import type { BudgetRow } from '../../budget-schemas.ts'
import { StateMark, StatusBadge } from '../parts/badges.tsx'
import type { ListFormats } from './formats.ts'
import styles from './table.module.css'

interface BudgetTableProps {
  budgets: readonly BudgetRow[]
  formats: ListFormats
  /** Whether the owner of each is named. */
  isTeam: boolean
}

/** The quotes as a table; in a narrow window each row is a card. */
export const BudgetTable = ({ budgets, formats, isTeam }: BudgetTableProps) => (
  <table className={`${rows.rows} ${table.table} ${styles.columns}`}>
    <thead>
      <tr>
        <th scope="col">ID</th>
        <th scope="col">Client</th>
        <th scope="col">Project</th>
        <th scope="col">Deadline</th>
        <th scope="col" className={table.figure}>
          Amount
        </th>
        <th scope="col">Status</th>
        <th scope="col">Created</th>
      </tr>
    </thead>
    <tbody>
      {budgets.map((budget) => (
        <Row key={budget.id} budget={budget} formats={formats} isTeam={isTeam} />
      ))}
    </tbody>
  </table>
)

interface RowProps extends Pick<BudgetTableProps, 'formats' | 'isTeam'> {
  budget: BudgetRow
}

/** Opens the form; the whole row is its target. */
const Row = ({ budget, formats, isTeam }: RowProps) => (
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
    <td className={table.day} data-label="Deadline">
      {formats.day(budget.deadline)}
    </td>
    <td className={`${table.figure} ${styles.figure}`}>{formats.amount(budget.total_budget)}</td>
    <td className={styles.status}>
      <StatusBadge status={budget.status} />
      <StateMark state={budget.state} />
    </td>
    <td className={table.day} data-label="Created">
      {formats.day(budget.date)}
    </td>
  </tr>
)
