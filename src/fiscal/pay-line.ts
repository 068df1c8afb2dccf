import { addDays } from '#time.ts'
import { mod11 } from './receipt.ts'

/** What the linha digitável of a boleto says. */
export interface PayLine {
  /** Its digits alone: 47, of a tax or utility bill (arrecadação) 48. */
  digits: string
  /** Cents; null where it names none. */
  amount: number | null
  /** YYYY-MM-DD; null where it names none, as an arrecadação does. */
  due: string | null
}

/** Groups of digits as they are printed, with points, spaces or dashes between. */
const PRINTED = /\d(?:[\d.\s-]{45,80})\d/g

/**
 * The first linha digitável in a text, all of whose check digits are right.
 * @param today the fator de vencimento has four digits and began anew at 1000 on 22/02/2025: of its two days the nearer one to `today` is meant.
 */
export function findPayLine(text: string, today: string): PayLine | undefined {
  for (const [printed] of text.matchAll(PRINTED)) {
    const digits = printed.replaceAll(/\D/g, '')
    for (let start = 0; start + 47 <= digits.length; start++) {
      const found =
        readPayLine(digits.slice(start, start + 48), today) ?? readPayLine(digits.slice(start, start + 47), today)
      if (found) return found
    }
  }
  return undefined
}

/** Reads the digits of a linha digitável; undefined for any whose check digits are not right. */
export function readPayLine(digits: string, today: string): PayLine | undefined {
  if (/^\d{47}$/.test(digits)) return readBoleto(digits, today)
  return /^8\d{47}$/.test(digits) ? readUtility(digits) : undefined
}

/** FEBRABAN, 'Layout padrão de boleto': three fields with modulus 10, the whole with modulus 11. */
function readBoleto(digits: string, today: string): PayLine | undefined {
  const fields = [digits.slice(0, 10), digits.slice(10, 21), digits.slice(21, 32)]
  if (fields.some((field) => mod10(field.slice(0, -1)) !== Number(field.at(-1)))) return undefined
  const [bank, free, check, factor, cents] = [
    digits.slice(0, 4),
    digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31),
    digits[32]!,
    digits.slice(33, 37),
    digits.slice(37),
  ]
  if (mod11(bank + factor + cents + free, 1) !== Number(check)) return undefined
  return { digits, amount: Number(cents) || null, due: dueOf(Number(factor), today) }
}

/** FEBRABAN, 'Layout padrão de arrecadação': four blocks of eleven digits and a check digit; the third says what the value is. */
function readUtility(digits: string): PayLine | undefined {
  const kind = digits[2]!
  const check = '67'.includes(kind) ? mod10 : '89'.includes(kind) ? mod11OfUtility : undefined
  if (!check) return undefined
  const blocks = [0, 12, 24, 36].map((start) => digits.slice(start, start + 12))
  if (blocks.some((block) => check(block.slice(0, 11)) !== Number(block[11]))) return undefined
  const code = blocks.map((block) => block.slice(0, 11)).join('')
  if (check(code.slice(0, 3) + code.slice(4)) !== Number(code[3])) return undefined
  // 7 and 9 count something else than reais.
  return { digits, amount: '68'.includes(kind) ? Number(code.slice(4, 15)) || null : null, due: null }
}

const mod11OfUtility = (digits: string) => mod11(digits, 0)

/** Modulus 10: weights 2 and 1 from the right, the digits of each product summed. */
function mod10(digits: string): number {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const product = Number(digits.at(-1 - index)) * (index % 2 === 0 ? 2 : 1)
    sum += product > 9 ? product - 9 : product
  }
  return (10 - (sum % 10)) % 10
}

/** Day 1000 of the first count was 03/07/2000, of the second 22/02/2025; 0 is no day. */
function dueOf(factor: number, today: string): string | null {
  if (factor < 1000) return null
  const [first, second] = [addDays('2000-07-03', factor - 1000), addDays('2025-02-22', factor - 1000)]
  const away = (day: string) => Math.abs(Date.parse(day) - Date.parse(today))
  return away(first) <= away(second) ? first : second
}
