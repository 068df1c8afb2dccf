import * as z from 'zod'

/** What is wrong with an input, in words for the person who typed it. */
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

z.config({ customError: describe })

/** The largest value of a PostgreSQL `integer`. */
export const MAX_INTEGER = 2_147_483_647

/** Identity of a row. */
export const id = z.int().min(1).max(MAX_INTEGER)

/**
 * Whose rows are meant, as the specification's calls say it: the caller's own id, which it may leave out. The admin may
 * name any member of staff, or 0 for the whole firm. What it comes to `ownerOf` says on the server.
 */
export const ownerId = z.coerce.number().int().min(0).max(MAX_INTEGER).optional()

/** What neither XML (https://www.w3.org/TR/xml/#charsets) nor PostgreSQL takes; comes along with pasted text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be found
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text of several lines as it was typed, without control characters. */
export const longText = (max: number) =>
  z
    .string()
    .overwrite((typed) => typed.replace(CONTROLS, ''))
    .max(max)

/** A text that may be empty, blanks at both ends removed. */
export const optionalText = (max: number) => longText(max).trim()

/** A text that must be there, blanks at both ends removed. */
export const text = (max: number) => optionalText(max).min(1)

/** An address with a host; or, without any scheme, one on this site. Browsers take tabs and line ends out of it, and read another. */
const isAddress = (value: string) =>
  /[\t\r\n]/.test(value)
    ? false
    : /^https?:/i.test(value)
      ? URL.canParse(value)
      : !/^[\\/]{2}|^[a-z][a-z\d+.-]*:/i.test(value)

/** Where a picture is: an http or https address, one on this site, the name of an upload, or nothing. */
export const optionalPicture = optionalText(2000).refine(isAddress, 'Use um endereço https ou envie a imagem.')

/** An https or http address, an address on this site, or nothing. */
export const optionalAddress = optionalText(2000).refine(
  (value) => /^(|https?:\/\/[^\s]+|\/[^\s]*)$/i.test(value) && isAddress(value),
  'Este endereço não parece completo. Comece com https://.',
)

/** Rows at most in one answer of a list. */
export const MAX_ROWS = 1000

/**
 * What every list accepts: `limit` rows, after the row that `cursor` (the `next` of the answer before) stands for,
 * or the `page`-th page of `limit` rows, from 1.
 */
export const listInput = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_ROWS).optional(),
  cursor: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
})
export type ListInput = z.infer<typeof listInput>

/** The `{result: true}` of a call that has nothing more to say. */
export const done = z.object({ result: z.literal(true) })

export { z }
