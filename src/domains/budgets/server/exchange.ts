import type { Kysely } from 'kysely'
import { ratesOf } from '#domains/finance/charges.ts'
import { accessibleBy } from '#domains/projects/server/access.ts'
import { DEFAULT_BILLING } from '#domains/site/billing.ts'
import { findBilling } from '#domains/site/server/billing.ts'
import { pick } from '#pick.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { FieldRevisions } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { makeSecretToken } from '#platform/http/secret-link.ts'
import { addDays, dayOf } from '#time.ts'
import { MAX_DAYS_ACCEPTED_BEFORE, type Status, stateOn } from '../budget.ts'
import { listChanges } from '../changes.ts'
import type { QuoteDocument } from '../document.ts'
import type { ContactChange, Exchange, Offered } from '../exchange-schemas.ts'
import { notFound, visibleQuotes } from './access.ts'
import { type BudgetColumns, fieldsOf, type StoredItem } from './columns.ts'
import { withDraft } from './draft.ts'
import { listEvents } from './events.ts'
import { readInstallments } from './installments.ts'
import { readReach } from './known-contacts.ts'
import { listOpenings } from './openings.ts'
import { listRequests } from './requests.ts'
import { listMissingHours } from './returned-hours.ts'
import { findDifference, findVersion } from './versions.ts'

/** The kind of the clients' links. */
export const LINK = 'quote'

/** The first day on which a quote may have been accepted, by the moment at which it was written. */
export const acceptedFrom = (written: Date) => addDays(dayOf(written), -MAX_DAYS_ACCEPTED_BEFORE)

/** A quote of the caller's, held until the transaction ends. Throws 404. */
export async function lockBudget(context: Context, db: Kysely<DB>, id: number): Promise<BudgetColumns> {
  return visibleQuotes(context, db).selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
}

/** Does something with a quote of the caller's in one transaction that holds it. Throws 404, and what `work` throws. */
export async function changeExchange(
  context: Context,
  id: number,
  work: (db: Kysely<DB>, budget: BudgetColumns) => Promise<unknown>,
) {
  await context.db.transaction().execute(async (db) => work(db, await lockBudget(context, db, id)))
  return readExchange(context, id)
}

/** Path of the client's page; '' while there is no link. */
export const linkPath = (
  context: Pick<Context, 'secret'>,
  { id, share_number }: Pick<BudgetColumns, 'id' | 'share_number'>,
) => (share_number === null ? '' : `/orcamento/${makeSecretToken(context, { kind: LINK, id, number: share_number })}`)

/** Where a quote stands with its client, for staff. Throws 404. */
export async function readExchange(context: Context, id: number): Promise<{ data: Exchange }> {
  const { db, clock } = context
  const row = await chooseExchange(context, id)
  const state = stateOn(dayOf(clock.now()), row)
  const finding = findVersion(db, row)
  const listing = listEvents(db, id)
  const [{ data: saved }, events, { installments, agreed }, sent, difference, reach, openings, missing_hours] =
    await Promise.all([
      findBilling(context),
      listing,
      readInstallments(db, id),
      finding,
      finding.then((version) => findDifference(context, row, version)),
      listing.then((listed) => readReach(db, row, listed)),
      listOpenings(db, id),
      // Given back by these alone.
      state === 'refused' || state === 'expired' ? listMissingHours(db, id) : [],
    ])
  const billing = saved.value
  const isAsked = events.some(({ kind, version }) => kind === 'change_requested' && version === row.version)
  const { items, payments, late } = acceptable(row, sent)
  const { budget_validity } = withDraft(row)
  return {
    data: {
      ...reach,
      id_user: row.id_user,
      status: row.status as Status,
      state,
      version: row.version,
      changed: difference !== undefined,
      draft: row.draft !== null,
      differences: difference ? listChanges(difference.sent, difference.now) : [],
      path: linkPath(context, row),
      email: row.email ?? '',
      phone: row.phone ?? '',
      contact_changes: contactChangesOf(row),
      requests: sent && isAsked ? await listRequests(db, row, sent.document.items) : [],
      accepted_from: acceptedFrom(row.date),
      terms: (payments.length > 0 ? payments : [ON_APPROVAL]).map(({ due, days }) => ({
        due: due || null,
        days: days ?? null,
      })),
      ...(saved.revision === 0 && row.terms === DEFAULT_BILLING.terms && { program_terms: true as const }),
      // As it would be sent.
      ...(budget_validity < dayOf(context.clock.now()) && { expired_on: budget_validity }),
      offered: offeredOf(items),
      openings,
      events,
      installments,
      reminders:
        !row.demo && (billing.remindBefore || billing.remindLate)
          ? {
              before: billing.remindBefore,
              late: billing.remindLate,
              on: row.reminds,
              mail: context.mail.server !== undefined,
            }
          : null,
      missing_hours,
      rates: ratesOf(
        installments.length > 0 ? agreed : late,
        pick(billing, ['lateFine', 'lateInterest', 'earlyDiscount', 'earlyDays']),
      ),
      project_id: row.line,
      startable: row.status !== 'PENDING' && row.project_id === null,
    },
  }
}

const ON_APPROVAL = { due: null, days: undefined }

/** What staff may record as accepted. A draft was sent to nobody; else it is what is stored. */
function acceptable(row: BudgetColumns, sent: { document: QuoteDocument } | undefined) {
  if (row.draft === null || !sent) return { ...fieldsOf(row), late: pick(row, ['late_fine', 'late_interest']) }
  const { items, payments, late: { fine = null, interest = null } = {} } = sent.document
  return { items, payments, late: { late_fine: fine, late_interest: interest } }
}

const offeredOf = (items: readonly StoredItem[]): Offered[] =>
  items.flatMap(({ description, total, choice }, place) =>
    choice ? [{ place, description, kind: choice.kind, name: choice.name, total, chosen: choice.chosen }] : [],
  )

/** A quote with what it is answered by of its client and of its production line, where that is the caller's too. */
const chooseExchange = (context: Context, id: number) =>
  visibleQuotes(context)
    .leftJoin('clients', 'clients.id', 'budgets.client_id')
    .selectAll('budgets')
    .select(['clients.email', 'clients.phone', 'clients.field_revisions as client_revisions'])
    .select(({ selectFrom }) => [
      selectFrom('projects')
        .whereRef('projects.id', '=', 'budgets.project_id')
        .where(accessibleBy(scopeOf(context)))
        .select('projects.id')
        .as('line'),
      selectFrom('budget_events')
        .innerJoin('budgets as others', 'others.id', 'budget_events.budget_id')
        .whereRef('others.client_id', '=', 'budgets.client_id')
        .where('budget_events.kind', '=', 'sent')
        .select(({ fn }) => fn.max('budget_events.at').as('at'))
        .as('last_sent'),
    ])
    .where('budgets.id', '=', id)
    .executeTakeFirstOrThrow(notFound)

/**
 * What of a client's e-mail and phone was changed since a quote was last sent to them: whoever sends the next one should
 * know, since anybody of the staff may have changed it. Empty before the first sending.
 */
function contactChangesOf({
  last_sent,
  client_revisions,
}: Awaited<ReturnType<typeof chooseExchange>>): ContactChange[] {
  if (!last_sent) return []
  return (['email', 'phone'] as const).flatMap((field) => {
    const change = (client_revisions as FieldRevisions)[field]
    return change && new Date(change.at) > last_sent ? [{ field, by: change.by.name, at: change.at }] : []
  })
}
