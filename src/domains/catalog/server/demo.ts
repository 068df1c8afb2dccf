import { toCents } from '#money.ts'
import type { Program } from '#platform/context.ts'
import { z } from '#platform/contract/fields.ts'
import { folded } from '#platform/db/like.ts'
import { isEmpty, readSeed } from '#platform/seed.ts'
import { CatalogFields } from '../contract.ts'
import { keyOf } from './columns.ts'

/** Brings the demo's items where there is none; the first of the file stands first in the list. */
export async function seedDemoCatalog({ db, clock }: Pick<Program, 'db' | 'clock'>) {
  if (!(await isEmpty(db, 'catalog_items'))) return
  const items = readSeed('catalog/items.json', z.array(CatalogFields))
  const rows = items.toReversed().map(({ price, cost, ...item }) => ({
    ...item,
    name_key: keyOf(item.name),
    price: toCents(price),
    cost: cost === null ? null : toCents(cost),
    search: folded(`${item.name} ${item.text}`),
    created_at: clock.now(),
    demo: true,
  }))
  await db.insertInto('catalog_items').values(rows).execute()
}
