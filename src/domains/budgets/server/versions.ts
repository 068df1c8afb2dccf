import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { readMark } from '#domains/site/server/logo/logo.ts'
import type { SectionSource } from '#domains/site/server/sections.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { translateStatus } from '../budget.ts'
import { chooseItems, hasChoices, offeredChoice, settleItems } from '../choices.ts'
import type { QuoteDocument } from '../document.ts'
import { type BudgetColumns, documentOf, itemsOf } from './columns.ts'
import { makeDocument } from './document.ts'
import { addEvent } from './events.ts'
import { makeQuotePdf } from './quote-pdf.ts'

/** What the keys of all quotes' files begin with, in the private store. */
export const FOLDER = 'budgets'

/** Whether a client reads the same in both: the firm's own status and the version's number do not count. */
export function isSameContent(one: QuoteDocument, other: QuoteDocument): boolean {
  const toContent = ({ version: _, status: __, ...content }: QuoteDocument) => JSON.parse(JSON.stringify(content))
  return isDeepStrictEqual(toContent(one), toContent(other))
}

/** The document of what is stored, in the transaction at hand; of the draft where there is one. */
const readStored = async (source: SectionSource, id: number) =>
  makeDocument(source, await source.db.selectFrom('budgets').selectAll().where('id', '=', id).executeTakeFirstOrThrow())

/** The version that the client has. */
export async function findVersion(db: Kysely<DB>, { id, version }: Pick<BudgetColumns, 'id' | 'version'>) {
  const row = await db
    .selectFrom('budget_versions')
    .selectAll()
    .where('budget_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && { ...row, document: documentOf(row) }
}

/** What a version says, with what its client chose by accepting it: of that alone, until a next version is begun. */
function asAnswered({ document }: { document: QuoteDocument }, row: BudgetColumns): QuoteDocument {
  if (row.state !== 'accepted' || !hasChoices(document.items)) return document
  const chosen = chooseItems(document, offeredChoice(itemsOf(row)))
  return row.draft === null ? settleItems(chosen) : chosen
}

/** What a version says, as it was answered, and what is stored now, where these read otherwise; undefined where they do not. */
export async function findDifference(
  source: SectionSource,
  row: BudgetColumns,
  version: { document: QuoteDocument } | undefined,
) {
  if (!version) return undefined
  const [sent, now] = [asAnswered(version, row), await makeDocument(source, row)]
  return isSameContent(now, sent) ? undefined : { sent, now }
}

/**
 * Makes a version of what is stored now, with its PDF, unless the client's one reads the same. In a transaction that
 * holds the quote. Throws 503 where the PDF cannot be made.
 */
export async function makeVersion(context: Context, db: Kysely<DB>, row: Pick<BudgetColumns, 'id' | 'version'>) {
  const { id } = row
  const [before, now] = [await findVersion(db, row), await readStored({ ...context, db }, id)]
  if (before && isSameContent(now, before.document)) return before
  const version = row.version + 1
  // The firm's own status is no part of an offer: one that was approved by hand must not say so to its client.
  const document = { ...now, status: translateStatus('PENDING'), version }
  const pdf = await makeQuotePdf(context, document, { mark: await readMark({ db }), lane: 'save' })
  const pdf_key = await storePdf(context, id, pdf)
  const stored = {
    budget_id: id,
    version,
    pdf_key,
    pdf_sha256: createHash('sha256').update(pdf).digest('hex'),
    created_at: context.clock.now(),
    created_by: context.actor?.id ?? null,
  }
  await db
    .insertInto('budget_versions')
    .values({ ...stored, document: JSON.stringify(document) })
    .execute()
  await db.updateTable('budgets').set({ version }).where('id', '=', id).execute()
  await addEvent(context, db, { budget_id: id, kind: 'version', version })
  return { ...stored, document }
}

/** Stores a PDF of a quote privately; its key. What no row names after all is removed by the clean-up job. */
export async function storePdf({ storage }: Pick<Context, 'storage'>, id: number, pdf: Uint8Array): Promise<string> {
  const key = `${FOLDER}/${id}/${randomUUID()}.pdf`
  await storage.private.put(key, pdf)
  return key
}
