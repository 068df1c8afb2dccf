import { toCents, toReais } from '#money.ts'
import { pick } from '#pick.ts'
import { type Context, seesCosts } from '#platform/context.ts'
import { refuseDouble } from '#platform/db/errors.ts'
import { AppError } from '#platform/errors.ts'
import type { CatalogFields, CatalogItem } from '../contract.ts'

/** What two names are told apart by. */
export const keyOf = (name: string) => name.normalize('NFC').toLowerCase()

const NO_COSTS = 'Só quem a administração escolhe vê e muda custos.'

export const notFound = () => new AppError('missing', 'Este item não está mais no catálogo.')

interface Row {
  id: number
  name: string
  text: string
  unit: string
  /** Cents. */
  price: number
  cost: number | null
  archived_at: Date | null
  revision: number
}

/** What an item costs the firm, in reais, where the caller sees costs. */
export const costFor = (context: Context, cost: number | null) =>
  seesCosts(context) ? { cost: cost === null ? null : toReais(cost) } : {}

/** An item as the caller may read it. */
export const toItem = (context: Context, row: Row): CatalogItem => ({
  ...pick(row, ['id', 'name', 'text', 'unit', 'revision']),
  price: toReais(row.price),
  ...costFor(context, row.cost),
  archived: row.archived_at !== null,
})

/** The given fields as they are stored. Throws 422 where somebody gives the cost who does not see costs. */
export function toStored(context: Context, { name, price, cost, ...texts }: Partial<CatalogFields>) {
  if (cost !== undefined && !seesCosts(context)) throw new AppError('invalid', NO_COSTS, { cost: NO_COSTS })
  return {
    ...texts,
    ...(name !== undefined && { name, name_key: keyOf(name) }),
    ...(price !== undefined && { price: toCents(price) }),
    ...(cost !== undefined && { cost: cost === null ? null : toCents(cost) }),
  }
}

/** Throws 422 for the failure of a name that another item has, and any other failure as it is. */
export const refuseDoubleName = refuseDouble(
  'catalog_items_name_idx',
  () =>
    new AppError('invalid', 'Já há um item com este nome no catálogo.', {
      name: 'Outro item já tem este nome. Busque por ele no catálogo.',
    }),
)
