import type { Company } from '#domains/site/section-schemas.ts'
import { readSections, type SectionSource } from '#domains/site/server/sections.ts'
import { MAX_CENTS } from '#money.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { PREVIEW_LIMIT } from '#platform/http/limits.ts'
import { renderMarkdown } from '#platform/markdown/render.ts'
import { maskTaxId } from '#tax-ids.ts'
import { dayOf } from '#time.ts'
import { numberText, type PaymentTerm, paymentAmounts, translateStatus } from '../budget.ts'
import type { TypedBudget } from '../budget-schemas.ts'
import type { QuoteDocument } from '../document.ts'
import { discountOf, grossOf, sumOf, totalOf, wholeDiscount } from '../sums.ts'
import { chooseBudgets, notFound } from './access.ts'
import { type BudgetColumns, type Fields, fieldsOf, type StoredItem, toStored } from './columns.ts'
import { readDefaults } from './defaults.ts'

/** The document of a quote as it is stored now. Throws 404. */
export async function readDocument(context: Context, id: number) {
  const row = await chooseBudgets(context).selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return { data: await makeDocument(context, row) }
}

/** The document of a quote's row. */
export async function makeDocument(source: SectionSource, row: BudgetColumns): Promise<QuoteDocument> {
  const fields = fieldsOf(row)
  return toDocument(fields, {
    total: totalOf(fields),
    number: row.id,
    version: row.version || null,
    issued: dayOf(row.date),
    parties: await readParties(source, row),
    html: { extra: row.extra_html, terms: row.terms_html },
  })
}

/**
 * The document of what is being typed, which is not stored; a new quote without terms has those of Site, as it will be
 * saved. Throws 413 and 429.
 */
export async function previewDocument(context: Context, { id, budget }: { id: number; budget: TypedBudget }) {
  await context.limits.spend(PREVIEW_LIMIT, String(requireUser(context).id))
  const typed = toStored(budget)
  const row = await chooseBudgets(context).select(['date', 'version']).where('id', '=', id).executeTakeFirst()
  const fields = row || typed.terms ? typed : { ...typed, terms: (await readDefaults(context)).terms }
  // One after the other: a preview has one place in the worker.
  const extra = await renderMarkdown(context, fields.extra_text, 'preview')
  const terms = await renderMarkdown(context, fields.terms, 'preview')
  const data = toDocument(fields, {
    // An empty one has no total yet; what has a sum is shown as it will be saved.
    total: sumOf(fields) === 0 ? 0 : totalOf(fields),
    number: id,
    version: row?.version || null,
    issued: dayOf(row?.date ?? context.clock.now()),
    parties: await readParties(context, fields),
    html: { extra: extra.html, terms: terms.html },
  })
  return { data }
}

interface Rest {
  /** Cents. */
  total: number
  number: number
  version: number | null
  issued: string
  parties: Pick<QuoteDocument, 'company' | 'client'>
  html: { extra: string; terms: string }
}

function toDocument(fields: Fields, { total, number, parties, html, ...rest }: Rest): QuoteDocument {
  return {
    ...rest,
    ...parties,
    number: numberText(number),
    title: fields.project_name,
    status: translateStatus(fields.status),
    deadline: fields.deadline,
    validity: fields.budget_validity,
    items: fields.items.map(toItem),
    ...taken(fields.discount, wholeDiscount(fields)),
    additional: fields.additional_value,
    total,
    payments: toPayments(total, fields.payments),
    extra: { markdown: fields.extra_text, html: html.extra },
    terms: { markdown: fields.terms, html: html.terms },
  }
}

function toItem({
  description,
  quantity,
  total,
  unit,
  unit_price,
  discount,
}: StoredItem): QuoteDocument['items'][number] {
  const plain = { description, quantity, total, ...(unit && { unit }) }
  if (typeof unit_price !== 'number') return plain
  // What is only being typed may come to more than any amount.
  const gross = Math.min(grossOf({ quantity, unit_price }), MAX_CENTS)
  return { ...plain, unit_price, ...taken(discount, discountOf(gross, discount)) }
}

/** What a discount comes to; nothing where that is nothing, so that quotes without one stay as they were. */
const taken = (discount: Fields['discount'] | undefined, amount: number) =>
  discount && amount > 0 ? { discount: { percent: discount.percent, amount } } : {}

/** While they are typed they may not come to the total yet: each then shows what it comes to alone. */
function toPayments(total: number, terms: readonly PaymentTerm[]): QuoteDocument['payments'] {
  const amounts = paymentAmounts(total, terms)
  return terms.map(({ due, percent, amount }, index) => ({
    due: due ?? '',
    percent,
    amount: amounts?.[index] ?? amount ?? Math.round((total * (percent ?? 0)) / 100),
  }))
}

/** Who makes the quote and whom it is for. */
async function readParties(
  { db, settings }: SectionSource,
  { client, client_id }: Pick<Fields, 'client' | 'client_id'>,
) {
  const { company } = await readSections({ db, settings }, ['company'])
  const record = client_id
    ? await db
        .selectFrom('clients')
        .select(['contact', 'document', 'email', 'phone', 'address'])
        .where('id', '=', client_id)
        .executeTakeFirst()
    : undefined
  const { contact = '', document = '', ...reach } = record ?? {}
  return {
    company: toCompany(company),
    client: {
      email: '',
      phone: '',
      address: '',
      ...reach,
      name: client,
      contact,
      // All staff may quote to any client, and only the admin may read a CPF.
      document: maskTaxId(document),
    },
  }
}

function toCompany({ name, legalName, cnpj, email, whatsapp, street, district, city, state, zip }: Company) {
  const place = [city, state].filter(Boolean).join(', ')
  return { name, legalName, cnpj, email, whatsapp, address: [street, district, place, zip].filter(Boolean).join(', ') }
}
