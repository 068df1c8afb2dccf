import type { Example } from '#platform/contract/answer-examples.ts'

/** Whether an answer is of the kind of its example, with all that this one has. It may have more. */
export function fitsExample(answer: unknown, example: Example | undefined): boolean {
  if (example === null || example === undefined) return true
  if (Array.isArray(example)) return Array.isArray(answer) && answer.every((one) => fitsExample(one, example[0]))
  if (typeof example !== 'object') return typeof answer === typeof example
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const fields = answer as Readonly<Record<string, unknown>>
  return Object.entries(example).every(([field, value]) => {
    const name = field.replace('?', '')
    return name in fields && ((name !== field && fields[name] === null) || fitsExample(fields[name], value))
  })
}
