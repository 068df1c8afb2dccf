import { ORPCError } from '@orpc/client'
import { CALL_CODES, COMMON_CODES, type FailureCode } from './contract/failure-codes.ts'
import type { Conflict } from './contract/revision.ts'

const STATUS: Readonly<Record<FailureCode, number>> = { ...COMMON_CODES, ...CALL_CODES }

interface FailureData {
  fields?: Record<string, string> | undefined
  conflict?: Conflict | undefined
  needs_second_factor?: true
  used_key?: true
}

/**
 * An expected failure. Its code is a word for machines, which its status follows from; a call may only fail with a code that
 * any call may, or that its contract names. Its message is in Portuguese and shown to people. `fields` maps names of input fields to what is
 * wrong with them; `conflict` says why a form's save was refused, with the stored record.
 */
export class AppError extends ORPCError<FailureCode, FailureData> {
  constructor(code: FailureCode, message: string, fields?: Record<string, string>, conflict?: Conflict) {
    super(code, { status: STATUS[code], message, data: { fields, conflict } })
  }
}

/** Why something failed, for the terminal. Where a host has several addresses and none answers, the error has a code alone. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)

/** The refusal of an `Idempotency-Key` that something else was made with: a browser renews it before the next try. */
export class KeyUsed extends AppError {
  constructor() {
    super(
      'key-used',
      'Isto já foi salvo antes, com outro conteúdo: a resposta se perdeu no caminho. Confira o que ficou guardado; se salvar de novo, será mais um.',
    )
    this.data.used_key = true
  }
}

/** The refusal of who must add a second factor before anything else: not a lack of access, as other refusals with 403. */
export class SecondFactorMissing extends AppError {
  constructor() {
    super('second-factor-missing', 'A administração pede um segundo fator. Ligue-o no seu perfil.')
    this.data.needs_second_factor = true
  }
}
