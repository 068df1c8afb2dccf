import type { Context } from '#platform/context.ts'
import { noteInstallation, readInstallation } from '#platform/installation.ts'
import type { Pause } from '../pause.ts'

/** What counts as a pause in this firm; 0 where nobody has said it. */
export const readPause = async ({ db }: Pick<Context, 'db'>): Promise<Pause> =>
  ((await readInstallation(db)).screen_pause ?? 0) as Pause

/** Sets what counts as a pause, for everybody and for the days before too: lines are stored, not sums. */
export async function setPause({ db }: Context, pause: Pause) {
  await noteInstallation(db, { screen_pause: pause })
  return { result: true as const }
}
