import { toDecimal } from '#money.ts'
import { pick } from '#pick.ts'
import type { Context } from '#platform/context.ts'
import type { CsvTable } from '#statements/csv.ts'
import type { ImportLine, ImportPreview } from '../../import-contract.ts'
import { findTargets } from './accounts.ts'
import { classify } from './classify.ts'
import { listOpen, makeMatcher } from './matches.ts'
import { type ReceivedStatement, receiveStatement, showRemarks } from './receive.ts'
import { suggestCategories } from './suggest.ts'

/** Lines that a preview shows. */
const SHOWN = 1000
const COLUMNS = ['header', 'sample', 'mapping', 'guessed'] as const

/** Shows what an import would do; nothing is stored. A CSV whose columns do not fit is shown with why. Throws as `receiveStatement`, and 422 for an account of another ledger. */
export const previewImport = (context: Context) =>
  receiveStatement(
    context,
    'preview',
    async (statement) => ({ data: await preview(context, statement) }),
    (problem, table) => ({ data: showColumns(problem, table) }),
  )

const showColumns = (problem: string, table: CsvTable): ImportPreview => ({
  format: 'csv',
  accounts: [],
  columns: { ...pick(table, COLUMNS), problem },
  counts: { new: 0, known: 0, doubtful: 0 },
  lines: [],
  remarks: showRemarks([]),
})

async function preview(context: Context, statement: ReceivedStatement): Promise<ImportPreview> {
  const { ledger, statements, format, table } = statement
  const targets = await findTargets(context.db, statement)
  const lines = await classify(context.db, statement, targets)
  const unknown = lines.filter(({ state }) => state !== 'known')
  const matchesOf = makeMatcher(await listOpen(context, ledger))
  const matched = unknown.map((line) => ({ line, matches: matchesOf(line) }))
  // Those that need a decision are all shown, as far as there is room.
  const open = matched.filter(({ line, matches }) => line.state === 'doubtful' || matches.length > 0)
  const chosen = new Set([...open, ...matched].slice(0, SHOWN))
  const shown = matched.length > SHOWN ? matched.filter((one) => chosen.has(one)) : matched
  const suggest = await suggestCategories(
    context.db,
    ledger,
    shown.map(({ line }) => line),
  )
  const count = (state: ImportLine['state']) => lines.filter((line) => line.state === state).length
  return {
    format,
    accounts: statements.map(({ bank, branch, number, balance }, index) => ({
      ...{ bank, branch, number },
      ...pick(targets[index]!, ['account_id', 'name', 'fixed']),
      balance: balance && toDecimal(balance.amount),
      day: balance?.day ?? null,
    })),
    columns: table && { ...pick(table, COLUMNS), problem: '' },
    counts: { new: count('new'), known: count('known'), doubtful: count('doubtful') },
    lines: shown.map(({ line, matches }) => ({
      ...pick(line, ['line', 'account', 'description', 'type', 'state', 'like']),
      date: line.day,
      amount: toDecimal(Math.abs(line.amount)),
      matches,
      ...suggest(line.description),
    })),
    remarks: showRemarks(statement.remarks),
  }
}
