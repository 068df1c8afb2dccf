import { type DestinationStream, pino, stdSerializers } from 'pino'
import type { Settings } from './settings.ts'

/**
 * The program's log: JSON lines on standard output, or to `destination`. Of an error it has type, message, code and
 * stack alone: further properties may be personal, such as PostgreSQL's `detail`, the row that it refused.
 */
export const openLog = (level: Settings['logLevel'], destination?: DestinationStream) =>
  pino({ name: 'vitrine', level, serializers: { err: describe } }, destination)

function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = stdSerializers.err(error)
  const { code } = error as NodeJS.ErrnoException
  return { type, message, code, stack, ...(error instanceof AggregateError && { errors: error.errors.map(describe) }) }
}
