import { privateCall } from '#platform/contract/call.ts'
import { id, z } from '#platform/contract/fields.ts'
import { revision, savedRevision } from '#platform/contract/revision.ts'
import { owner, signedAmount, sum } from './fields.ts'
import { TYPES } from './finance.ts'

/** Things planned that are read, at most. */
export const MOST_PLANNED = 5000
/** Quotes that could be accepted, at most: the newest. */
export const MOST_OFFERS = 20

/** Something planned that moves money. */
const PlannedItem = z.object({
  /** Unique among all of them. */
  key: z.string(),
  /** `entry` is in the ledger already, with a day to come. */
  source: z.enum(['bill', 'installment', 'order', 'repeat', 'entry']),
  /** YYYY-MM-DD; what is late has passed. */
  due: z.string(),
  type: z.enum(TYPES),
  amount: sum,
  description: z.string(),
  /** Where it opens in the workbench. */
  to: z.string(),
  /** The client, of a parcela or an order; '' of all others. */
  payer: z.string(),
  /** For which day its payment was promised; null where that was not. */
  promised: z.string().nullable(),
  /** Days by which this client usually pays late: the mean of the last twelve months. Null where too few were paid. */
  usually: z.int().nonnegative().nullable(),
})
export type PlannedItem = z.infer<typeof PlannedItem>

/** A quote that its client may still accept. */
const Offer = z.object({
  /** The quote's. */
  id,
  description: z.string(),
  to: z.string(),
  total: sum,
  /** `due` is '' for 'na aprovação', and where `days` counts from the acceptance. */
  terms: z.array(z.object({ due: z.string(), days: z.int().optional(), amount: sum })),
})
export type Offer = z.infer<typeof Offer>

const Cash = z.object({
  /** The first day of the curve. */
  today: z.string(),
  /** Of all accounts, at the end of today. */
  opening: sum,
  /** Accounts of the ledger; 0 says that the balance stands for nothing. */
  accounts: z.int().nonnegative(),
  /** The balance below which its owner does not want to come; null for none. */
  floor: sum.nullable(),
  /** Of the floor, for its form. */
  revision,
  planned: z.array(PlannedItem),
  /** Whether more is planned than is read. */
  cut: z.boolean(),
  offers: z.array(Offer),
})
export type Cash = z.infer<typeof Cash>

const LowestPoint = z.object({
  /** Accounts of the ledger; 0 says that the balance stands for nothing. */
  accounts: z.int().nonnegative(),
  /** Of the thirteen weeks, as planned, with its first day: of each day once all went out and nothing came in yet. */
  balance: sum,
  day: z.string(),
  floor: sum.nullable(),
  /** The first day below the floor; null where there is none. */
  below_from: z.string().nullable(),
})
export type LowestPoint = z.infer<typeof LowestPoint>

export const FloorFields = z.object({
  /** Null for none. */
  floor: signedAmount.nullable().meta({ label: 'Piso' }),
})

/** What is on the account, and what will be. Plans, not facts. */
export const cashContract = {
  read: privateCall
    .route({ method: 'GET', path: '/finance/cash', summary: 'Traz o saldo de hoje e o que mexe nele em 13 semanas' })
    .input(owner)
    .output(z.object({ data: Cash })),
  /** For the dashboard: what `read` comes to, without what can be tried. */
  lowest: privateCall
    .route({ method: 'GET', path: '/finance/cash/lowest', summary: 'Diz o menor saldo das próximas 13 semanas' })
    .input(owner)
    .output(z.object({ data: LowestPoint })),
  /** The ledger's: under 0, all ledgers, the firm's. */
  setFloor: privateCall
    .meta({ access: 'staff', changesPages: false })
    .route({ method: 'POST', path: '/finance/cash/floor', summary: 'Diz abaixo de quanto o caixa não deve ficar' })
    .input(FloorFields.extend({ ...owner.shape, revision: revision.optional() }))
    .output(z.object({ result: z.literal(true), data: savedRevision })),
  csv: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'export' })
    .route({
      method: 'GET',
      path: '/finance/cash/csv',
      summary: 'Exporta o caixa de 13 semanas, dia a dia: CSV em UTF-8 com BOM, separado por ponto e vírgula',
    })
    .input(
      owner.extend({
        /** Whether clients pay as late as they usually do. */
        usual: z.stringbool().default(false),
      }),
    )
    .output(z.file()),
}
