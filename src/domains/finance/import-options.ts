import { MAX_COLUMNS } from '#csv/csv-row.ts'
import { id, optionalText, text, z } from '#platform/contract/fields.ts'
import { DATE_ORDERS, MAX_TEXTS } from '#statements/csv-mapping.ts'
import { STATEMENT_KINDS } from '#statements/kinds.ts'
import { owner, Shares } from './fields.ts'
import { MAX_CATEGORY, MAX_DESCRIPTION } from './finance.ts'
import { MAX_RULE_TEXT } from './rules-contract.ts'

/** Position of a column, from 0. */
const column = z
  .int()
  .min(0)
  .max(MAX_COLUMNS - 1)

/** Which columns of a CSV mean what. */
export const CsvMapping = z
  .object({
    date: column,
    /** Joined where there are several; empty where the file has none. */
    description: z.array(column).max(MAX_TEXTS),
    /** One column with a sign, or one for each direction. */
    amount: column.nullable(),
    income: column.nullable(),
    expense: column.nullable(),
    /** Says by 'C' and 'D' which way an amount without a sign went; null where amounts have signs. */
    sign: column.nullable().default(null),
    /** The balance after the line. */
    balance: column.nullable().default(null),
    /** The bank's id of the line. */
    fitid: column.nullable(),
    /** How days are written: day first as 30/11/2026, month first, or year first. */
    dates: z.enum(DATE_ORDERS),
    /** Whether amounts are written with a decimal comma. */
    comma: z.boolean(),
    /** Whether positive amounts of a single column are expenses, as on many cards' statements. */
    inverted: z.boolean(),
  })
  .refine(({ amount, income, expense }) => (amount ?? income ?? expense) !== null, 'Diga em que coluna está o valor.')
export type CsvMapping = z.infer<typeof CsvMapping>

/** What goes with the file, as the JSON text `options` of the form. */
export const ImportOptions = z.object({
  ...owner.shape,
  /** For each account of the file, by its place in the file: the account it goes to, null for a new one. One for a CSV. */
  accounts: z.array(id.nullable()).max(50).optional(),
  /** For each account that is made: what it is called; '' as the file says, by bank and number, else like the file. */
  names: z.array(optionalText(80)).max(50).optional(),
  /** For each account of the file: what it is, where the file does not say it or says it wrong. */
  kinds: z.array(z.enum(STATEMENT_KINDS).nullable()).max(50).optional(),
  /** Of a CSV: how to read it, where neither the remembered mapping nor the guess is right. It is remembered. */
  mapping: CsvMapping.optional(),
  /** How many transactions of the file cannot be read, as the preview said: without it a file that has such is refused. */
  unread: z.int().nonnegative().optional(),
  /**
   * What the person chose otherwise than proposed, by the line's number. Without a choice what is certain is taken, what is
   * asked waits, and what is known is left out; a known line that is added is another one.
   */
  choices: z
    .array(
      z.object({
        line: z.int().min(1),
        do: z.enum(['add', 'skip', 'match']),
        match: z.object({ kind: z.enum(['bill', 'installment', 'order', 'report']), id }).optional(),
        category: text(MAX_CATEGORY).optional(),
        /** With 'add': what the entry is called; without it as the bank's line says. */
        description: text(MAX_DESCRIPTION).optional(),
        /** With 'add': a part of the bank's text, by which the next imports give the same category; a rule that has it is changed. */
        rule: text(MAX_RULE_TEXT).optional(),
        transfer: z.boolean().optional(),
        /** With 'add': the entry of another account that is the other side of the transfer. */
        other: id.optional(),
        /** With 'add': the line of another account of this file that is the other side; without a choice of its own it comes in as such. */
        mate: z.int().min(1).optional(),
        /** With 'add': see `Shares`. */
        ...Shares.partial().shape,
      }),
    )
    .max(50_000)
    .optional(),
})
export type ImportOptions = z.infer<typeof ImportOptions>
