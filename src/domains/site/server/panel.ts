import { PANELS, type Panel, readPanel } from '#panel.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { DONE } from '#platform/contract/fields.ts'
import { noteInstallation } from '#platform/installation.ts'

/** The firm's choice, and the caller's own. */
export async function readChoices(context: Context) {
  const { firm, own } = await choicesOf(context, requireUser(context).id)
  return { ...DONE, data: { firm: readPanel(firm), own: PANELS.find((panel) => panel === own) ?? null } }
}

/** What that person sees: their own choice, else the firm's. */
export async function shownPanel(context: Pick<Context, 'db'>, user: number): Promise<Panel> {
  const { firm, own } = await choicesOf(context, user)
  return readPanel(own ?? firm)
}

async function choicesOf({ db }: Pick<Context, 'db'>, user: number) {
  const row = await db
    .selectFrom('users')
    .select((eb) => ['panel as own', eb.selectFrom('installation').select('installation.panel').as('firm')])
    .where('id', '=', user)
    .executeTakeFirst()
  return row ?? { own: null, firm: null }
}

/** Sets the caller's choice; null follows the firm's. */
export async function saveOwnPanel(context: Context, { panel }: { panel: Panel | null }) {
  await context.db.updateTable('users').set({ panel }).where('id', '=', requireUser(context).id).execute()
  return DONE
}

/** Sets the firm's choice. */
export async function saveFirmPanel({ db, clock }: Context, { panel }: { panel: Panel }) {
  await noteInstallation(db, { panel, panel_chosen_at: clock.now() })
  return DONE
}
