import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's second argon2id profile: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const FORMAT =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<nonce>[^$]+)\$(?<tag>[^$]+)$/

/** The password's hash as `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`, the format every argon2 tool reads. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...cost, message: password, nonce })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Whether a password matches a hash; false for a hash of another format. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const parts = FORMAT.exec(hash)?.groups
  if (!parts?.nonce || !parts.tag) return false
  const expected = Buffer.from(parts.tag, 'base64')
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(parts.nonce, 'base64'),
    memory: Number(parts.memory),
    passes: Number(parts.passes),
    parallelism: Number(parts.parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

/** A random password to be typed once: 20 characters, none easily mistaken for another, about 115 bits. */
export function generatePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'
  let password = ''
  while (password.length < 20) {
    const byte = randomBytes(1)[0]!
    if (byte < 256 - (256 % alphabet.length)) password += alphabet[byte % alphabet.length]
  }
  return password
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
