/*
 * The BR Code of a static Pix with its amount, after the Banco Central's "Manual de Padrões para Iniciação do Pix", which
 * narrows the EMV QR Code for merchant-presented payments: fields of a two-digit id, a two-digit length and a value.
 */
import { toDecimal } from '#money.ts'

export interface PixPayment {
  /** As `parsePixKey` gives it. */
  key: string
  /** Who receives it. More than 25 characters are cut off, accents taken away: the code is plain ASCII. */
  name: string
  /** Where they are: 15 characters, likewise. */
  city: string
  /** Cents, more than 0. */
  amount: number
  /** What the receiver's statement names it by: see `isTxid`. */
  txid: string
}

/** The largest amount in cents: the field has thirteen characters. */
export const MAX_PIX = 999_999_999_999

/** Whether a payment may be named so: 1 to 25 letters without accents and digits. */
export const isTxid = (text: string) => /^[a-zA-Z\d]{1,25}$/.test(text)

/** The text of the QR code, which is also the 'copia e cola'. Throws RangeError for what no bank would take. */
export function makeBrCode({ key, name, city, amount, txid }: PixPayment): string {
  const [receiver, place] = [plain(name, 25), plain(city, 15)]
  if (!key || !receiver || !place) throw new RangeError('a Pix needs a key, a name and a city')
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > MAX_PIX) throw new RangeError('no amount for a Pix')
  if (!isTxid(txid)) throw new RangeError('no txid')
  const code =
    field(0, '01') +
    field(26, field(0, 'br.gov.bcb.pix') + field(1, key)) +
    field(52, '0000') +
    field(53, '986') +
    field(54, toDecimal(amount)) +
    field(58, 'BR') +
    field(59, receiver) +
    field(60, place) +
    field(62, field(5, txid)) +
    '6304'
  return code + checksum(code)
}

function field(id: number, value: string): string {
  if (value.length > 99) throw new RangeError('too long for a field of a BR Code')
  return [id, value.length].map((number) => String(number).padStart(2, '0')).join('') + value
}

/** Letters of Latin that are no letter with an accent, and marks of texts. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', ß: 'ss', ẞ: 'SS', Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ð: 'D' },
  ...{ ð: 'd', Þ: 'TH', þ: 'th', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't', ı: 'i', ĸ: 'k', Ŋ: 'N', ŋ: 'n', Ĳ: 'IJ', ĳ: 'ij' },
  ...{ '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-', '—': '-', '…': '...', '\u00a0': ' ' },
}
const transliterate = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, (letter) => PLAIN[letter] ?? letter)

/** The characters of a text that a BR Code cannot show, each once: what has no letter of Latin. */
export const findLost = (text: string): string[] => [...new Set(transliterate(text).match(/[^\x20-\x7e]/gu))]

/** How a BR Code shows a text: letters without accents, and no other character than printable ASCII. */
export const plain = (text: string, length: number) =>
  transliterate(text)
    .replace(/[^\x20-\x7e]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trim()

/** CRC-16/CCITT-FALSE (polynomial 0x1021 from 0xFFFF) of ASCII, as four hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
