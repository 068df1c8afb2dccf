import type { Company } from '#domains/site/section-schemas.ts'
import { addressLine } from '#domains/site/server/letterhead.ts'
import { readSections, type SectionSource } from '#domains/site/server/sections.ts'
import { MAX_CENTS } from '#money.ts'
import { pick } from '#pick.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { PREVIEW_LIMIT } from '#platform/http/limits.ts'
import { renderMarkdown } from '#platform/markdown/render.ts'
import { maskTaxId } from '#tax-ids.ts'
import { dayOf } from '#time.ts'
import { numberText, type PaymentTerm, paymentAmounts, translateStatus } from '../budget.ts'
import type { TypedBudget } from '../budget-schemas.ts'
import { followTotal, hasChoices, settleItems } from '../choices.ts'
import type { QuoteDocument } from '../document.ts'
import { discountOf, grossOf, sumOf, totalOf, wholeDiscount } from '../sums.ts'
import { notFound, visibleQuotes } from './access.ts'
import { type BudgetColumns, type Fields, fieldsOf, type StoredItem, toStored } from './columns.ts'
import { readDefaults } from './defaults.ts'
import { changesContent, withDraft } from './draft.ts'

/** The document of a quote as it is stored now. Throws 404. */
export async function readDocument(context: Context, id: number) {
  const row = await visibleQuotes(context).selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return { data: await makeDocument(context, row) }
}

/** The document of a quote's row; with the draft of the next version, where there is one. */
export async function makeDocument(source: SectionSource, stored: BudgetColumns): Promise<QuoteDocument> {
  const row = withDraft(stored)
  const fields = fieldsOf(row)
  const document = toDocument(fields, {
    total: totalOf(fields),
    number: row.id,
    version: isDraft(row) ? null : row.version,
    issued: dayOf(row.date),
    parties: await readParties(source, row),
    html: { extra: row.extra_html, terms: row.terms_html },
  })
  // What was not chosen is no part of what was agreed upon.
  if (row.state !== 'accepted' || row.draft !== null || !hasChoices(fields.items)) return document
  const amounts = followTotal(document.total, fields.payments)
  const payments = document.payments.map((payment, index) => ({ ...payment, amount: amounts[index] ?? 0 }))
  return settleItems({ ...document, payments: payments.filter(({ amount }) => amount > 0) })
}

/** Whether what is stored was not sent as it is. */
const isDraft = ({ version, draft }: BudgetColumns) => version === 0 || draft !== null

/**
 * The document of what is being typed, which is not stored; a new quote without terms has those of Site, as it will be
 * saved. Throws 413 and 429.
 */
export async function previewDocument(context: Context, { id, budget }: { id: number; budget: TypedBudget }) {
  await context.limits.spend(PREVIEW_LIMIT, String(requireUser(context).id))
  const typed = toStored(budget)
  const row = await visibleQuotes(context).selectAll().where('id', '=', id).executeTakeFirst()
  const fields = row || typed.terms ? typed : { ...typed, terms: (await readDefaults(context)).terms }
  // One after the other: a preview has one place in the worker.
  const extra = await renderMarkdown(context, fields.extra_text, 'preview')
  const terms = await renderMarkdown(context, fields.terms, 'preview')
  const data = toDocument(fields, {
    // An empty one has no total yet; what has a sum is shown as it will be saved.
    total: sumOf(fields) === 0 ? 0 : totalOf(fields),
    number: id,
    version: !row || isDraft(row) || changesContent(fieldsOf(row), fields) ? null : row.version,
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

/** The document of these fields, with what is not among them. */
export function toDocument(fields: Fields, { total, number, parties, html, ...rest }: Rest): QuoteDocument {
  return {
    ...rest,
    ...parties,
    number: numberText(number),
    title: fields.project_name,
    status: translateStatus(fields.status),
    deadline: fields.deadline,
    validity: fields.budget_validity,
    items: fields.items.map(toItem),
    ...taken(fields.discount, wholeDiscount(fields), hasChoices(fields.items)),
    additional: fields.additional_value,
    total,
    payments: toPayments(total, fields.payments),
    ...toLate(fields),
    extra: { markdown: fields.extra_text, html: html.extra },
    terms: { markdown: fields.terms, html: html.terms },
  }
}

/** What was set for this quote; nothing where it was not, so that quotes without stay as they were. */
function toLate({ late_fine, late_interest }: Fields): Pick<QuoteDocument, 'late'> {
  if (late_fine === null && late_interest === null) return {}
  return {
    late: {
      ...(late_fine !== null && { fine: late_fine }),
      ...(late_interest !== null && { interest: late_interest }),
    },
  }
}

function toItem({
  description,
  quantity,
  total,
  unit,
  unit_price,
  discount,
  group,
  choice,
}: StoredItem): QuoteDocument['items'][number] {
  const plain = {
    description,
    quantity,
    total,
    ...(unit && { unit }),
    ...(group && { group }),
    ...(choice && { choice }),
  }
  if (typeof unit_price !== 'number') return plain
  // What is only being typed may come to more than any amount.
  const gross = Math.min(grossOf({ quantity, unit_price }), MAX_CENTS)
  return { ...plain, unit_price, ...taken(discount, discountOf(gross, discount)) }
}

/** What a discount comes to; nothing where that is nothing, so that quotes without one stay as they were. */
function taken(discount: Fields['discount'] | undefined, amount: number, choosing = false) {
  if (!discount || (amount <= 0 && !choosing)) return {}
  const isCut = choosing && discount.amount !== null && discount.amount > amount
  return { discount: { percent: discount.percent, amount, ...(isCut && { agreed: discount.amount! }) } }
}

/** While they are typed they may not come to the total yet: each then shows what it comes to alone. */
function toPayments(total: number, terms: readonly PaymentTerm[]): QuoteDocument['payments'] {
  const amounts = paymentAmounts(total, terms)
  return terms.map(({ due, days, percent, amount }, index) => ({
    due: due ?? '',
    ...(days !== undefined && { days }),
    percent,
    amount: amounts?.[index] ?? amount ?? Math.round((total * (percent ?? 0)) / 100),
  }))
}

/** Who makes the quote and whom it is for. */
async function readParties(
  { db, settings }: SectionSource,
  { client, client_id }: Pick<Fields, 'client' | 'client_id'>,
) {
  const [{ company }, record] = await Promise.all([
    readSections({ db, settings }, ['company']),
    client_id
      ? db
          .selectFrom('clients')
          .select(['contact', 'document', 'email', 'phone', 'address'])
          .where('id', '=', client_id)
          .executeTakeFirst()
      : undefined,
  ])
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

const toCompany = (company: Company) => ({
  ...pick(company, ['name', 'legalName', 'cnpj', 'email', 'whatsapp']),
  address: addressLine(company),
})
