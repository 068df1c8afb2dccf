import { ORPCError } from '@orpc/client'

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

/**
 * A failure the program expects. Its message is Portuguese and safe to show;
 * `fields` maps the name of an input field to what is wrong with it.
 */
export class AppError extends ORPCError<Failure, { fields?: Record<string, string> }> {
  constructor(failure: Failure, message: string, fields?: Record<string, string>) {
    super(failure, { status: STATUS[failure], message, data: { fields } })
  }
}
