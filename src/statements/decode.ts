/**
 * The text of a statement's file. Banks name encodings wrongly (UTF-8 under CHARSET:1252 and the reverse), so the bytes
 * decide: what is valid UTF-8 is UTF-8, else it is Windows-1252, which includes Latin-1. Line ends become '\n'.
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes).replace(/\r\n?/g, '\n')
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
