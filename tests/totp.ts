import { createHmac } from 'node:crypto'
import { nowMs } from '#clock.ts'

/** The code that an authenticator app shows (RFC 6238, RFC 4226), made without the library under test. */
export function codeOf(secret: string, at = nowMs()): string {
  const bits = [...secret]
    .map((char) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(char).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = mac.at(-1)! & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The code that follows the one shown now. It is accepted already, also from who has just used that one. */
export const nextCodeOf = (secret: string) => codeOf(secret, nowMs() + 30_000)
