import { ORPCError } from '@orpc/client'
import type { Conflict } from './contract/revision.ts'

/** Kinds of expected failure with their HTTP status. */
const STATUS = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  gone: 410,
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
  needs_second_factor?: true
  used_key?: true
}

/**
 * An expected failure. Its message is in Portuguese and shown to people. `fields` maps names of input fields to what is
 * wrong with them; `conflict` says why a form's save was refused, with the stored record.
 */
export class AppError extends ORPCError<Failure, FailureData> {
  constructor(failure: Failure, message: string, fields?: Record<string, string>, conflict?: Conflict) {
    super(failure, { status: STATUS[failure], message, data: { fields, conflict } })
  }
}

/** Why something failed, for the terminal. Where a host has several addresses and none answers, the error has a code alone. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)

/** The refusal of an `Idempotency-Key` that something else was made with: a browser renews it before the next try. */
export class KeyUsed extends AppError {
  constructor() {
    super(
      'invalid',
      'Isto já foi salvo antes, com outro conteúdo: a resposta se perdeu no caminho. Confira o que ficou guardado; se salvar de novo, será mais um.',
    )
    this.data.used_key = true
  }
}

/** The refusal of who must add a second factor before anything else: not a lack of access, as other refusals with 403. */
export class SecondFactorMissing extends AppError {
  constructor() {
    super('forbidden', 'A administração pede um segundo fator. Ligue-o no seu perfil.')
    this.data.needs_second_factor = true
  }
}
