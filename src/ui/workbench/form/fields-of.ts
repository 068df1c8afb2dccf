import type { z } from '#platform/contract/fields.ts'

/** Properties of a field in the contract's schema. */
export interface FieldFacts {
  /** `unknown` for lists and groups, which no single input edits. */
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'unknown'
  /** Most characters; undefined if unlimited. */
  maxLength: number | undefined
  /** Whether an empty text is refused. */
  required: boolean
}

type Schema = z.core.$ZodType

/** The properties of a schema's fields, by path: `fieldsOf(ArchiveFields)('title').maxLength`. */
export function fieldsOf(schema: Schema): (path: string) => FieldFacts {
  const known = new Map<string, FieldFacts>()
  return (path) => {
    const facts = known.get(path) ?? factsOf(path.split('.').reduce(schemaWithin, schema))
    known.set(path, facts)
    return facts
  }
}

/** A schema's definition, whose properties depend on its type; Zod's type of a schema does not have it. */
const definition = (schema: Schema) => schema._zod.def as z.core.$ZodTypes['_zod']['def']

/** The schema of an object's property, or of a list's items. */
function schemaWithin(schema: Schema, name: string): Schema {
  const def = definition(unwrap(schema))
  const inner = def.type === 'object' ? def.shape[name] : def.type === 'array' ? def.element : undefined
  if (!inner) throw new Error(`The form's schema has no field ${name}`)
  return inner
}

/** The schema within optional, nullable, default and pipe schemas. */
function unwrap(schema: Schema): Schema {
  const def = definition(schema)
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return unwrap(def.innerType)
    case 'pipe':
      // A text that is trimmed first has its limits in the output schema.
      return unwrap(def.out)
    default:
      return schema
  }
}

const KINDS: Partial<Record<z.core.$ZodTypeDef['type'], FieldFacts['kind']>> = {
  string: 'text',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  enum: 'choice',
}

function factsOf(schema: Schema): FieldFacts {
  const inner = unwrap(schema)
  const def = definition(inner)
  const kind = KINDS[def.type] ?? 'unknown'
  if (def.type !== 'string') return { kind, maxLength: undefined, required: false }
  const { minLength, maxLength } = inner as z.ZodString
  const isOptional = schema !== inner && definition(schema).type !== 'pipe'
  return { kind, maxLength: maxLength ?? undefined, required: !isOptional && (Boolean(minLength) || 'format' in def) }
}
