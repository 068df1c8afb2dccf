import { createHash } from 'node:crypto'
import { ORPCError } from '@orpc/client'
import { ValidationError } from '@orpc/contract'
import { html, raw } from 'hono/html'
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

const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:15vh auto 0;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}' +
  'h1{font-size:1.75rem;line-height:1.2}a{color:inherit;margin-right:1.5rem}'
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Whether a request comes from a browser that opens an address, e.g. a download link in a new tab. */
export const wantsPage = ({ method, headers }: Request) =>
  method === 'GET' && /^[^,]*text\/html/.test(headers.get('accept') ?? '')

/** The answer to a failed call as a page for people, with its status and headers. */
export async function toFailurePage(response: Response): Promise<Response> {
  const { data } = (await response.json()) as { data: { error: string } }
  const body = html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Não deu para abrir</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<h1>Não deu para abrir este endereço.</h1>
<p>${data.error}</p>
<p><a href="/contact">Escrever para a gente</a><a href="/">Ir para o início</a></p>
</body>
</html>`
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', POLICY)
  return new Response(String(await body), { status: response.status, headers })
}
