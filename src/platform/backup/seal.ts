/**
 * The seal at the end of an archive: an empty gzip member (RFC 1952) whose comment is the SHA-256 of all bytes before it.
 * gzip and tar ignore it; a restore compares it, so that any change of the archive is found.
 */
export function makeSeal(sha256: string): Buffer {
  // Deflate, with a comment, no time, unknown system.
  const header = [0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff]
  // An empty final block, the checksum of nothing, and its size.
  const nothing = [3, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  return Buffer.concat([Buffer.from(header), Buffer.from(`vitrine-backup sha256:${sha256}\0`), Buffer.from(nothing)])
}

/** Length of every seal. */
export const SEAL_BYTES = makeSeal('0'.repeat(64)).length
