import { z } from './fields.ts'

/**
 * Whether every value that a schema makes is its own JSON: texts, numbers, marks, null, arrays, and objects of such. What
 * is undefined in an object JSON leaves out. False for dates, large integers, files, sets, maps, and what is not known.
 */
export function isPlainJson(schema: unknown): boolean {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum) return true
  if (schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean || schema instanceof z.ZodNull) return true
  if (schema instanceof z.ZodLiteral) return [...schema.values].every(isPlainLiteral)
  if (schema instanceof z.ZodObject)
    return Object.values(schema.shape).every(isPlainJson) && isPlainCatchall(schema.def.catchall)
  if (schema instanceof z.ZodArray) return isPlainJson(schema.element)
  if (schema instanceof z.ZodTuple) return schema.def.items.every(isPlainJson) && isPlainCatchall(schema.def.rest)
  if (schema instanceof z.ZodRecord) return isPlainJson(schema.valueType)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return isPlainJson(schema.unwrap())
  if (schema instanceof z.ZodReadonly || schema instanceof z.ZodDefault) return isPlainJson(schema.unwrap())
  if (schema instanceof z.ZodPipe) return isPlainJson(schema.out)
  if (schema instanceof z.ZodUnion) return schema.options.every(isPlainJson)
  if (schema instanceof z.ZodIntersection) return isPlainJson(schema.def.left) && isPlainJson(schema.def.right)
  return false
}

const isPlainLiteral = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Of the fields that an object's schema does not name, or a tuple's further elements. `z.strictObject` has none. */
const isPlainCatchall = (schema: unknown) => !schema || schema instanceof z.ZodNever || isPlainJson(schema)
