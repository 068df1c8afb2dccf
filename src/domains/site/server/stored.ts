import { toCents, toReais } from '#money.ts'
import { z } from '#platform/contract/fields.ts'
import { type Plans, SECTIONS, type SectionName, type Sections } from '../section-schemas.ts'

/** A section as the database stores it: money in cents. */
export const toStored = (section: SectionName, value: unknown): unknown =>
  section === 'plans' ? (value as Plans).map(({ price, ...plan }) => ({ ...plan, cents: toCents(price) })) : value

/**
 * A section as read from the database, maybe stored by an older or a newer release: invalid fields get their defaults.
 * `intact` if there were none.
 */
export function fromStored<Name extends SectionName>(section: Name, stored: unknown, defaults: Sections[Name]) {
  const whole = section === 'plans' ? withPrices(stored) : stored
  const { data } = SECTIONS[section].safeParse(whole)
  if (data) return { value: data as Sections[Name], intact: true }
  const mended = SECTIONS[section].safeParse(mend(SECTIONS[section], whole, defaults))
  return { value: (mended.data ?? defaults) as Sections[Name], intact: false }
}

const withPrices = (stored: unknown) =>
  Array.isArray(stored)
    ? stored.map(({ cents, ...plan }) => (typeof cents === 'number' ? { ...plan, price: toReais(cents) } : plan))
    : stored

/** The valid parts of a value, with defaults for the rest. */
export function mend(schema: z.ZodType, value: unknown, defaults: unknown): unknown {
  const { success, data } = schema.safeParse(value)
  if (success) return data
  if (schema instanceof z.ZodObject && isObject(value) && isObject(defaults))
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [
        name,
        mend(field, value[name], defaults[name]),
      ]),
    )
  if (schema instanceof z.ZodArray && Array.isArray(value) && Array.isArray(defaults)) {
    const item = schema.element as z.ZodType
    // A list that may be empty loses its invalid items; in one of fixed length they get the defaults of their places.
    return schema.safeParse([]).success
      ? value.filter((one) => item.safeParse(one).success)
      : defaults.map((one, index) => mend(item, value[index], one))
  }
  return defaults
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
