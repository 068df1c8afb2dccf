import { sql } from 'kysely'
import type { Module } from '#modules.ts'
import type { Context, WaitingSource } from '#platform/context.ts'
import type { Waiting } from '#platform/contributions.ts'
import { DAY_MS, dayOf } from '#time.ts'
import { formPath, numberText, OPEN_STATES, printerPath, type State, type Status } from '../budget.ts'
import { nextStep, STEPS } from '../waits.ts'
import { visibleQuotes } from './access.ts'

/** What the last event of a quote asks of the firm. */
const ASKS = ['seen', 'change_requested', 'renewal_requested'] as const
type Ask = (typeof ASKS)[number]

const WHAT: Readonly<Record<Ask, (number: string) => string>> = {
  seen: (number) => `abriu o orçamento ${number} e não respondeu`,
  change_requested: (number) => `pediu mudança no orçamento ${number}`,
  renewal_requested: (number) => `pediu nova validade do orçamento ${number}`,
}

/** Days for which an approved quote waits for its line to begin: older ones were done without. */
const DAYS_TO_BEGIN = 60

/**
 * Quotes whose client asked for something, or opened them a day ago and has not answered; and those approved of late whose
 * production line has not begun, which one press begins.
 */
export const quotesWaiting: WaitingSource = {
  label: 'Orçamentos',
  kinds: ['quote', 'quote-line'],
  async list(context, limit) {
    const now = context.clock.now()
    const asking = chooseAsking(context, now).orderBy('at').orderBy('budgets.id').limit(limit)
    const approved = chooseApproved(context, now).orderBy('at').orderBy('budgets.id').limit(limit)
    const rows = await context.db
      .selectFrom(asking.as('asking'))
      .selectAll()
      .unionAll(context.db.selectFrom(approved.as('approved')).selectAll())
      .orderBy('at')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map((row) => toWaiting(row, dayOf(now)))
  },
}

interface Row {
  id: number
  client: string
  project_name: string
  /** Cents. */
  total_budget: number
  kind: Ask | 'approved'
  status: Status
  state: State
  /** YYYY-MM-DD. */
  validity: string
  draft: boolean
  at: Date
}

/** Of a quote that the client has not accepted. */
const NO_WORK = { due: null, has_line: false, has_board: false, begins: false } as const

function toWaiting({ id, client, project_name, total_budget, kind, at, ...row }: Row, today: string): Waiting {
  const about = { id, at, when: 'since', who: client, state: '' } as const
  const number = numberText(id)
  return kind === 'approved'
    ? {
        ...about,
        ...{ kind: 'quote-line', group: 'do', amount: null, to: printerPath(id) },
        what: `orçamento ${number} aprovado: ${project_name}`,
      }
    : {
        ...about,
        ...{ kind: 'quote', group: 'answer', amount: total_budget, to: formPath(id) },
        what: WHAT[kind](number),
        // The word of the list of quotes.
        verb: STEPS[nextStep(today, { ...row, ...NO_WORK })],
      }
}

const STANDING = ['budgets.status', 'budgets.state', 'budget_validity as validity'] as const
const HAS_DRAFT = sql<boolean>`draft is not null`.as('draft')

const chooseAsking = (context: Context, now: Date) =>
  visibleQuotes(context)
    .where('budgets.id', '=', ({ selectFrom }) => {
      const valid = selectFrom('budgets as valid')
        .select('valid.id')
        .where('valid.state', 'in', [...OPEN_STATES])
        .where('valid.budget_validity', '>=', dayOf(now))
      const asked = selectFrom('budget_events')
        .select('budget_id as id')
        .where('kind', 'in', ['change_requested', 'renewal_requested'])
      // Of the many that were sent and have expired, only those of which the last event may ask for something. As an array:
      // they are then found by their numbers, instead of among all that are open.
      return sql<number>`any (array(${valid.union(asked)}))`
    })
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
    .select(['budgets.id', 'client', 'project_name', 'total_budget', 'last.kind', 'last.at', ...STANDING])
    .select(HAS_DRAFT)
    .where('state', 'in', [...OPEN_STATES])
    .where('last.kind', 'in', ASKS)
    .where(({ eb, or, and }) =>
      or([
        eb('last.kind', '!=', 'seen'),
        and([eb('last.at', '<', new Date(now.getTime() - DAY_MS)), eb('budget_validity', '>=', dayOf(now))]),
      ]),
    )
    .$castTo<Row>()

/** Those that may begin a line and never did, while there are boards; not those of which the client asks for more. */
const chooseApproved = (context: Context, now: Date) =>
  visibleQuotes(context)
    .select(['budgets.id', 'client', 'project_name', 'total_budget'])
    .select([sql`'approved'`.as('kind'), 'approved_at as at', ...STANDING])
    .select(HAS_DRAFT)
    .where('approved_at', '>=', new Date(now.getTime() - DAYS_TO_BEGIN * DAY_MS))
    .where('status', 'in', ['APPROVED', 'DEV'])
    .where('state', 'not in', ['refused', 'change_requested'])
    .where('project_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('budget_events')
            .select('id')
            .whereRef('budget_id', '=', 'budgets.id')
            .where('kind', '=', 'line_started'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('installation')
            .select('id')
            .where(sql<boolean>`${'boards' satisfies Module} = any (modules_off)`),
        ),
      ),
    )
    .$castTo<Row>()
