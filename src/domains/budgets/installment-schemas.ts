import { isCents } from '#money.ts'
import { day, id, optionalText, z } from '#platform/contract/fields.ts'
import { PAYMENT_METHODS } from '#platform/contract/payment-methods.ts'
import { revision } from '#platform/contract/revision.ts'
import { MAX_PAYMENTS } from './budget.ts'
import { reais } from './item-schemas.ts'

const inReais = z.number().refine(isCents)

/** A receipt (recibo) of a parcela. */
const GivenReceipt = z.object({
  id,
  /** '0012/2026'. */
  number: z.string(),
  /** Whether the payment was undone since. */
  cancelled: z.boolean(),
  /** Where it was last e-mailed to; '' while it was not. */
  sent_to: z.string(),
  /** When, ISO 8601 in UTC; null while it was not, and for an e-mail that became a file. */
  sent_at: z.string().nullable(),
})
export type GivenReceipt = z.infer<typeof GivenReceipt>

/** A parcela of an accepted quote. */
export const Installment = z.object({
  id,
  /** From 1. */
  number: z.int(),
  /** 1; 2 and more of what payments in part left open of that number. */
  part: z.int(),
  due: z.string(),
  /** The day for which its client has promised to pay late; null where that was not. It says nothing of a paid one. */
  promised: z.string().nullable(),
  /** Reais, of what was accepted: without the three below. */
  amount: inReais,
  /** Reais that came with it for paying late, and were taken off for paying early. 0 while it is open. */
  fine: inReais,
  interest: inReais,
  discount: inReais,
  /** The day up to which fine and interest were received with an earlier part of it; null while none were. */
  charged_until: z.string().nullable(),
  /** YYYY-MM-DD; null while it is open. */
  paid_on: z.string().nullable(),
  paid_means: z.enum(PAYMENT_METHODS).nullable(),
  /** Of one that the excess of a payment paid, the parcela that the payment was said of; null for any other. */
  paid_with: id.nullable(),
  /** Where the payment's entry is in the workbench; '' while it is open. */
  book: z.string(),
  /** The oldest first; one that is not cancelled at most, none where it was paid before there were receipts. */
  receipts: z.array(GivenReceipt),
  /** Of `promised`. */
  revision,
})
export type Installment = z.infer<typeof Installment>

/** The payment of a parcela, or of a part of it. */
export const Payment = z.object({
  /** The parcela's. */
  id,
  paid_on: day.meta({ label: 'Paga em' }),
  means: z.enum(PAYMENT_METHODS).meta({ label: 'Por' }),
  /** Of the ledger of the quote's owner; left out, its usual one. Null for none. */
  account_id: id.nullish().meta({ label: 'Conta' }),
  /**
   * Reais that came; left out, all that is open with its fine and interest, or less its discount. Less than that pays fine
   * and interest first, and the rest stays open as a parcela of the same number.
   */
  amount: reais.min(0.01).meta({ label: 'Valor recebido' }).optional(),
  /** Whether fine and interest, or the discount, are left out; why goes to the quote's history. */
  waived: z.boolean().default(false).meta({ label: 'Deixar de fora' }),
  note: optionalText(500).default('').meta({ label: 'Anotação' }),
  /** Whether what came beyond all that is open pays the other open parcelas of the quote, the first one first. */
  carries: z.boolean().default(false).meta({ label: 'Pagar outra parcela com o que passa' }),
  /** Whether what came beyond all open parcelas, or without `carries` beyond this one, is an income of the ledger by itself. */
  books_excess: z.boolean().default(false).meta({ label: 'Lançar à parte o que passa de tudo' }),
  /** The open parcela that the payer was told to be the first of them; 409 where another one is by now. */
  carries_to: id.optional(),
})
export type Payment = z.output<typeof Payment>

/** For which day the payment of an open parcela was promised. */
export const InstallmentPromise = z.object({
  /** Null where it is not, or no more. */
  promised: day.nullable().meta({ label: 'Prometida para' }),
})

/** Ways by which a client is reminded of an open parcela; the text goes by the person's own programs. */
export const REMINDERS = ['whatsapp', 'email', 'copy'] as const
export const REMINDER_LABELS: Readonly<Record<(typeof REMINDERS)[number], string>> = {
  whatsapp: 'por WhatsApp',
  email: 'por e-mail',
  copy: 'texto copiado',
}

/** Days ahead for which reminders to clients are listed, and how many at most. */
export const REMINDER_DAYS = 14
export const MOST_REMINDERS = 60

/** An e-mail that reminds a client of a parcela, to come. */
export const NextReminder = z.object({
  /** The parcela's. */
  id,
  /** When it goes, YYYY-MM-DD. */
  day: z.string(),
  client: z.string(),
  /** 'Orçamento 0042, parcela 2'. */
  description: z.string(),
  /** Where it opens in the workbench. */
  to: z.string(),
  due: z.string(),
  amount: inReais,
  /** Where it goes; '' where no address is known. */
  email: z.string(),
  /**
   * Why it does not go: no address, a promised day, a person's own reminder, the quote's switch, the demonstration. Null
   * where it does.
   */
  why: z.enum(['email', 'promised', 'charged', 'off', 'demo']).nullable(),
})
export type NextReminder = z.infer<typeof NextReminder>

/** A change of an open parcela. */
export const InstallmentChange = z.object({
  /** The parcela's. */
  id,
  due: day.meta({ label: 'Vence em' }),
  /** Reais. */
  amount: reais.min(0.01).meta({ label: 'Valor' }),
  /** The open parcelas of the quote as the caller knows them; left out, it is not asked whether they are still so. */
  open: z
    .array(z.object({ id, due: day, amount: reais }))
    .max(MAX_PAYMENTS)
    .optional(),
})
export type InstallmentChange = z.output<typeof InstallmentChange>
