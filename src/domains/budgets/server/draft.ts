import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { totalOf } from '../sums.ts'
import { type BudgetColumns, FIELDS, type Fields, fieldsOf } from './columns.ts'

/** The fields that a version is made of: the status and the record behind the client's name are the firm's own. */
const DRAFTED_FIELDS = FIELDS.filter((name) => name !== 'status' && name !== 'client_id')

/** What a draft may have otherwise than the version that the client has, as it is stored. */
export type DraftColumns = Omit<Fields, 'status' | 'client_id'> &
  Pick<BudgetColumns, 'extra_html' | 'terms_html' | 'total_budget'>
const DRAFTED = [...DRAFTED_FIELDS, 'extra_html', 'terms_html', 'total_budget'] as (keyof DraftColumns)[]

/** Whether a save changes what a version is made of, or whose record is behind it. */
export const changesContent = (before: Fields, after: Partial<Fields>) =>
  FIELDS.some((name) => name !== 'status' && after[name] !== undefined && !isDeepStrictEqual(after[name], before[name]))

/** A stored draft. */
export const draftOf = (draft: BudgetColumns['draft']) => (draft ?? {}) as unknown as Partial<DraftColumns>

/** A quote's row as its form and its printer view have it: with the draft of the next version, where there is one. */
export const withDraft = <Row extends Pick<BudgetColumns, 'draft'>>(row: Row): Row => ({
  ...row,
  ...draftOf(row.draft),
})

/** What an edited quote has otherwise than its row, which says what the client has. */
export const toDraft = (row: BudgetColumns, edited: DraftColumns): Partial<DraftColumns> =>
  Object.fromEntries(
    DRAFTED.filter((name) => !isDeepStrictEqual(edited[name], row[name])).map((name) => [name, edited[name]]),
  )

/** The draft of a row whose items have changed: what it comes to follows. Null where there is none. */
export function sumDraft(row: BudgetColumns): Partial<DraftColumns> | null {
  if (row.draft === null) return null
  const { total_budget: _, ...rest } = draftOf(row.draft)
  const total_budget = totalOf({ ...fieldsOf(row), ...rest })
  return total_budget === row.total_budget ? rest : { ...rest, total_budget }
}

/** What the list shows of a draft. */
const LISTED = { client: 'text', project_name: 'text', deadline: 'date', total_budget: 'bigint' } as const

/** A column of the list, as the draft has it where there is one. */
export const drafted = <Name extends keyof typeof LISTED>(name: Name) =>
  sql<
    BudgetColumns[Name]
  >`coalesce((draft ->> ${sql.lit(name)})::${sql.raw(LISTED[name])}, ${sql.ref(`budgets.${name}`)})`
