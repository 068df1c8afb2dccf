import * as z from 'zod'
import { inOneLine, MAX_SEARCH } from '#fold.ts'
import { FIRST_DAY, isMonth, LAST_DAY } from '#time.ts'

/** What is wrong with an input, as shown to the person who typed it. */
function describe(issue: z.core.$ZodRawIssue): string | undefined {
  const count = (limit: unknown) => Number(limit).toLocaleString('pt-BR')
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Preencha este campo.' : 'Este valor não é do tipo esperado.'
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? 'Preencha este campo.' : `Use pelo menos ${count(issue.minimum)} caracteres.`
      return `O menor valor é ${count(issue.minimum)}.`
    case 'too_big':
      if (issue.origin === 'string') return `Use no máximo ${count(issue.maximum)} caracteres.`
      return `O maior valor é ${count(issue.maximum)}.`
    case 'invalid_format':
      if (issue.format === 'email') return 'Este e-mail não parece completo.'
      if (issue.format === 'url') return 'Este endereço não parece completo. Comece com https://.'
      return 'Este valor não tem o formato esperado.'
    case 'invalid_value':
      return 'Escolha um dos valores oferecidos.'
    case 'unrecognized_keys':
      return 'Há um campo que não conhecemos.'
    default:
      return 'Este valor não serve aqui.'
  }
}

// Compiling a schema takes `eval`, which the pages' policy refuses: browsers would log a refusal on every screen.
z.config({ customError: describe, jitless: typeof document !== 'undefined' })

/** The largest value of a PostgreSQL `integer`. */
export const MAX_INTEGER = 2_147_483_647

/** What is said of an amount below zero where none may be. */
export const NO_SIGN = 'O menor valor é 0: tire o sinal de menos.'

/** Id of a row. */
export const id = z.int().min(1).max(MAX_INTEGER)

/** Id of a row in a path or a query, whose values are text. */
export const queryId = z.coerce.number().pipe(id)

/**
 * The user whose rows a call asks for: the caller's own id, also where it is left out. The admin may name any member of
 * staff, or 0 for all. Evaluated by `ownerOf` on the server.
 */
export const ownerId = z.coerce.number().int().min(0).max(MAX_INTEGER).optional()

/**
 * Characters that neither XML (https://www.w3.org/TR/xml/#charsets) nor PostgreSQL accepts, and the mark that begins files
 * (U+FEFF); pasted text has them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be found
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff\ufffe\uffff]/g
/** Marks that would stand on nothing, or on what precedes the text wherever it is shown. */
const LEADING_MARKS = /^[\s\p{M}]*\p{M}/u

/** A typed text as it is stored: what no text has is left out. Halves of characters (surrogates) JSON columns refuse. */
export const storableText = (typed: string) => typed.replace(CONTROLS, '').toWellFormed().replace(LEADING_MARKS, '')

/** A typed text with line breaks as \n, which HTML forms submit as CRLF. */
export const normalizeLineBreaks = (typed: string) => typed.replace(/\r\n?/g, '\n')

/** A text of several lines. */
export const longText = (max: number) => z.string().overwrite(storableText).max(max)

/** A text that may be empty, trimmed. */
export const optionalText = (max: number) => longText(max).trim()

/** What a list is searched for. */
export const searchText = optionalText(MAX_SEARCH)

/** A text that must not be empty, trimmed. */
export const text = (max: number) => optionalText(max).min(1)

/** A text that must not be empty, on one line, without characters that turn the direction of what stands beside it. */
export const oneLine = (max: number) => longText(max).overwrite(inOneLine).trim().min(1)

/** An e-mail address, trimmed and in lower case: the keyboards of telephones add a space and a capital. */
export const email = z.string().trim().toLowerCase().min(1).pipe(z.email().max(254))

/** Whether a text is an http(s) address, or one on this site. Without tabs and line ends, which browsers remove. */
const isAddress = (value: string) =>
  /[\t\r\n]/.test(value)
    ? false
    : /^https?:/i.test(value)
      ? URL.canParse(value)
      : !/^[\\/]{2}|^[a-z][a-z\d+.-]*:/i.test(value)

/** A picture's address: http or https, on this site, the name of an upload, or empty. */
export const optionalPicture = optionalText(2000).refine(isAddress, 'Use um endereço https ou envie a imagem.')

/** An address: http or https, on this site, or empty. */
export const optionalAddress = optionalText(2000).refine(
  (value) => /^(|https?:\/\/[^\s]+|\/[^\s]*)$/i.test(value) && isAddress(value),
  'Este endereço não parece completo. Comece com https://.',
)

/** A calendar day, YYYY-MM-DD, of the years 1900 to 2199; `missing` is the message for none. */
export const dayOr = (missing: string) =>
  z.iso
    .date({ error: ({ input }) => (input ? 'Use uma data como 2026-11-30.' : missing) })
    .refine((value) => value >= FIRST_DAY && value <= LAST_DAY, 'Use uma data entre 1900 e 2199.')
export const day = dayOr('Preencha este campo.')

/** A month, YYYY-MM, of the same years. */
export const month = z.string().refine(isMonth, 'Use um mês como 2026-11.')

/** Most rows in one answer of a list. */
export const MAX_ROWS = 1000

/**
 * The input of every list: `limit` rows, either those after `cursor` (the `next` of the previous answer) or those of
 * page `page`, from 1.
 */
export const listInput = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_ROWS).optional(),
  cursor: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
})
export type ListInput = z.infer<typeof listInput>

/** What the answer of a list says of it, beside its rows. */
export const listOutput = {
  /** Cursor of the next page; absent on the last one. */
  next: z.string().optional(),
  /** Rows on all pages. */
  total: z.int().nonnegative(),
}

/** The answer of a list. */
export const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), ...listOutput })

/** Most records that one call changes. */
export const MAX_CHOSEN = 200

/** The records chosen in a list, without repetitions. Those that no longer exist are left out. */
export const chosenIds = z
  .array(id)
  .min(1)
  .max(MAX_CHOSEN)
  .overwrite((ids) => [...new Set(ids)])

/** The answer of a call about chosen records. */
export const changedRows = z.object({
  result: z.literal(true),
  /** How many it has changed. */
  data: z.object({ count: z.int().nonnegative() }),
})

/** The answer of a call without data: its schema, and what its service returns. */
export const done = z.object({ result: z.literal(true) })
export const DONE = { result: true } as const

export { z }
