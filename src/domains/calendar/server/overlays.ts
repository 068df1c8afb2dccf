import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { OVERLAYS } from '../calendar.ts'
import type { rangeContract } from '../range-contract.ts'
import { checkRange } from './read.ts'

/** Dates of one overlay in one answer. */
const MOST = 1000

/** The overlays of all domains, in the order of OVERLAYS. */
function overlaysOf({ domains }: Pick<Context, 'domains'>) {
  const all = domains.flatMap(({ dates }) => dates)
  return OVERLAYS.flatMap((name) =>
    all.filter((overlay) => overlay.name === name).map((overlay) => ({ ...overlay, name })),
  )
}

export const listOverlays = (context: Context) => ({
  data: overlaysOf(context).map(({ name, label }) => ({ layer: name, label })),
})

/** The dates of some overlays on some days that the caller may see, by day. Throws 422 for a range that is too long. */
export async function listDates(context: Context, { from, to, layers }: InputOf<typeof rangeContract.dates>) {
  checkRange({ from, to })
  const dates = await Promise.all(
    overlaysOf(context)
      .filter(({ name }) => layers.includes(name))
      .map(async ({ name, list }) =>
        (await list(context, { from, to, limit: MOST })).map((date) => ({ layer: name, ...date })),
      ),
  )
  return { data: dates.flat().toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)) }
}
