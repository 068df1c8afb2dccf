import { ORPCError } from '@orpc/client'
import type { Conflict } from './contract/revision.ts'

/** Kinds of expected failure, with the HTTP status each is answered with. */
const STATUS = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'length-unknown': 411,
  changed: 412,
  'too-large': 413,
  unsatisfiable: 416,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
  'no-room': 507,
} as const

export type Failure = keyof typeof STATUS

interface FailureData {
  fields?: Record<string, string> | undefined
  conflict?: Conflict | undefined
}

/**
 * A failure the program expects. Its message is Portuguese and safe to show;
 * `fields` maps the name of an input field to what is wrong with it;
 * `conflict` says why the save of a form was refused, with the stored record.
 */
export class AppError extends ORPCError<Failure, FailureData> {
  constructor(failure: Failure, message: string, fields?: Record<string, string>, conflict?: Conflict) {
    super(failure, { status: STATUS[failure], message, data: { fields, conflict } })
  }
}
