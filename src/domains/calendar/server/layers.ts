import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { LAYERS, type Layer } from '../calendar.ts'
import type { rangeContract } from '../range-contract.ts'
import { checkRange } from './read.ts'

/** Dates of one layer in one answer. */
const MOST = 1000

const isLayer = (name: string): name is Layer => (LAYERS as readonly string[]).includes(name)

/** The layers of all domains, in the order of LAYERS. */
const layersOf = ({ domains }: Pick<Context, 'domains'>) =>
  domains
    .flatMap(({ dates }) => dates)
    .flatMap((layer) => (isLayer(layer.name) ? [{ ...layer, name: layer.name }] : []))
    .toSorted((one, other) => LAYERS.indexOf(one.name) - LAYERS.indexOf(other.name))

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
