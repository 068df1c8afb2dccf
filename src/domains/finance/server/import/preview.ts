import { toDecimal } from '#money.ts'
import { pick } from '#pick.ts'
import type { Context } from '#platform/context.ts'
import type { CsvTable } from '#statements/csv.ts'
import { dayMonth, dayOf } from '#time.ts'
import { type ImportPreview, MAX_REMARKS } from '../../import-contract.ts'
import type { Proposal } from '../../proposal-contract.ts'
import { findTargets } from './accounts.ts'
import { type Book, readBooks } from './books.ts'
import { type Classified, classify } from './classify.ts'
import { listOpen, makeMatcher } from './matches.ts'
import { propose } from './propose.ts'
import { type ReceivedStatement, receiveStatement, showLeftOut } from './receive.ts'

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
  dropped: [],
  ...showLeftOut({ remarks: [], unread: [] }),
})

async function preview(context: Context, statement: ReceivedStatement): Promise<ImportPreview> {
  const { ledger, statements, format, table } = statement
  const targets = await findTargets(context.db, statement)
  const { lines, taken } = await classify(context.db, statement, targets)
  const known = lines.filter((line) => line.known)
  const unknown = lines.filter((line) => !line.known)
  const proposalOf = await propose(context, context.db, { ledger, lines: unknown, targets, taken })
  const matchesOf = makeMatcher(await listOpen(context, ledger))
  const proposed = unknown.map((line) => ({ line, proposal: proposalOf(line) }))
  // Those that need an answer are all shown, as far as there is room.
  const asked = proposed.filter(({ proposal }) => !proposal.certain)
  const chosen = new Set([...asked, ...proposed].slice(0, SHOWN))
  const shown = proposed.length > SHOWN ? proposed.filter((one) => chosen.has(one)) : proposed
  const hidden = proposed.filter((one) => one.proposal.certain && !chosen.has(one) && proposed.length > SHOWN)
  const books = await readBooks(context.db, statement, { lines, targets })
  return {
    format,
    accounts: statements.map(({ bank, branch, number, kind, balance }, index) => ({
      ...{ bank, branch, number, kind },
      ...pick(targets[index]!, ['account_id', 'name', 'unnamed', 'fixed', 'slot']),
      balance: balance && toDecimal(balance.amount),
      day: balance?.day ?? null,
      book: showBook(
        books[index]!,
        hidden.filter(({ line }) => targets[line.account]!.slot === targets[index]!.slot),
      ),
    })),
    columns: table && { ...pick(table, COLUMNS), problem: '' },
    counts: { new: unknown.length - asked.length, known: known.length, doubtful: asked.length },
    lines: shown.map(({ line, proposal: { certain, ...proposal } }) => ({
      ...toShown(line),
      ...proposal,
      state: certain ? ('new' as const) : ('doubtful' as const),
      matches: matchesOf(line),
    })),
    dropped: known.slice(0, MAX_REMARKS).map((line) => ({ ...toShown(line), reason: knownFrom(line) })),
    ...showLeftOut(statement),
  }
}

/** What an account has with the lines that come in unseen. */
function showBook(book: Book | null, hidden: readonly { line: Classified; proposal: Proposal }[]) {
  if (!book) return null
  const come = hidden.filter(({ line, proposal }) => line.day <= book.until && !proposal.like?.counted)
  return {
    ...pick(book, ['until', 'lacks']),
    balance: toDecimal(come.reduce((sum, { line }) => sum + line.amount, book.balance)),
  }
}

const toShown = (line: Classified) => ({
  ...pick(line, ['line', 'account', 'description', 'type']),
  date: line.day,
  amount: toDecimal(Math.abs(line.amount)),
})

/** The statement that brought a line before. */
const knownFrom = ({ known }: Classified) =>
  known ? `mesma linha do extrato de ${dayMonth(dayOf(known.created_at))}, “${known.file_name}”` : ''
