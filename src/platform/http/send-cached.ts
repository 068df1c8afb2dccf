import { dayOf } from '#time.ts'
import type { Program } from '../context.ts'
import { type Answer, sendAnswer } from './answer.ts'
import { securityHeaders } from './headers.ts'
import type { LoggedPath } from './request-log.ts'

/** Sends a cached answer. `path`: of the address that was requested. */
export type SendCached = (answer: Answer, request: Request, path: string) => Response

/**
 * Most requests of visitors are answered from memory, so these skip the middleware: headers, request id and log line are
 * added here.
 */
export function sendCached({ settings, log }: Program, loggedPath: LoggedPath): SendCached {
  const security = securityHeaders(settings.publicUrl)
  return (answer, request, path) => {
    const id = crypto.randomUUID()
    const response = sendAnswer(answer, request, { ...security, 'x-request-id': id })
    log.debug({ id, method: 'GET', path: loggedPath(path, response.status), status: response.status, ms: 0 }, 'request')
    return response
  }
}

let dayOfMinute = { minute: Number.NaN, day: '' }

/** `dayOf`, computed once a minute: it takes longer than all else of the answer with a cached page. */
export function dayAt(instant: Date): string {
  const minute = Math.floor(instant.getTime() / 60_000)
  if (minute !== dayOfMinute.minute) dayOfMinute = { minute, day: dayOf(instant) }
  return dayOfMinute.day
}
