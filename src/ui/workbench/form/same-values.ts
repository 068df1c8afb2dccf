const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two forms say the same. */
export function sameValues(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => sameValues(value, other[at]))
  if (!isGroup(one) || !isGroup(other)) return one === other
  return (
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([name, value]) => name in other && sameValues(value, other[name]))
  )
}

/**
 * What was kept, in the shape of an empty form: unknown fields go, those missing or of another type are empty.
 * A field that is empty with null may hold a text; a list is taken where its values are alike.
 */
export function fitValues<Values>(empty: Values, kept: unknown): Values {
  if (isGroup(empty)) {
    const found = isGroup(kept) ? kept : {}
    return Object.fromEntries(
      Object.entries(empty).map(([name, value]) => [name, fitValues(value, found[name])]),
    ) as Values
  }
  if (Array.isArray(empty)) return (Array.isArray(kept) && kept.every(isPlain) ? kept : empty) as Values
  if (empty === null) return (typeof kept === 'string' ? kept : null) as Values
  return (typeof kept === typeof empty && kept !== null ? kept : empty) as Values
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'
