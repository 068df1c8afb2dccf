import type { Context } from '#platform/context.ts'
import { changeExchange } from './exchange.ts'

/** Whether the client of a quote is reminded of its parcelas by e-mail, where the firm reminds clients. Throws 404. */
export const switchReminders = (context: Context, { id, on }: { id: number; on: boolean }) =>
  changeExchange(context, id, (db) => db.updateTable('budgets').set({ reminds: on }).where('id', '=', id).execute())
