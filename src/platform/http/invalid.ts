import type * as z from 'zod'
import { AppError } from '../errors.ts'

interface Issue {
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
  message: string
}

/**
 * The 422 of an input that its schema refused, with the first fault of each field by its path: 'items.0.total'.
 * @param at what the paths begin with, e.g. 'budget'; a fault of the whole input is that field's
 */
export function invalid(issues: readonly Issue[], at: string | undefined = undefined): AppError {
  const fields: Record<string, string> = {}
  for (const { path = [], message } of issues) {
    const parts = path.map((part) => String(typeof part === 'object' ? part.key : part))
    // Of an input in the address, people know the parameter's name.
    const names = parts[0] === 'query' && parts.length > 1 ? parts.slice(1) : parts
    fields[[...(at ? [at] : []), ...names].join('.')] ??= message
  }
  const names = Object.keys(fields).filter(Boolean)
  const message = names.length ? `Confira os dados: ${names.join(', ')}.` : 'Faltam os dados deste pedido.'
  return new AppError('invalid', message, fields)
}

/** A value as its schema reads it. Throws 422 as `invalid`. */
export function requireValid<Schema extends z.ZodType>(schema: Schema, value: unknown, at?: string): z.output<Schema> {
  const { data, error } = schema.safeParse(value)
  if (error) throw invalid(error.issues, at)
  return data
}

/** Reads a field of a form that is JSON. Throws 400 where it is none, and as `requireValid`. */
export function readJsonField<Schema extends z.ZodType>(schema: Schema, json: string, name: string): z.output<Schema> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new AppError('malformed', `O campo ${name} falta ou não é um JSON.`)
  }
  return requireValid(schema, value)
}
