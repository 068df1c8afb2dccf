import type { WaitingSource } from '#platform/context.ts'
import { DAY_MS, dayOf } from '#time.ts'
import { formPath, numberText } from '../budget.ts'
import { chooseBudgets } from './access.ts'

/** What the last event of a quote asks of the firm. */
const ASKS = ['seen', 'change_requested', 'renewal_requested'] as const

const WHAT: Readonly<Record<(typeof ASKS)[number], (number: string) => string>> = {
  seen: (number) => `abriu o orçamento ${number} e não respondeu`,
  change_requested: (number) => `pediu mudança no orçamento ${number}`,
  renewal_requested: (number) => `pediu nova validade do orçamento ${number}`,
}

/** Quotes whose client asked for something, or opened them a day ago and has not answered. */
export const quotesWaiting: WaitingSource = {
  label: 'Orçamentos',
  kinds: ['quote'],
  async list(context, limit) {
    const now = context.clock.now()
    const rows = await chooseBudgets(context)
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('budget_events')
            .select(['kind', 'at'])
            .whereRef('budget_events.budget_id', '=', 'budgets.id')
            .orderBy('budget_events.id', 'desc')
            .limit(1)
            .as('last'),
        (join) => join.onTrue(),
      )
      .select(['budgets.id', 'client', 'total_budget', 'last.kind', 'last.at'])
      .where('state', 'in', ['sent', 'seen', 'change_requested'])
      .where('last.kind', 'in', ASKS)
      .where(({ eb, or, and }) =>
        or([
          eb('last.kind', '!=', 'seen'),
          and([eb('last.at', '<', new Date(now.getTime() - DAY_MS)), eb('budget_validity', '>=', dayOf(now))]),
        ]),
      )
      .orderBy('last.at')
      .orderBy('budgets.id')
      .limit(limit)
      .$narrowType<{ kind: (typeof ASKS)[number] }>()
      .execute()
    return rows.map(({ id, client, total_budget, kind, at }) => ({
      ...{ kind: 'quote', id, group: 'answer' as const, at, when: 'since' as const },
      who: client,
      what: WHAT[kind](numberText(id)),
      amount: total_budget,
      to: formPath(id),
      state: '',
    }))
  },
}
