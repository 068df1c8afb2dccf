/*
 * The values of a form. A field has a path: `title`, or `sale.value` within a group. A list is one field, and so is a
 * group within a group.
 */

/** Changes of values: of a group only the changed fields. */
export type Changes<Values> = {
  [Name in keyof Values]?: Values[Name] extends readonly unknown[]
    ? Values[Name]
    : Values[Name] extends object
      ? Partial<Values[Name]>
      : Values[Name]
}

type Group = Record<string, unknown>

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values are deeply equal. */
export function sameValues(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => sameValues(value, other[at]))
  if (!isGroup(one) || !isGroup(other)) return Object.is(one, other)
  return (
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([name, value]) => name in other && sameValues(value, other[name]))
  )
}

/** Paths of all fields. */
export const pathsOf = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isGroup(value) ? Object.keys(value).map((inner) => `${name}.${inner}`) : [name],
  )

/** The value at a path, also a deeper one than a field's, e.g. `value.social.0.name`. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Group | undefined)?.[name], values)

/** Paths of the fields that differ. */
export const changedPaths = (values: object, base: object): string[] =>
  pathsOf(values).filter((path) => !sameValues(valueAt(values, path), valueAt(base, path)))

/** The changes that turn `base` into `values`. */
export function changesBetween<Values extends object>(values: Values, base: Values): Changes<Values> {
  const changes: Group = {}
  for (const path of changedPaths(values, base)) {
    const [name = '', inner] = path.split('.')
    const value = valueAt(values, path)
    changes[name] = inner === undefined ? value : { ...(changes[name] as Group | undefined), [inner]: value }
  }
  return changes as Changes<Values>
}

/** `base` with the changes applied. */
export const withChanges = <Values extends object>(base: Values, changes: Changes<Values>): Values =>
  Object.fromEntries(
    Object.entries(base).map(([name, value]) => {
      const change = (changes as Group)[name]
      return [name, change === undefined ? value : isGroup(value) ? { ...value, ...(change as Group) } : change]
    }),
  ) as Values

/**
 * Stored changes, maybe from an older release, without fields that are unknown or have another type than in `shape`. A
 * field that is null in `shape` may be a text or a number.
 */
export function fitChanges<Values extends object>(shape: Values, stored: unknown): Changes<Values> {
  if (!isGroup(stored)) return {}
  const fitting = Object.entries(shape).flatMap(([name, empty]): [string, unknown][] => {
    const value = stored[name]
    if (value === undefined) return []
    if (isGroup(empty)) return [[name, fitChanges(empty, value)]]
    return fits(empty, value) ? [[name, value]] : []
  })
  return Object.fromEntries(fitting) as Changes<Values>
}

function fits(empty: unknown, value: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((item) => isLike(empty[0], item))
  if (empty === null) return value === null || isPlain(value)
  return typeof value === typeof empty && value !== null
}

/** Whether an item fits a list: like its first item; for an empty list a text, a number, or a group of those. */
const isLike = (example: unknown, item: unknown) =>
  isGroup(example)
    ? isGroup(item) && Object.keys(example).every((name) => fitsInItem(example[name], item[name]))
    : isPlain(item) || (isGroup(item) && Object.keys(item).length > 0 && Object.values(item).every(isPlain))

/** In an item a field may be missing, and a group null: the first item is an example, not the shape of all. */
function fitsInItem(example: unknown, value: unknown): boolean {
  if (value === undefined) return true
  if (example === null) return value === null || isPlain(value) || isGroup(value)
  return isGroup(example) ? value === null || isGroup(value) : fits(example, value)
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'
