import type { IncomingMessage } from 'node:http'
import { BODY_LIMIT } from '../contract/call.ts'

/** Milliseconds a body up to `BODY_LIMIT` may take to arrive. */
const SMALL_BODY = 30_000
/** A larger body must bring this many bytes in each period of milliseconds: 16 kB/s. */
const FLOOR = { bytes: 480 * 1024, period: 30_000 }

/**
 * Closes the connection of a request whose body does not arrive: small ones after 30 s, larger ones when they come slower
 * than the floor. While the server itself holds the body back, the clock stands still.
 */
export function limitArrival(request: IncomingMessage) {
  const length = Number(request.headers['content-length'] ?? (request.headers['transfer-encoding'] ? Infinity : 0))
  if (length === 0) return
  const isSmall = length <= BODY_LIMIT
  let before = request.socket.bytesRead
  const timer = setInterval(
    () => {
      const { bytesRead } = request.socket
      const isLate = isSmall || bytesRead - before < FLOOR.bytes
      before = bytesRead
      if (isLate && !isHeldBack(request)) request.socket.destroy()
    },
    isSmall ? SMALL_BODY : FLOOR.period,
  )
  timer.unref()
  const stop = () => clearInterval(timer)
  request.once('end', stop).once('close', stop)
}

/** Whether all has come, or as much as is taken in before what has come is read. */
const isHeldBack = ({ complete, readableLength, readableHighWaterMark }: IncomingMessage) =>
  complete || readableLength >= readableHighWaterMark
