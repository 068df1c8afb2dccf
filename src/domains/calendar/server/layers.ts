import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { LAYERS } from '../calendar.ts'
import type { rangeContract } from '../range-contract.ts'
import { checkRange } from './read.ts'

/** Dates of one layer in one answer. */
const MOST = 1000

/** The layers of all domains, in the order of LAYERS. */
function layersOf({ domains }: Pick<Context, 'domains'>) {
  const all = domains.flatMap(({ dates }) => dates)
  return LAYERS.flatMap((name) => all.filter((layer) => layer.name === name).map((layer) => ({ ...layer, name })))
}

export const listLayers = (context: Context) => ({
  data: layersOf(context).map(({ name, label }) => ({ layer: name, label })),
})

/** The dates of some layers on some days that the caller may see, by day. Throws 422 for a range that is too long. */
export async function listDates(context: Context, { from, to, layers }: InputOf<typeof rangeContract.dates>) {
  checkRange({ from, to })
  const dates = await Promise.all(
    layersOf(context)
      .filter(({ name }) => layers.includes(name))
      .map(async ({ name, list }) =>
        (await list(context, { from, to, limit: MOST })).map((date) => ({ layer: name, ...date })),
      ),
  )
  return { data: dates.flat().toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)) }
}
