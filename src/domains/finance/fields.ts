import { fromDecimal, toDecimal } from '#money.ts'
import { id, ownerId, text, z } from '#platform/contract/fields.ts'
import { MAX_AMOUNT, MAX_CATEGORY, MAX_DESCRIPTION, MAX_PARTS, TYPES } from './finance.ts'

/** Parts of the contracts of finance. */

const NOT_MONEY = 'Use um valor em reais, com no máximo dois decimais: 1234.56.'

/**
 * An amount in reais as a decimal text: '1290.50'. Not negative, with two decimals at most, no more than R$ 100 milhões;
 * stored and answered with two. For what people type use `parseMoney`.
 */
export const amount = z
  .string({ error: ({ input }) => (input === undefined || input === null ? 'Preencha este campo.' : NOT_MONEY) })
  .trim()
  .min(1)
  .max(30)
  .refine((value) => value === '' || (fromDecimal(value) ?? -1) >= 0, NOT_MONEY)
  .refine((value) => (fromDecimal(value) ?? 0) <= MAX_AMOUNT, 'O maior valor é R$ 100.000.000,00.')
  .overwrite((value) => toDecimal(fromDecimal(value) ?? 0))
  .meta({ label: 'Valor' })

/** The same, also as a number: 1290.5. */
export const amountInput = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  amount,
) as unknown as z.ZodType<string, string | number>

/** A balance, which may be negative: '-12.30'. */
export const signedAmount = z
  .string()
  .trim()
  .max(30)
  .refine((value) => Math.abs(fromDecimal(value) ?? Number.NaN) <= 100 * MAX_AMOUNT, NOT_MONEY)
  .overwrite((value) => toDecimal(fromDecimal(value) ?? 0))

/** A sum of amounts in reais, as a decimal text; exact. */
export const sum = z.string()

/** Whose ledger: the caller's own where left out. The admin may name any member of staff, or 0 for the whole firm. */
export const owner = z.object({ id_user: ownerId })

/** What entries, bills and repeated entries share, as their forms edit it. */
export const Money = z.object({
  description: text(MAX_DESCRIPTION).meta({ label: 'Descrição' }),
  amount,
  /** Free text. One that differs from a known category only in capitals and accents takes that one's spelling. */
  category: text(MAX_CATEGORY).meta({ label: 'Categoria' }),
  type: z.enum(TYPES).meta({ label: 'Tipo' }),
  /** Null for none. */
  account_id: id.nullable().meta({ label: 'Conta ou cartão' }),
})

/** What an entry is of beside its category. */
const project_id = id.nullable().meta({ label: 'Projeto' })

/** A part of an entry: what of it is of which category and project. */
export const Part = z.object({
  category: text(MAX_CATEGORY).meta({ label: 'Categoria' }),
  project_id,
  amount: amount.refine((value) => fromDecimal(value) !== 0, 'Uma parte tem um valor.'),
})
export type Part = z.infer<typeof Part>

/** What an entry is split into: nothing, or two parts and more that come to its amount, to the cent. */
export const parts = z
  .array(Part)
  .max(MAX_PARTS, `Até ${MAX_PARTS} partes.`)
  .refine(({ length }) => length !== 1, 'Divida em duas partes ou mais.')
  .meta({ label: 'Partes' })

/** Of which project an entry is, and its parts: category and project of one that is split are those of its first part. */
export const Shares = z.object({ project_id, parts })

/** The same as they are answered: checked when they were stored. */
export const stored = { description: z.string(), amount: sum, category: z.string() }
