import { PLAN_RULES, PLATFORMS } from '#domains/projects/project.ts'
import { PLAN_KEYS, Plans } from '#domains/site/section-schemas.ts'
import { email, id, optionalText, queryId, text, z } from '#platform/contract/fields.ts'
import { parseTaxId } from '#tax-ids.ts'
import { isPhone } from './buyer-fields.ts'
import { DRIVERS, STATES, TOKEN_SALE } from './order.ts'
import { SANDBOX_TOKENS } from './sandbox-card.ts'

export const token_sale = z.string().regex(TOKEN_SALE)
/** The project's id, also as the text of an address. */
export const app = queryId

/** What can be bought of a project. */
export const Offer = z.object({
  app: id,
  /** The product's name. */
  title: z.string(),
  /** Price of the product in whole reais, paid once. */
  value: z.number(),
  /** 'none' also where a plan is optional and there are none yet. */
  plan: z.enum(PLAN_RULES),
  /** The plans that go with it. None where `plan` is 'none', and until the company has saved its own. */
  plans: z.array(Plans.element),
  /** False without a sold file, without a plan where one is required, or where nothing would be charged: then there is no Comprar. */
  buyable: z.boolean(),
  /** The sold file: its format as people call it, e.g. 'ZIP', '' for none, and its bytes. Null where there is none yet. */
  file: z.object({ format: z.string(), size: z.int().nonnegative() }).nullable(),
})
export type Offer = z.infer<typeof Offer>

/** How a buyer can pay. With neither, sales are not configured yet. */
export const Payments = z.object({
  /** The driver of card payments; null where none is configured. The sandbox says on the page that it is one. */
  card: z.enum(DRIVERS).exclude(['pix']).nullable(),
  /** Under Stripe its publishable key, for its script in the browser. */
  stripe_key: z.string().nullable(),
  pix: z.boolean(),
  /** Whether e-mails are delivered; where not, the page asks the buyer to keep its address. */
  mail: z.boolean(),
})
export type Payments = z.infer<typeof Payments>

/** The fields of the order form that are sent; card fields are not. */
export const OrderFields = z.object({
  /** '' for the product alone. */
  plan: z.enum(['', ...PLAN_KEYS]),
  name: text(200),
  email,
  phone: text(40).refine(isPhone, 'Este telefone não parece completo.'),
  /** CPF or CNPJ, optional. Stored without punctuation. */
  document: optionalText(20)
    .overwrite((value) => parseTaxId(value) ?? value)
    .refine((value) => value === '' || parseTaxId(value) !== undefined, 'Os dígitos verificadores não conferem.'),
})
export type OrderFields = z.infer<typeof OrderFields>

/** An order as it is sent: of one project, with the total that its buyer has seen. */
export const OrderInput = OrderFields.extend({
  token_sale,
  app,
  /** Reais: the total that the form showed. Where it is another one now, 409, and `/sale/offer` has the new prices. */
  total: z.number().min(0),
  document: OrderFields.shape.document.optional(),
})
export type OrderInput = z.infer<typeof OrderInput>

export const PayInput = z.object({
  token_sale,
  means: z.enum(['card', 'pix']),
  /** Under the sandbox: the card's test token, or the answer to its second step. */
  card: z.enum(SANDBOX_TOKENS).optional(),
  /** Under Stripe: the publishable key by which the page takes the card. Where it is that no more, nothing is begun. */
  stripe_key: z.string().max(300).optional(),
})
export type PayInput = z.infer<typeof PayInput>

/** An order as its buyer sees it. */
export const BuyerOrder = z.object({
  token_sale,
  app: id,
  title: z.string(),
  /** Where receipt and link go. */
  email: z.string(),
  state: z.enum(STATES),
  /** Reais: the product, and the first month of the plan where there is one. */
  lines: z.array(z.object({ label: z.string(), price: z.number() })),
  /** Reais. */
  total: z.number(),
  /** ISO 8601: until when it can be paid. */
  expires_at: z.string(),
  /** The driver of the last payment that was begun; null before the first. */
  driver: z.enum(DRIVERS).nullable(),
  /** Whether the payment waits for the buyer's second step with the card's provider. */
  second_step: z.boolean(),
  /** Why the last payment failed, in the state 'failed'; '' otherwise. Shown as 'Erro: {failure}'. */
  failure: z.string(),
  /** While a Pix is awaited: the code to copy, and its QR code as SVG. */
  pix: z.object({ code: z.string(), qr: z.string() }).nullable(),
  /** Once it is paid, what opens the thank-you page: see `purchasePath`. */
  purchase: z.object({ token_sale, app: id, code: z.string(), user: id }).nullable(),
})
export type BuyerOrder = z.infer<typeof BuyerOrder>

/** The segments of a thank-you page's address, as `readPurchase` orders them. */
export const PurchaseAddress = z.object({
  token_sale: z.string().max(200),
  app,
  code: z.string().max(200),
  user: z.string().max(200),
})
export type PurchaseAddress = z.infer<typeof PurchaseAddress>

/** What the thank-you page shows. */
export const BoughtOrder = z.object({
  state: z.enum(STATES),
  token_sale,
  app: id,
  title: z.string(),
  /** The following ones are null while it is not paid. */
  purchase: z
    .object({
      /** The order's number. */
      user: id,
      /** Who bought, with their CPF, masked, or CNPJ where they gave one. */
      buyer: z.string(),
      /** Where receipt and link went. */
      email: z.string(),
      /** Address that 'Baixar Agora' opens. */
      download: z.string(),
      /** Whether the link works: neither revoked nor used up. */
      open: z.boolean(),
      /** Downloads that are left; null without a limit. */
      left: z.int().nonnegative().nullable(),
      /** The sold file's name and bytes. */
      file: z.object({ name: z.string(), size: z.int().nonnegative() }),
      lines: z.array(z.object({ label: z.string(), price: z.number() })),
      /** Reais. */
      total: z.number(),
      /** ISO 8601. */
      paid_at: z.string(),
      /** YYYY-MM-DD: the last day of the plan's paid month; null without a plan. */
      plan_until: z.string().nullable(),
      /** YYYY-MM-DD: the last day for a withdrawal; null once it has passed, or after one. */
      withdraw_until: z.string().nullable(),
      /** Whether the buyer has withdrawn: the refund comes by the bank, or has come in the state 'refunded'. */
      withdrawn: z.boolean(),
      /** Paid in the sandbox: no money was charged. */
      sandbox: z.boolean(),
    })
    .nullable(),
})
export type BoughtOrder = z.infer<typeof BoughtOrder>

/** A download: an open one by `platform`, or a bought one by the data of its purchase. */
export const SoftwareInput = z.object({
  app,
  /** For an open download. */
  platform: z.enum(PLATFORMS).optional(),
  /** For a purchase its code, with the two following fields. */
  token: z.string().max(200).optional(),
  /** The order's number. */
  userId: z.string().max(200).optional(),
  /** Not checked. */
  name_app: z.string().max(300).optional(),
})
export type SoftwareInput = z.infer<typeof SoftwareInput>
