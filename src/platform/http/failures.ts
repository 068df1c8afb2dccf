import { ORPCError } from '@orpc/client'
import { ValidationError } from '@orpc/contract'
import type { Logger } from 'pino'
import type { CommonCode } from '../contract/failure-codes.ts'
import { isDatabaseUnavailable, isDeadlock } from '../db/errors.ts'
import { AppError } from '../errors.ts'
import { diskFull, isDiskFull } from '../files/room.ts'
import { invalid } from './invalid.ts'

interface Unexpected {
  code: CommonCode
  error: string
  fields?: undefined
}

/** Unexpected failures, by status. */
const UNEXPECTED_BY_STATUS: Record<number, Unexpected> = {
  400: { code: 'malformed', error: 'Não entendemos o pedido: o corpo não é um JSON válido.' },
  404: { code: 'missing', error: 'Não encontramos o que você pediu.' },
  405: { code: 'method-not-allowed', error: 'Este endereço não aceita este tipo de pedido.' },
  413: { code: 'too-large', error: 'O pedido é grande demais.' },
  415: { code: 'unsupported-type', error: 'Não lemos este tipo de conteúdo. Envie JSON.' },
}
const UNEXPECTED: Unexpected = {
  code: 'unexpected',
  error: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
}

/** The body of the answer to a failed call. */
export function failureBody(error: ORPCError<string, unknown>) {
  if (!(error instanceof AppError)) return { result: false, data: UNEXPECTED_BY_STATUS[error.status] ?? UNEXPECTED }
  return { result: false, data: { code: error.code, error: error.message, ...error.data } }
}

/** Converts anything that a call threw to an error that is safe to send; logs unexpected ones. */
export function toSafeError(error: unknown, log: Logger): ORPCError<string, unknown> {
  if (error instanceof AppError) return error
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.status < 500)
    return invalid(error.cause.issues)
  if (isDiskFull(error)) return diskFull()
  if (isDatabaseUnavailable(error))
    return new AppError('unavailable', 'O banco de dados está fora do ar. Tente de novo em instantes.')
  if (isDeadlock(error)) {
    log.warn({ err: error }, 'two changes waited for each other, and one was undone')
    return new AppError('unavailable', 'Outra mudança cruzou com esta, que não foi feita. Tente de novo.')
  }
  if (error instanceof ORPCError && error.status < 500) return error
  log.error({ err: error }, 'call failed')
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: UNEXPECTED.error })
}
