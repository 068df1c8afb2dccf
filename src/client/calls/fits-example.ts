import type { Example } from '#platform/contract/answer-examples.ts'

/** Whether an answer is of the kind of its example, with all that this one has. It may have more. */
export function fitsExample(answer: unknown, example: Example | undefined): boolean {
  if (example === null || example === undefined) return true
  if (Array.isArray(example)) return Array.isArray(answer) && answer.every((one) => fitsExample(one, example[0]))
  if (typeof example !== 'object') return typeof answer === typeof example
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const given = answer as Readonly<Record<string, unknown>>
  for (const { name, isOptional, value } of fieldsOf(example)) {
    const isThere = name in given && ((isOptional && given[name] === null) || fitsExample(given[name], value))
    if (!isThere) return false
  }
  return true
}

interface Field {
  name: string
  isOptional: boolean
  value: Example
}

/** The fields of each example, read once: a board has five thousand cards of one. */
const known = new WeakMap<object, Field[]>()

function fieldsOf(example: { readonly [field: string]: Example }): Field[] {
  const fields =
    known.get(example) ??
    Object.entries(example).map(([field, value]) => ({
      name: field.replace('?', ''),
      isOptional: field.startsWith('?'),
      value,
    }))
  known.set(example, fields)
  return fields
}
