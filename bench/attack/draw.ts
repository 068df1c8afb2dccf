import { pickNumber, type Random } from '#pictures/random.ts'

/** What the OpenAPI document says of a value, as far as drawing one needs it. */
export interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  format?: string
  pattern?: string
}

export const pick = <T>(random: Random, values: readonly T[]): T => values[pickNumber(random, values.length)]!

const FORMATS: Record<string, string[]> = {
  email: ['davi@exemplo.com.br', 'ninguem@exemplo.com.br'],
  date: ['2026-11-22', '2024-02-29', '1999-12-31'],
  'date-time': ['2026-11-22T12:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  uri: ['https://exemplo.com.br/a'],
  uuid: ['00000000-0000-4000-8000-000000000000'],
}
/** Texts that some call or other has a pattern for. */
const TEXTS = [
  'Um texto',
  '2026-11',
  '1',
  'note:1',
  'pagina',
  'a',
  '/archive',
  'A'.repeat(43),
  'A'.repeat(30),
  'A'.repeat(64),
]

/** A value that fits a schema, or nearly. */
export function draw(schema: Schema, random: Random): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return pick(random, schema.enum)
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return draw(pick(random, choice), random)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => draw(part, random)))
  if (schema.type === 'object') return drawObject(schema, random)
  if (schema.type === 'array')
    return Array.from({ length: pickNumber(random, 4) }, () => draw(schema.items ?? {}, random))
  if (schema.type === 'integer' || schema.type === 'number') return drawNumber(schema, random)
  if (schema.type === 'boolean') return random() < 0.5
  if (schema.type === 'null') return null
  return drawText(schema, random)
}

function drawObject({ properties = {}, required = [] }: Schema, random: Random) {
  const drawn: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties))
    if (required.includes(name) || random() < 0.5) drawn[name] = draw(schema, random)
  return drawn
}

/** Mostly small: numbers of rows that there are. */
const drawNumber = ({ minimum = -1e9, maximum = 1e9 }: Schema, random: Random) =>
  pick(random, [1, 1, 2, 3, pickNumber(random, 40), minimum, maximum])

function drawText({ format, pattern, minLength = 0 }: Schema, random: Random) {
  if (format && FORMATS[format]) return pick(random, FORMATS[format])
  const fitting = pattern ? TEXTS.filter((text) => new RegExp(pattern, 'u').test(text)) : TEXTS
  const text = pick(random, fitting.length > 0 ? fitting : TEXTS)
  return text.padEnd(minLength, 'x')
}

/** The value with something odd in one place of it. */
export function spoil(value: unknown, odd: readonly unknown[], random: Random): unknown {
  const isContainer = typeof value === 'object' && value !== null
  const keys = isContainer ? Object.keys(value) : []
  if (keys.length === 0 || random() < 0.1) return pick(random, odd)
  const key = pick(random, keys)
  const spoilt = { [key]: spoil((value as Record<string, unknown>)[key], odd, random) }
  return Object.assign(Array.isArray(value) ? [...value] : {}, value, spoilt)
}

/** The value with something odd in every place of it. */
export function spoilAll(value: unknown, odd: readonly unknown[], random: Random): unknown {
  if (typeof value !== 'object' || value === null) return pick(random, odd)
  if (Array.isArray(value)) return value.map((part) => spoilAll(part, odd, random))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoilAll(part, odd, random)]))
}
