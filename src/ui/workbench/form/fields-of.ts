import type { z } from '#platform/contract/fields.ts'

/** What a contract's schema says of a field. */
export interface FieldFacts {
  /** `unknown` for what no single input edits: lists and groups. */
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'unknown'
  /** Characters at most; undefined where any number will do. */
  maxLength: number | undefined
  /** Whether an empty text is refused. */
  required: boolean
}

type Schema = z.core.$ZodType

/** What the schema of a form says of each of its fields, by their paths: `fieldsOf(ArchiveFields)('title').maxLength`. */
export function fieldsOf(schema: Schema): (path: string) => FieldFacts {
  const known = new Map<string, FieldFacts>()
  return (path) => {
    const facts = known.get(path) ?? factsOf(path.split('.').reduce(schemaWithin, schema))
    known.set(path, facts)
    return facts
  }
}

/** Zod's own types say of a schema no more than that it is one: what there is besides depends on its type. */
const definition = (schema: Schema) => schema._zod.def as z.core.$ZodTypes['_zod']['def']

/** The schema of what lies under that name, or at that place of a list. */
function schemaWithin(schema: Schema, name: string): Schema {
  const def = definition(unwrap(schema))
  const inner = def.type === 'object' ? def.shape[name] : def.type === 'array' ? def.element : undefined
  if (!inner) throw new Error(`The form's schema has no field ${name}`)
  return inner
}

/** Without what says only that it may be absent, null or changed: what is typed is of the schema within. */
function unwrap(schema: Schema): Schema {
  const def = definition(schema)
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return unwrap(def.innerType)
    case 'pipe':
      // A text that is trimmed first: its limits stand at the end.
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
