import { z } from '#platform/contract/fields.ts'
import { definitionOf, type Schema } from '#platform/contract/schema-parts.ts'

/** Properties of a field in the contract's schema. */
export interface FieldFacts {
  /** `unknown` for lists and groups, which no single input edits. */
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'unknown'
  /** The `label` of its `.meta()`; undefined where it has none. */
  label: string | undefined
  /** Most characters; undefined if unlimited. */
  maxLength: number | undefined
  /** Whether an empty text is refused. */
  required: boolean
}

/** The properties of a schema's fields, by path: `fieldsOf(ArchiveFields)('title').maxLength`. */
export function fieldsOf(schema: Schema): (path: string) => FieldFacts {
  const known = new Map<string, FieldFacts>()
  return (path) => {
    const facts = known.get(path) ?? factsOf(path.split('.').reduce(schemaWithin, schema))
    known.set(path, facts)
    return facts
  }
}

/** The labels of an object's fields, by name. Fields without one are left out. */
export function labelsOf({ shape }: z.ZodObject): Readonly<Record<string, string>> {
  const labels = Object.entries(shape).map(([name, field]) => [name, labelOf(field)])
  return Object.fromEntries(labels.filter(([, label]) => label !== undefined))
}

/** The schema of an object's property, or of a list's items. */
function schemaWithin(schema: Schema, name: string): Schema {
  const def = definitionOf(unwrap(schema))
  const inner = def.type === 'object' ? def.shape[name] : def.type === 'array' ? def.element : undefined
  if (!inner) throw new Error(`The form's schema has no field ${name}`)
  return inner
}

/** The schema directly within an optional, nullable, default or pipe schema. */
function inside(schema: Schema): Schema | undefined {
  const def = definitionOf(schema)
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return def.innerType
    case 'pipe':
      // A text that is trimmed first has its limits in the output schema.
      return def.out
    default:
      return undefined
  }
}

/** The schema within optional, nullable, default and pipe schemas. */
function unwrap(schema: Schema): Schema {
  const inner = inside(schema)
  return inner ? unwrap(inner) : schema
}

function labelOf(schema: Schema): string | undefined {
  const label = z.globalRegistry.get(schema)?.label
  if (typeof label === 'string') return label
  const inner = inside(schema)
  return inner && labelOf(inner)
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
  const def = definitionOf(inner)
  const kind = KINDS[def.type] ?? 'unknown'
  const label = labelOf(schema)
  if (def.type !== 'string') return { kind, label, maxLength: undefined, required: false }
  const { minLength, maxLength } = inner as z.ZodString
  const isOptional = schema !== inner && definitionOf(schema).type !== 'pipe'
  const required = !isOptional && (Boolean(minLength) || 'format' in def)
  return { kind, label, maxLength: maxLength ?? undefined, required }
}
