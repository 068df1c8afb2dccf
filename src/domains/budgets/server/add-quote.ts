import type { Kysely } from 'kysely'
import { type Context, requireUser } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { addDays, dayOf } from '#time.ts'
import type { SentItem } from '../item-schemas.ts'
import { type Fields, toStored } from './columns.ts'
import { costColumn } from './costs.ts'
import { complete, readDefaults } from './defaults.ts'
import { insertNumber } from './number.ts'
import { insertBudget, renderTexts } from './save.ts'

/** Days until the deadline of a quote that somebody has yet to set. */
const DEADLINE_DAYS = 30

interface NewQuote {
  client: string
  client_id: number | null
  project_name: string
  items: SentItem[]
  /** What each line costs, in cents of one unit; null where it is not known. */
  costs: readonly (number | null)[]
}

/**
 * Reads and renders what every new quote has, which takes a thread, and says how one is added to the transaction at hand:
 * a draft of the caller's own. Throws as `renderMarkdown`; what it says throws 422.
 */
export async function prepareQuote(context: Context): Promise<(db: Kysely<DB>, quote: NewQuote) => Promise<number>> {
  const defaults = await readDefaults(context)
  const texts = await renderTexts(context, defaults)
  return async (db, { costs, ...given }) => {
    const date = context.clock.now()
    const deadline = addDays(dayOf(date), DEADLINE_DAYS)
    const fields = toStored(complete({ ...given, deadline }, defaults)) as Fields
    const id_user = requireUser(context).id
    const id = await insertNumber(context, db, id_user)
    const column = costColumn({ before: [], sent: [], column: [], items: fields.items, given: costs })
    await insertBudget(db, { id, id_user, fields, date, columns: { ...texts, costs: column } })
    return id
  }
}
