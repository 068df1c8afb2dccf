import { publicCall } from '#platform/contract/call.ts'
import { email, optionalText, text, z } from '#platform/contract/fields.ts'
import { MAX_ITEMS, STATES } from './budget.ts'
import { QuoteDocument } from './document.ts'

const token = z.string().max(100)
const link = z.object({ token })
const version = z.coerce.number().int().min(1).max(100_000)
const name = text(120)

/** What a client asked to change of a version. */
export const ChangeRequest = z.object({
  id: z.int(),
  /** The item of the version that it is about, from 1; null for the whole quote. */
  line: z.int().nullable(),
  /** What that item is known by, as in `changes`; '' for the whole quote. */
  item: z.string(),
  /** Who the client says they are. */
  name: z.string(),
  note: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** The firm's word on it; null while there is none. */
  answer: z.object({ note: z.string(), by: z.string(), at: z.string() }).nullable(),
})
export type ChangeRequest = z.infer<typeof ChangeRequest>

/** A quote as its client sees it by a secret link. */
const Quote = z.object({
  document: QuoteDocument,
  state: z.enum(STATES),
  /** Whether it can be accepted or refused now. */
  open: z.boolean(),
  /** What is different from the version before; empty for the first. */
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** What the firm attached, with the path of each. */
  files: z.array(z.object({ name: z.string(), /** Bytes. */ size: z.int(), path: z.string() })),
  /** What was asked to change of this version, the oldest first. */
  requests: z.array(ChangeRequest),
  /** Who accepted it, and when, ISO 8601 in UTC; null while nobody has. */
  acceptance: z.object({ name: z.string(), at: z.string(), sha256: z.string() }).nullable(),
  /** Once it is accepted. */
  installments: z.array(
    z.object({
      number: z.int(),
      /** 1; 2 and more of what payments in part left open of that number. */
      part: z.int(),
      due: z.string(),
      /** Cents. */
      amount: z.int(),
      /** YYYY-MM-DD; null while it is open. */
      paid_on: z.string().nullable(),
      /** Its receipt, and the path of the PDF; null while there is none. */
      receipt: z.object({ number: z.string(), path: z.string() }).nullable(),
      /** What it comes to today, beside its amount in cents; null where it is paid or comes to that alone. */
      today: z
        .object({
          fine: z.int(),
          interest: z.int(),
          discount: z.int(),
          /** The last day of the discount, YYYY-MM-DD; '' where there is none. */
          until: z.string(),
          /** The sum. */
          total: z.int(),
        })
        .nullable(),
      /** The BR Code with what it comes to today, as text and as a drawn QR code (SVG); null where it is paid or no key is set. */
      pix: z.object({ code: z.string(), qr: z.string() }).nullable(),
    }),
  ),
  /** Whether the accepted one is sent by e-mail too. */
  mail: z.boolean(),
  /** Path of its PDF: the accepted one once that is made. */
  pdf: z.string(),
})
export type Quote = z.infer<typeof Quote>

const Answered = z.object({ result: z.literal(true), data: z.object({ state: z.enum(STATES) }) })

export const quoteContract = {
  read: publicCall
    .meta({ access: 'public', queryToo: true })
    .route({ method: 'POST', path: '/quote', summary: 'Mostra um orçamento ao cliente, por um link secreto' })
    .input(link)
    .output(z.object({ data: Quote })),
  /** Sent by the page's script: a messenger's preview runs none. What staff open is not noted. */
  seen: publicCall
    .route({ method: 'POST', path: '/quote/seen', summary: 'Diz que o cliente abriu o orçamento' })
    .input(link)
    .output(z.object({ result: z.literal(true) })),
  /** 409 where a newer version stands, or it was decided or has expired. Accepting twice is one acceptance. */
  accept: publicCall
    .meta({ fails: ['quote-answered', 'quote-changed', 'quote-expired', 'quote-unsent'] })
    .route({ method: 'POST', path: '/quote/accept', summary: 'Aceita uma versão do orçamento' })
    .input(
      link.extend({
        version,
        name,
        email,
        /** The places, from 0, of the optional items and alternatives that are taken; as offered where it is left out. */
        choice: z.array(z.int().min(0).max(MAX_ITEMS)).max(MAX_ITEMS).optional(),
        /** Cents: what the client read that it comes to. 422 where what is taken comes to something else. */
        total: z.coerce.number().int().optional(),
        /** The box 'li e concordo'. */
        agreed: z
          .union([z.literal(true), z.literal('on')], 'Marque que leu e concorda.')
          .transform(() => true as const),
      }),
    )
    .output(Answered),
  refuse: publicCall
    .meta({ fails: ['quote-answered', 'quote-changed', 'quote-expired'] })
    .route({ method: 'POST', path: '/quote/refuse', summary: 'Recusa o orçamento, com o motivo' })
    .input(link.extend({ version, name: optionalText(120).default(''), note: text(2000) }))
    .output(Answered),
  requestChange: publicCall
    .meta({ fails: ['quote-answered', 'quote-changed', 'quote-expired'] })
    .route({ method: 'POST', path: '/quote/change', summary: 'Pede uma mudança no orçamento' })
    .input(
      link.extend({
        version,
        /** The item that it is about, from 1; left out for the whole quote. */
        line: z.coerce.number().int().min(1).max(MAX_ITEMS).optional(),
        name: optionalText(120).default(''),
        note: text(2000),
      }),
    )
    .output(Answered),
  requestRenewal: publicCall
    .meta({ fails: ['quote-changed', 'quote-not-expired'] })
    .route({ method: 'POST', path: '/quote/renew', summary: 'Pede um orçamento novo no lugar de um vencido' })
    .input(link.extend({ name: optionalText(120).default(''), note: optionalText(2000).default('') }))
    .output(Answered),
  evidence: publicCall
    .meta({ access: 'public', queryToo: true })
    .route({ method: 'POST', path: '/quote/evidence', summary: 'Confere a aceitação impressa em um PDF' })
    .input(link)
    .output(
      z.object({
        data: z.object({
          /** '0042'. */
          number: z.string(),
          version: z.int(),
          title: z.string(),
          name: z.string(),
          /** ISO 8601 in UTC. */
          at: z.string(),
          /** Of the PDF that the client had before accepting, hexadecimal. */
          sha256: z.string(),
          /** Of the PDF that contains this evidence; null until it is made. */
          registered_sha256: z.string().nullable(),
          /** Whether staff undid it since. */
          undone: z.boolean(),
        }),
      }),
    ),
}
