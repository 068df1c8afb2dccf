import { plainMoney } from '#money.ts'
import { type Context, seesCosts } from '#platform/context.ts'
import { sendRows } from '#platform/csv.ts'
import { dayOf } from '#time.ts'
import { chooseItems } from './service.ts'

const HEAD = ['Nome', 'Texto', 'Unidade', 'Preço (R$)']
const COST = 'Custo (R$)'

/** The found items as a table that comes in again as it went out, by name; with the costs for who sees them. */
export async function sendCsv(context: Context, filter: Parameters<typeof chooseItems>[1]): Promise<File> {
  const withCosts = seesCosts(context)
  const items = await chooseItems(context, filter)
    .select(['name', 'text', 'unit', 'price', 'cost'])
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  const rows = items.map(({ name, text, unit, price, cost }) => [
    ...[name, text, unit, plainMoney(price)],
    ...(withCosts ? [cost === null ? '' : plainMoney(cost)] : []),
  ])
  const head = withCosts ? [...HEAD, COST] : HEAD
  return sendRows(context, `catálogo ${dayOf(context.clock.now())}.csv`, [head, ...rows])
}
