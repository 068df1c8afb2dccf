import type { AnyContractProcedure } from '@orpc/contract'
import { systemClock } from '#clock.ts'
import type { CallMeta } from '#platform/contract/call.ts'
import { done, type z } from '#platform/contract/fields.ts'
import { savedRecord } from '#platform/contract/revision.ts'
import { definitionOf, type Schema } from '#platform/contract/schema-parts.ts'

/** What calls are answered with that a test does not answer itself. */
interface Kind {
  /** Rows of every list, and entries of every other array. */
  rows: number
  /** Every text of no form of its own. */
  text: string
}

/** An installation that has nothing yet. */
const EMPTY: Kind = { rows: 0, text: '' }
/** One that has one of everything. */
const FILLED: Kind = { rows: 1, text: 'Amostra' }

/**
 * What an installation that has nothing yet answers a call with: no rows, 0, ''; where `isFilled`, one that has one of
 * everything. Throws for calls that change something, and where nothing so plain fits the contract: those a test answers itself.
 */
export function plainAnswer(call: AnyContractProcedure, isFilled = false): unknown {
  const { outputSchema, meta } = call['~orpc']
  const schema = outputSchema as z.ZodType | undefined
  if (!schema || schema === done || schema === savedRecord || (meta as CallMeta).creates)
    throw new Error('Not answered by the test')
  const answer = plainest(schema, isFilled ? FILLED : EMPTY)
  const { error } = schema.safeParse(answer)
  if (error) throw new Error(`Not answered by the test, and ${JSON.stringify(answer)} does not fit: ${error.message}`)
  return answer
}

/** A record of that schema, with what a test needs of it and else the plainest. */
export const sampleOf = <Schema extends z.ZodObject>(schema: Schema, fields: Partial<z.infer<Schema>> = {}) =>
  ({ ...(plainest(schema, FILLED) as z.infer<Schema>), ...fields }) as z.infer<Schema>

/** The plainest value that a schema describes. */
function plainest(schema: Schema, kind: Kind): unknown {
  const def = definitionOf(schema)
  const inner = (part: Schema) => plainest(part, kind)
  switch (def.type) {
    case 'string':
      return plainText(schema as z.ZodString, kind)
    case 'number':
      return Math.max(0, (schema as z.ZodNumber).minValue ?? 0)
    case 'boolean':
      return false
    case 'array':
      return Array.from({ length: Math.max(kind.rows, fewest(def)) }, () => inner(def.element))
    case 'nullable':
      return null
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, inner(field)]))
    case 'union':
      return inner(def.options[0]!)
    case 'intersection':
      return { ...(inner(def.left) as object), ...(inner(def.right) as object) }
    case 'record':
      return plainRecord(def.keyType, def.valueType, kind)
    case 'tuple':
      return def.items.map(inner)
    case 'pipe':
      return inner(def.in)
    case 'readonly':
      return inner(def.innerType)
    case 'default':
      return def.defaultValue
    case 'lazy':
      return inner(def.getter())
    case 'unknown':
    case 'any':
    case 'null':
      return null
    default:
      return undefined
  }
}

/** How many entries an array has at least. */
const fewest = ({ checks = [] }: z.core.$ZodArrayDef) =>
  Math.max(
    0,
    ...checks.map(({ _zod: { def } }) => {
      if (def.check === 'length_equals') return (def as z.core.$ZodCheckLengthEqualsDef).length
      return def.check === 'min_length' ? (def as z.core.$ZodCheckMinLengthDef).minimum : 0
    }),
  )

/** All of the names where they are known, else none. */
function plainRecord(keys: Schema, values: Schema, kind: Kind) {
  const names = definitionOf(keys)
  if (names.type !== 'enum') return {}
  return Object.fromEntries(Object.values(names.entries).map((name) => [name, plainest(values, kind)]))
}

/** A text by its format, or by the name of the field that it is for. */
function plainText(schema: z.ZodString, { text }: Kind) {
  const now = systemClock.now().toISOString()
  const { format } = schema
  if (format === 'date') return now.slice(0, 10)
  if (format === 'datetime') return now
  if (format === 'email') return 'ana@exemplo.com.br'
  if (schema.safeParse(text).success) return text
  // Amounts, months, moments.
  return ['0.00', '', now.slice(0, 7), now].find((one) => schema.safeParse(one).success) ?? text
}
