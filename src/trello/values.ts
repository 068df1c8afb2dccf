import { storableText } from '#platform/contract/fields.ts'

/** Values of a JSON text that nobody has checked. Nothing is taken from a prototype, and nothing is put together from names. */

export type JsonObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = (object: JsonObject, name: string): unknown => (Object.hasOwn(object, name) ? object[name] : undefined)

export const objectOf = (value: unknown): JsonObject | undefined => (isObject(value) ? value : undefined)

/** The object under a name; an empty one where there is none. */
export const objectAt = (object: JsonObject, name: string): JsonObject => objectOf(own(object, name)) ?? {}

/** The objects of a list under a name. */
export function objectsAt(object: JsonObject, name: string): JsonObject[] {
  const list = own(object, name)
  return Array.isArray(list) ? list.filter(isObject) : []
}

/** A text under a name, as it can be stored, trimmed; '' where it is none. Cut before it is looked at. */
export function textAt(object: JsonObject, name: string, max: number): string {
  const text = own(object, name)
  return typeof text === 'string' ? storableText(text.slice(0, max)).trim() : ''
}

/** Ids in a list under a name, each once. */
export function idsAt(object: JsonObject, name: string): string[] {
  const list = own(object, name)
  if (!Array.isArray(list)) return []
  return [...new Set(list.slice(0, 1000).filter((id): id is string => typeof id === 'string' && id.length <= MAX_ID))]
}

export const idAt = (object: JsonObject, name: string) => textAt(object, name, MAX_ID)
const MAX_ID = 64

export const isTrueAt = (object: JsonObject, name: string) => own(object, name) === true

/** Whether there is a list under the name at all. */
export const hasListAt = (object: JsonObject, name: string) => Array.isArray(own(object, name))

/** A place in an order; the end where it is no number. */
export function placeAt(object: JsonObject, name: string): number {
  const place = own(object, name)
  return typeof place === 'number' && Number.isFinite(place) ? place : Number.MAX_VALUE
}

/** How many there are in a list or an object under a name. */
export function countAt(object: JsonObject, name: string): number {
  const value = own(object, name)
  return Array.isArray(value) ? value.length : 0
}

const [FIRST, LAST] = [Date.UTC(1970, 0, 1), Date.UTC(2199, 11, 31)]

/** A moment under a name, ISO 8601 in UTC; null where it is none that can be. */
export function momentAt(object: JsonObject, name: string): string | null {
  const text = own(object, name)
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}(T|$)/.test(text)) return null
  const at = Date.parse(text.slice(0, 40))
  return at >= FIRST && at <= LAST ? new Date(at).toISOString() : null
}
