import { sql } from 'kysely'
import { brl } from '#money.ts'
import type { Context } from '#platform/context.ts'
import { PAYMENT_LABELS, type PaymentMethod } from '#platform/contract/payment-methods.ts'
import type { Happened, KnownClient } from '#platform/contributions.ts'
import { TIME_ZONE } from '#time.ts'
import { numberText, printerPath, restText } from '../budget.ts'
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
  line_started: 'virou linha de produção',
  reminded: 'lembrado ao cliente',
}

/** The beginning of the day on which a parcela was paid. */
const paidAt = sql<Date>`paid_on::timestamp at time zone ${TIME_ZONE}`

/** The quotes of a client that the caller may see: their making, what happened with them, and what was paid. */
export async function listQuotesOf(
  context: Context,
  client: KnownClient,
  { upTo, limit }: { upTo: Date; limit: number },
): Promise<Happened[]> {
  const quotes = visibleQuotes(context).where('budgets.client_id', '=', client.id)
  const [made, events, paid] = await Promise.all([
    quotes
      .select(['budgets.id', 'project_name', 'total_budget', 'date'])
      .where('date', '<=', upTo)
      .orderBy('date', 'desc')
      .orderBy('budgets.id', 'desc')
      .limit(limit)
      .execute(),
    quotes
      .innerJoin('budget_events', 'budget_events.budget_id', 'budgets.id')
      .select(['budget_events.id', 'budgets.id as quote', 'kind', 'at', 'note', 'project_name'])
      .where('at', '<=', upTo)
      .where('kind', 'in', Object.keys(EVENTS))
      .orderBy('at', 'desc')
      .orderBy('budget_events.id', 'desc')
      .limit(limit)
      .execute(),
    quotes
      .innerJoin('budget_installments', 'budget_installments.budget_id', 'budgets.id')
      .select(['budget_installments.id', 'budgets.id as quote', 'budget_installments.number', 'part', 'paid_means'])
      .select([RECEIVED.as('received'), paidAt.as('at')])
      .where('paid_on', 'is not', null)
      .where(paidAt, '<=', upTo)
      .orderBy('paid_on', 'desc')
      .orderBy('budget_installments.id', 'desc')
      .limit(limit)
      .execute(),
  ])
  return [
    ...made.map(({ id, project_name, total_budget, date }) => ({
      kind: 'quote',
      id,
      at: date,
      title: `Orçamento ${numberText(id)} feito`,
      note: `${project_name}, ${brl(total_budget)}`,
      to: printerPath(id),
    })),
    ...events.map(({ id, quote, kind, at, note, project_name }) => ({
      kind: 'quote-event',
      id: Number(id),
      at,
      title: `Orçamento ${numberText(quote)} ${EVENTS[kind]}`,
      note: note || project_name,
      to: printerPath(quote),
    })),
    ...paid.map(({ id, quote, number, part, received, paid_means, at }) => ({
      kind: 'quote-payment',
      id,
      at,
      title: `Parcela ${number} do orçamento ${numberText(quote)} paga${restText(part)}`,
      note: [brl(received), paid_means !== 'other' && PAYMENT_LABELS[paid_means as PaymentMethod]]
        .filter(Boolean)
        .join(', '),
      to: printerPath(quote),
    })),
  ]
}
