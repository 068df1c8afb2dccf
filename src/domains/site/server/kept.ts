import { toCents, toReais } from '#money.ts'
import { z } from '#platform/contract/fields.ts'
import type { Plans, SectionName, Sections } from '../contract.ts'
import { SECTIONS } from '../contract.ts'
import { DEFAULTS } from '../defaults.ts'

/** A section as the database keeps it: money in cents. */
export const toStored = (section: SectionName, value: unknown): unknown =>
  section === 'plans' ? (value as Plans).map(({ price, ...plan }) => ({ ...plan, cents: toCents(price) })) : value

/**
 * A section from what was kept of it, maybe by an older program or a newer one: each field that cannot be read has its
 * default. `intact` where all could be.
 */
export function fromStored<Name extends SectionName>(section: Name, kept: unknown) {
  const defaults = DEFAULTS[section]
  const whole = section === 'plans' ? withPrices(kept) : kept
  const { data } = SECTIONS[section].safeParse(whole)
  if (data) return { value: data as Sections[Name], intact: true }
  const mended = SECTIONS[section].safeParse(mend(SECTIONS[section], whole, defaults))
  return { value: (mended.data ?? defaults) as Sections[Name], intact: false }
}

const withPrices = (kept: unknown) =>
  Array.isArray(kept)
    ? kept.map(({ cents, ...plan }) => (typeof cents === 'number' ? { ...plan, price: toReais(cents) } : plan))
    : kept

/** What can be read of a value, the defaults in the place of the rest. */
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
    // As many as there must be, each beside its default; of a list that may be empty, those that can be read.
    return schema.safeParse([]).success
      ? value.filter((one) => item.safeParse(one).success)
      : defaults.map((one, index) => mend(item, value[index], one))
  }
  return defaults
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
