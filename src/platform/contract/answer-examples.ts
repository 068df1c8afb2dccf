import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { z } from './fields.ts'

/**
 * What an answer looks like, by an example that holds of each value no more than its kind: `''`, `0`, `false`, an array
 * with the example of an element, an object with those of its fields. Null stands for anything. A field whose name begins
 * with `?` may be null.
 */
export type Example = string | number | boolean | null | Example[] | { [field: string]: Example }

/**
 * Texts and numbers of an object that its example names, from the first. All of them would take twice the space, and
 * no other program answers by mistake with an object that has these and lacks others.
 */
const MOST_PLAIN = 2

/** The examples of all calls' answers, in the contract's order. */
export function answerExamples(router: AnyContractRouter): Example[] {
  if (!isContractProcedure(router)) return Object.values(router).flatMap(answerExamples)
  const { outputSchema, route } = router['~orpc']
  // A detailed answer is a file.
  return [route.outputStructure === 'detailed' ? null : exampleOf(outputSchema)]
}

/** The example of what a schema describes. What is neither plain nor an array or object of its own stands for anything. */
export function exampleOf(schema: unknown): Example {
  if (schema instanceof z.ZodObject) return exampleOfObject(schema)
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element)]
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum) return ''
  if (schema instanceof z.ZodNumber) return 0
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodLiteral) return exampleOfLiteral(schema)
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodDefault) return exampleOf(schema.unwrap())
  if (schema instanceof z.ZodPipe) return exampleOf(schema.out)
  if (schema instanceof z.ZodUnion) return shared(schema.options.map(exampleOf))
  if (schema instanceof z.ZodIntersection) return merged(exampleOf(schema.def.left), exampleOf(schema.def.right))
  if (schema instanceof z.ZodRecord) return {}
  return null
}

/** What several examples have in common. */
function shared([first = null, ...others]: Example[]): Example {
  const same = (one: Example | undefined, other: Example | undefined) => JSON.stringify(one) === JSON.stringify(other)
  if (others.every((other) => same(first, other))) return first
  if (![first, ...others].every(isObject)) return null
  return Object.fromEntries(
    Object.entries(first as object).filter(([name, value]) =>
      others.every((other) => same(value, (other as { [field: string]: Example })[name])),
    ),
  )
}

const merged = (left: Example, right: Example): Example =>
  isObject(left) && isObject(right) ? { ...(left as object), ...(right as object) } : null

const isObject = (example: Example) => typeof example === 'object' && example !== null && !Array.isArray(example)

const exampleOfLiteral = ({ values }: z.ZodLiteral): Example => {
  const [value] = values
  return typeof value === 'string' ? '' : typeof value === 'number' ? 0 : typeof value === 'boolean' ? false : null
}

function exampleOfObject({ shape }: z.ZodObject): Example {
  const example: { [field: string]: Example } = {}
  let plain = 0
  for (const [name, schema] of Object.entries(shape)) {
    // Where a mark is missing it is off.
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodBoolean) continue
    const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema
    const value = exampleOf(inner)
    if (typeof value === 'object' && value !== null) example[inner === schema ? name : `?${name}`] = value
    else if (inner === schema && (typeof value === 'boolean' || plain++ < MOST_PLAIN)) example[name] = value
  }
  return example
}
