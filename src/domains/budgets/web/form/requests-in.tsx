import type { ReactNode } from 'react'
import { itemLabel } from '../../changes.ts'
import type { Exchange } from '../../exchange-schemas.ts'
import { Requests } from '../exchange/requests.tsx'
import type { ItemValues } from './item-values.ts'

/**
 * What the client asked to change of the version they have, at its items as they are known by their descriptions;
 * `rest` is what is about the whole quote, or about an item that has another name by now.
 */
export function requestsIn(id: number, exchange: Exchange | undefined, items: () => readonly ItemValues[]) {
  const requests = exchange?.requests ?? []
  const byItem = Map.groupBy(requests, ({ item }) => item)
  const show = (found: typeof requests, namesItem = false): ReactNode =>
    found.length > 0 && <Requests id={id} requests={found} namesItem={namesItem} />
  const known = requests.length > 0 ? new Set(items().map(({ description }) => itemLabel(description))) : new Set()
  return {
    rest: show(
      requests.filter(({ item }) => !known.has(item)),
      true,
    ),
    requestsOf: (description: string): ReactNode =>
      requests.length > 0 && show(byItem.get(itemLabel(description)) ?? []),
  }
}

/** What a line says in the version that the client has, by its description; undefined where that is the same. */
export function beforeIn(exchange: Exchange | undefined): (description: string) => string | undefined {
  const changed = new Map(exchange?.differences.map(({ label, before }) => [label, before]))
  return (description) => {
    const before = changed.get(itemLabel(description))
    return before === '' ? 'novo' : before && `antes: ${before}`
  }
}
