/** A foreign key between two different tables. */
export interface Reference {
  from: string
  to: string
}

/**
 * The tables in an order in which their rows can be loaded: each after those it references, otherwise by name. Throws where
 * references form a circle.
 */
export function orderTables<T extends { name: string }>(tables: T[], references: Reference[]): T[] {
  const waiting = [...tables].sort((a, b) => (a.name < b.name ? -1 : 1))
  const ordered: T[] = []
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const next = waiting.findIndex(
      ({ name }) => !references.some(({ from, to }) => from === name && to !== name && names.has(to)),
    )
    if (next < 0) throw inCircle(names, references)
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}

function inCircle(names: Set<string>, references: Reference[]) {
  const arrows = references.filter(({ from, to }) => from !== to && names.has(from) && names.has(to))
  const list = arrows.map(({ from, to }) => `${from} → ${to}`).join(', ')
  const remedy = 'Make one of these foreign keys deferrable in a migration.'
  return new Error(
    `Tables refer to each other in a circle, so their rows have no order to restore in: ${list}. ${remedy}`,
  )
}
