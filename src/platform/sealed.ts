import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** What a sealed text can be opened with. */
interface Seal {
  /** The installation's. */
  secret: string
  /** What such texts are for, e.g. 'mail server': each purpose has a key of its own. */
  purpose: string
  /** What the text belongs to: with anything else it does not open, so that nobody can put it elsewhere in the database. */
  about: string
}

/** A text that the database may hold, and that only this installation can read. */
export function seal({ secret, purpose, about }: Seal, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), iv, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(about),
  )
  const sealed = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

/** What was sealed; undefined where it was by another secret, for another purpose or about something else. */
export function unseal({ secret, purpose, about }: Seal, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
