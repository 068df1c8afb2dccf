import { sql } from 'kysely'
import { brl, toReais } from '#money.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { PAYMENT_LABELS, type PaymentMethod } from '#platform/contract/payment-methods.ts'
import type { Happened, KnownClient } from '#platform/contributions.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf, TIME_ZONE } from '#time.ts'
import { FILED, FILED_REASON, numberText, printerPath, restText } from '../budget.ts'
import { visibleQuotes } from './access.ts'
import { RECEIVED } from './installments.ts'

const EVENTS: Readonly<Record<string, string>> = {
  sent: 'enviado',
  seen: 'visto pelo cliente',
  accepted: 'aceito',
  refused: 'recusado',
  change_requested: 'com mudança pedida',
  renewal_requested: 'vencido, e pedido de novo',
  undone: 'com a aceitação desfeita',
  answered: 'com resposta a um pedido de mudança',
  line_started: 'virou quadro',
  reminded: 'lembrado ao cliente',
}

/** Of e-mails that became files. */
const FILED_EVENTS: Readonly<Record<string, string>> = {
  sent: 'gravado em arquivo',
  reminded: 'com lembrete gravado em arquivo',
}

/** When a parcela was marked as paid, where that was on the day it was paid on; otherwise the end of that day. */
const paidAt = sql<Date>`coalesce(
  (select created_at from budget_receipts
    where installment_id = budget_installments.id and cancelled_at is null
      and (created_at at time zone ${TIME_ZONE})::date = paid_on),
  (paid_on + 1)::timestamp at time zone ${TIME_ZONE} - interval '1 millisecond')`

/** Whether something of a parcela was left open by its payment. */
const isInPart = sql<boolean>`exists (select from budget_installments as rest
  where rest.budget_id = budgets.id and rest.number = budget_installments.number
    and rest.part > budget_installments.part and rest.voided_at is null)`

/** What a quote came to when it was made, in cents: as its first version, or its only state, has it. Null where that is not known. */
const madeTotal = sql<number | null>`coalesce(
  (select (document ->> 'total')::bigint from budget_versions where budget_id = budgets.id and version = 1),
  case when version = 0 and revision = 1 then total_budget end)`

/** The quotes of a client that the caller may see: their making, what happened with them, and what was paid. */
export async function listQuotesOf(
  context: Context,
  client: KnownClient,
  { upTo, limit }: { upTo: Date; limit: number },
): Promise<Happened[]> {
  const quotes = visibleQuotes(context).where('budgets.client_id', '=', client.id)
  const [made, events, paid] = await Promise.all([
    quotes
      .select(['budgets.id', 'project_name', 'date', madeTotal.as('total')])
      .where('date', '<=', upTo)
      .orderBy('date', 'desc')
      .orderBy('budgets.id', 'desc')
      .limit(limit)
      .execute(),
    quotes
      .innerJoin('budget_events', 'budget_events.budget_id', 'budgets.id')
      .select(['budget_events.id', 'budgets.id as quote', 'kind', 'at', 'note', 'means', 'project_name'])
      .where('at', '<=', upTo)
      .where('kind', 'in', Object.keys(EVENTS))
      .orderBy('at', 'desc')
      .orderBy('budget_events.id', 'desc')
      .limit(limit)
      .execute(),
    quotes
      .innerJoin('budget_installments', 'budget_installments.budget_id', 'budgets.id')
      .select(['budget_installments.id', 'budgets.id as quote', 'budget_installments.number', 'part', 'paid_means'])
      .select([RECEIVED.as('received'), paidAt.as('at'), isInPart.as('inPart')])
      .where('paid_on', 'is not', null)
      .where(paidAt, '<=', upTo)
      .orderBy('at', 'desc')
      .orderBy('budget_installments.id', 'desc')
      .limit(limit)
      .execute(),
  ])
  return [
    ...made.map(({ id, project_name, total, date }) => ({
      kind: 'quote',
      id,
      at: date,
      title: `Orçamento ${numberText(id)} feito`,
      note: total === null ? project_name : `${project_name}, ${brl(total)}`,
      to: printerPath(id),
    })),
    ...events.map(({ id, quote, kind, at, note, means, project_name }) => ({
      kind: 'quote-event',
      id: Number(id),
      at,
      title: `Orçamento ${numberText(quote)} ${(means === FILED && FILED_EVENTS[kind]) || EVENTS[kind]}`,
      note: note || (means === FILED ? `${project_name}: ${FILED_REASON}` : project_name),
      to: printerPath(quote),
    })),
    ...paid.map(({ id, quote, number, part, received, paid_means, at, inPart }) => ({
      kind: 'quote-payment',
      id,
      at,
      title: `Parcela ${number} do orçamento ${numberText(quote)} ${inPart ? 'paga em parte' : 'paga'}${restText(part)}`,
      note: [brl(received), paid_means !== 'other' && PAYMENT_LABELS[paid_means as PaymentMethod]]
        .filter(Boolean)
        .join(', '),
      to: printerPath(quote),
    })),
  ]
}

/** What a client was billed, has paid (with fine and interest, less discounts, as the ledger has it) and owes by the parcelas of the quotes that the caller may see. Throws 404. */
export async function sumOfClient(context: Context, id: number) {
  const owner = scopeOf(context)
  const sumOf = (condition = sql<boolean>`true`, part = sql`amount`) =>
    sql<number>`coalesce(sum(${part}) filter (where ${condition}), 0)::bigint`
  const isOpen = sql<boolean>`paid_on is null`
  const sums = await context.db
    .selectFrom('clients')
    .leftJoin('budgets', (join) =>
      join
        .onRef('budgets.client_id', '=', 'clients.id')
        .$call((quotes) => (owner === null ? quotes : quotes.on('id_user', '=', owner))),
    )
    .leftJoin('budget_installments', (join) => join.onRef('budget_id', '=', 'budgets.id').on('voided_at', 'is', null))
    .select([
      sumOf().as('billed'),
      sumOf(sql`paid_on is not null`, RECEIVED).as('paid'),
      sumOf(isOpen).as('open'),
      sumOf(sql`${isOpen} and due < ${dayOf(context.clock.now())}`).as('overdue'),
    ])
    .where('clients.id', '=', id)
    .where('clients.deleted_at', 'is', null)
    .groupBy('clients.id')
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Este cliente não existe mais.'))
  const { billed, paid, open, overdue } = sums
  return {
    data: { billed: toReais(billed), paid: toReais(paid), open: toReais(open), overdue: toReais(overdue) },
  }
}
