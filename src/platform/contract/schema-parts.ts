import { optionalText, type z } from './fields.ts'

export type Schema = z.core.$ZodType

/** A schema's definition, whose properties depend on its type; Zod's type of a schema does not have it. */
export const definitionOf = (schema: Schema) => schema._zod.def as z.core.$ZodTypes['_zod']['def']

/** A field as its form edits it, with the label of the contract's own: an amount as typed in place of the one that travels. */
export const typedFor = <Typed extends z.ZodType>(field: z.ZodType, typed: Typed) => typed.meta(field.meta() ?? {})

/** A text that a form asks for, of at most `max` characters; `problem` is said of an empty one. */
export const neededText = (max: number, problem: string) => optionalText(max).refine((typed) => typed !== '', problem)

/**
 * What a field of this schema holds in a form that nobody has filled in yet: '' for a text, 0, false, the first of
 * several choices, no items, null where that is allowed, and for an object the same of each of its fields.
 */
export const emptyOf = <Field extends z.ZodType>(schema: Field) => emptyValue(schema) as z.input<Field>

function emptyValue(schema: Schema): unknown {
  const def = definitionOf(schema)
  switch (def.type) {
    case 'string':
      return ''
    case 'number':
      return 0
    case 'boolean':
      return false
    case 'array':
      return []
    case 'nullable':
      return null
    case 'enum':
      return Object.values(def.entries)[0]
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, emptyValue(field)]))
    case 'default':
      return def.defaultValue
    case 'optional':
      return undefined
    case 'pipe':
      return emptyValue(def.in)
    default:
      throw new Error(`No form begins with a ${def.type}`)
  }
}
