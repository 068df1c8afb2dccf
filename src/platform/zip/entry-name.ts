/** The upper half of code page 850, in which Windows in Brazil writes the names of files in a ZIP. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/**
 * The name of a file in a ZIP, composed (NFC), with '/' between its parts. What is valid UTF-8 is UTF-8, whatever its flag
 * says: macOS sets none. Anything else is code page 850.
 */
export function decodeEntryName(bytes: Uint8Array): string {
  return decode(bytes).normalize('NFC').replaceAll('\\', '/')
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : CP850[byte - 128]!)).join('')
  }
}

/** Whether a path leads out of the folder that a ZIP is unpacked to, or is none. */
export const leadsOut = (path: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be found
  path === '' || /^\/|^[a-z]:|[\u0000-\u001f]/i.test(path) || path.split('/').includes('..')
