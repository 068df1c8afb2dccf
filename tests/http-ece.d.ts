declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  /** Decrypts what a push service received for the device with these keys (RFC 8291). */
  export function decrypt(body: Buffer, device: { version: 'aes128gcm'; privateKey: ECDH; authSecret: Buffer }): Buffer
}
