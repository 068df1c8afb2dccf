import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { readMark } from '#domains/site/server/logo/logo.ts'
import { brl } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { chooseItems, findWrongChoice, hasChoices, offeredChoice, settleItems, takeItems } from '../choices.ts'
import type { QuoteDocument } from '../document.ts'
import { counts, totalOf } from '../sums.ts'
import { type BudgetColumns, type Fields, fieldsOf, toColumns } from './columns.ts'
import { draftOf, sumDraft, withDraft } from './draft.ts'
import { makeQuotePdf } from './quote-pdf.ts'
import { findVersion, storePdf } from './versions.ts'

interface Version {
  document: QuoteDocument
  pdf_sha256: string
}

/**
 * What is accepted of a version: where its client chooses, the document of what is taken with a PDF of its own, and the
 * quote comes to that from now on (`columns`). In a transaction that holds the quote. `taken` are the places of the items
 * from 0, as offered where it is left out; `read` is what the client read that it comes to, in cents. Throws 422 for no choice
 * of this version, for none of its items and for another sum, 503 where the PDF cannot be made.
 */
export async function takeChoice(
  context: Context,
  db: Kysely<DB>,
  budget: BudgetColumns,
  { version, taken, read }: { version: Version; taken: readonly number[] | undefined; read: number | undefined },
) {
  const offered = version.document
  if (!hasChoices(offered.items))
    return { document: offered, columns: {}, accepted: { pdf_sha256: version.pdf_sha256 } }
  const places = taken ?? offeredChoice(offered.items)
  requireChoice(offered, places)
  const document = settleItems(chooseItems(offered, places))
  if (read !== undefined && read !== document.total) throw refuse(otherSum(document.total, read))
  const columns = await setTaken(db, budget, places)
  const pdf = await makeQuotePdf(context, document, { mark: await readMark({ db }), lane: 'save' })
  const pdf_key = await storePdf(context, budget.id, pdf)
  const pdf_sha256 = createHash('sha256').update(pdf).digest('hex')
  return { document, columns, accepted: { pdf_sha256, pdf_key, document: JSON.stringify(document) } }
}

/** Makes a quote's items as they are offered again, once its acceptance is undone; the columns that this changes. */
export const resetChoice = async (db: Kysely<DB>, budget: BudgetColumns, { document }: Pick<Version, 'document'>) =>
  hasChoices(document.items) ? setTaken(db, budget, offeredChoice(document.items)) : {}

/** A quote's fields without what its client chose by accepting: that is an answer, of which a copy and a template have none. */
export async function readOffered(db: Kysely<DB>, stored: BudgetColumns): Promise<Fields> {
  const fields = fieldsOf(withDraft(stored))
  // Items that are the draft's own were offered to nobody.
  const isAnswered = stored.state === 'accepted' && !draftOf(stored.draft).items
  const version = isAnswered ? await findVersion(db, stored) : undefined
  return version ? { ...fields, items: takeItems(fields.items, offeredChoice(version.document.items)) } : fields
}

/** Stores which items are taken, and what the quote comes to by that; the columns that this changes. */
async function setTaken(db: Kysely<DB>, budget: BudgetColumns, places: readonly number[]) {
  const fields = fieldsOf(budget)
  const items = takeItems(fields.items, places)
  const total_budget = totalOf({ ...fields, items })
  const row = { ...budget, items: items as unknown as BudgetColumns['items'], total_budget }
  const draft = sumDraft(row)
  await db
    .updateTable('budgets')
    .set({ ...toColumns({ items }), total_budget, draft: draft && JSON.stringify(draft) })
    .where('id', '=', budget.id)
    .execute()
  return { items: row.items, total_budget, draft: draft as BudgetColumns['draft'] }
}

const refuse = (message: string) => new AppError('invalid', message, { choice: message })

/** Without JavaScript the page sums only when it is asked to. */
const otherSum = (total: number, read: number) =>
  `O que está marcado dá ${brl(total)}, e não ${brl(read)}. Confira e aceite de novo.`

/** Throws 422 for items that cannot be chosen, alternatives of which not one is, or nothing at all. */
function requireChoice({ items }: QuoteDocument, places: readonly number[]) {
  if (places.some((place) => !items[place]?.choice)) throw refuse('Escolha entre os itens deste orçamento.')
  const taken = takeItems(items, places)
  const wrong = findWrongChoice(taken)
  if (wrong) throw refuse(`Escolha uma das alternativas de “${items[wrong.index]?.choice?.name}”.`)
  if (!taken.some(counts)) throw refuse('Escolha ao menos um item para aceitar.')
}
