import type { Kysely } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { storeLocalFile } from '#platform/files/private-files.ts'
import { receiveForm } from '#platform/files/receive-form.ts'
import { readJsonField } from '#platform/http/invalid.ts'
import { day, dayOf } from '#time.ts'
import { MAX_PROOF_SIZE } from '../budget.ts'
import { AcceptanceRecord } from '../exchange-contract.ts'
import { resetChoice } from './choose.ts'
import type { BudgetColumns } from './columns.ts'
import { accept, setState } from './decide.ts'
import { addEvent } from './events.ts'
import { acceptedFrom, changeExchange, lockBudget } from './exchange.ts'
import { voidInstallments } from './installments.ts'
import { retakeHours } from './returned-hours.ts'
import { FOLDER, findVersion, makeVersion } from './versions.ts'

/**
 * Records an acceptance that came by other ways than the client's page, as the form in the request's body says. Beside
 * a draft, the client's version is what was accepted; without one, what is stored now, which first becomes a version if
 * it is none.
 * Throws 404. 409: accepted already, and as `retakeHours`. 422: also a day long before the quote's or to come. Else as
 * `receiveForm`.
 */
export function recordAcceptance(context: Context) {
  const limits = { fileField: 'proof', files: 1, fileSize: MAX_PROOF_SIZE, fieldSize: 32 * 1024 }
  return receiveForm(context, limits, async ({ fields, files: [proof] }) => {
    const { id, means, name, email, note, on, taken, missing_hours } = readJsonField(
      AcceptanceRecord,
      fields.record ?? '',
      'record',
    )
    const today = dayOf(context.clock.now())
    if (on && on > today)
      throw new AppError('invalid', 'Confira os dados: on.', { on: 'Use o dia em que o cliente aceitou.' })
    const { date } = await lockBudget(context, context.db, id) // before anything is stored
    const from = acceptedFrom(date)
    if (on && on < from)
      throw new AppError('invalid', 'Confira os dados: on.', {
        on: `O orçamento é de ${day(dayOf(date))}: use um dia desde ${day(from)}.`,
      })
    const file = proof && (await storeLocalFile(context, `${FOLDER}/${id}/proof`, proof))
    return changeExchange(context, id, async (db, budget) => {
      if (budget.state === 'accepted') throw new AppError('quote-accepted', 'Este orçamento já está aceito.')
      await retakeHours(db, id, missing_hours)
      // Nobody has been sent a draft of the next version.
      const { version } = budget.draft === null ? await makeVersion(context, db, budget) : budget
      const accepted = on && on !== today ? `Aceito em ${day(on)}.` : ''
      await accept(
        context,
        db,
        { ...budget, version },
        {
          name,
          email,
          network: '',
          note: [accepted, note].filter(Boolean).join(' '),
          means,
          on,
          taken,
          ...(file && { file }),
        },
      )
    })
  })
}

/**
 * Undoes an acceptance, with the reason, which stays on record; the client may decide anew.
 * Throws 404, 409 where it is not accepted or a parcela is paid.
 */
export const undoAcceptance = (context: Context, { id, note }: { id: number; note: string }) =>
  changeExchange(context, id, async (db, budget) => {
    if (budget.state !== 'accepted') throw new AppError('quote-not-accepted', 'Este orçamento não está aceito.')
    const version = await findVersion(db, budget)
    const columns = version ? await resetChoice(db, budget, version) : {}
    await undoAcceptanceTx(context, db, { ...budget, ...columns }, note)
  })

/** The same of a quote that the transaction holds, whose items stay as they were chosen. Throws 409 where a parcela is paid. */
export async function undoAcceptanceTx(context: Context, db: Kysely<DB>, budget: BudgetColumns, note: string) {
  await voidInstallments(context, db, budget.id)
  await addEvent(context, db, { budget_id: budget.id, kind: 'undone', version: budget.version, note })
  await setState(context, db, budget, { state: 'sent', status: 'PENDING', by: requireUser(context).name })
}
