import { z } from '#platform/contract/fields.ts'

/** YYYY-MM-DD; '' where there is none. */
const day = z.string()
const cents = z.int()
/** What is taken off: cents, and the percent that they are where one was agreed. Absent where nothing is. */
const taken = z.object({ percent: z.number().nullable(), amount: cents })
/** Markdown, and the same rendered and sanitised. */
const prose = z.object({ markdown: z.string(), html: z.string() })

/**
 * A quote as its reader sees it: what the printer view, the preview, the client's page and the PDF all show. A sent
 * version is stored in this shape and never changes. '' where there is nothing.
 */
export const QuoteDocument = z.object({
  /** '0042'. */
  number: z.string(),
  /** From 1; null while it was not sent. */
  version: z.int().nullable(),
  /** The project's name. */
  title: z.string(),
  /** In Portuguese: 'Pendente'. */
  status: z.string(),
  company: z.object({
    name: z.string(),
    legalName: z.string(),
    cnpj: z.string(),
    /** In one line. */
    address: z.string(),
    email: z.string(),
    whatsapp: z.string(),
  }),
  client: z.object({
    name: z.string(),
    contact: z.string(),
    /** A CNPJ with its punctuation, or a masked CPF: '***.982.247-**'. */
    document: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
  }),
  /** The day it was made. */
  issued: day,
  deadline: day,
  /** The last day it can be accepted. */
  validity: day,
  items: z
    .array(
      z.object({
        description: z.string(),
        /** With at most three decimals where there is a unit price. */
        quantity: z.number(),
        /** Of the line, not multiplied by the quantity, its discount taken off. */
        total: cents,
        unit: z.string().optional(),
        unit_price: cents.optional(),
        discount: taken.optional(),
        /** What it and its neighbours of the same are parts of. */
        group: z.string().optional(),
        /** What the client chooses of it: see choices.ts. */
        choice: z
          .object({ kind: z.enum(['optional', 'alternative']), name: z.string(), chosen: z.boolean() })
          .optional(),
      }),
    )
    .readonly(),
  /**
   * Of the sum of the items. `agreed` is an amount in cents that goes further than the quote may, where the client chooses:
   * more of it is taken off more items.
   */
  discount: taken.extend({ agreed: cents.optional() }).optional(),
  additional: cents,
  total: cents,
  /**
   * `due` is '' for 'na aprovação', and where `days` counts from the acceptance; the accepted PDF has both. Empty where no
   * payment terms were agreed.
   */
  payments: z
    .array(z.object({ due: day, days: z.int().optional(), percent: z.number().nullable(), amount: cents }))
    .readonly(),
  /** Percents of what is open, once and a month, for parcelas paid late: those that were set for this quote. */
  late: z.object({ fine: z.number().optional(), interest: z.number().optional() }).optional(),
  extra: prose,
  terms: prose,
})
export type QuoteDocument = z.infer<typeof QuoteDocument>

/** Who accepted a quote, as it is printed on the accepted PDF. */
export interface Acceptance {
  name: string
  email: string
  /** ISO 8601 in UTC. */
  at: string
  /** '' where staff recorded it. */
  network: string
  /** How it came, in Portuguese: 'pela página do orçamento', 'por pedido assinado'. */
  means: string
  note: string
  /** SHA-256 of the PDF of the version that was accepted, hexadecimal. */
  sha256: string
  /** Where it can be checked. */
  address: string
}
