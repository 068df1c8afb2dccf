/**
 * The text of a file. Programs name encodings wrongly (UTF-8 under CHARSET:1252 and the reverse), so the bytes decide:
 * what is valid UTF-8 is UTF-8, else it is Windows-1252, which includes Latin-1. A mark at its beginning goes, line ends
 * become '\n'.
 */
export const decodeText = (bytes: Uint8Array) => decode(bytes).replace(/\r\n?/g, '\n')

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Formats that are sent in place of a CSV, by their first bytes. */
const OTHERS = [
  ['%PDF', 'um PDF'],
  ['PK\x03\x04', 'uma planilha do Excel ou um ZIP'],
  ['\xd0\xcf\x11\xe0', 'uma planilha do Excel'],
  ['<!doctype html', 'uma página da internet'],
  ['<html', 'uma página da internet'],
] as const

/** What a file is that is no text, as its first bytes say: 'um PDF'. Undefined for any other. */
export function otherFormat(bytes: Uint8Array): string | undefined {
  const begin = String.fromCharCode(...bytes.subarray(0, 200))
    .trimStart()
    .toLowerCase()
  return OTHERS.find(([beginning]) => begin.startsWith(beginning.toLowerCase()))?.[1]
}
