import { sql } from 'kysely'
import { brl, parseMoney, toCents, toReais } from '#money.ts'
import { pick } from '#pick.ts'
import { type Context, requireUser, seesCosts } from '#platform/context.ts'
import type { ImportKind, Plan } from '#platform/csv-import/imports.ts'
import type { CsvRecords } from '#platform/csv-import/receive.ts'
import { raiseEach } from '#platform/db/revisions.ts'
import type { ImportedRow } from '#platform/record-import/imports.ts'
import { CatalogFields } from '../contract.ts'
import { keyOf, refuseDoubleName } from './columns.ts'

type Field = keyof CatalogFields

/** What of an item an import may change, as it is stored: the amounts in cents. */
interface Values {
  text: string
  unit: string
  price: number
  cost: number | null
}

interface Made extends Values {
  line: number
  name: string
  name_key: string
}

interface Changed extends Values {
  id: number
  /** The fields that change, as they are. */
  before: Partial<Values>
}

interface CatalogPlan extends Plan {
  made: readonly Made[]
  changed: readonly Changed[]
}

const COLUMNS = {
  name: { label: 'Nome', names: [/^(nome|item|servico|peca|produto|name)\b/, /^descri/], required: true },
  text: { label: 'Texto', names: [/^(texto|detalhe|text\b)/, /^descri/] },
  unit: { label: 'Unidade', names: [/^(unidade|und?\b|unit\b)/] },
  price: { label: 'Preço', names: [/^(preco|valor|price)/], required: true },
  cost: { label: 'Custo', names: [/^(custo|cost)/] },
} as const

const LABELS: Readonly<Record<keyof Values, string>> = { text: 'Texto', unit: 'Unidade', price: 'Preço', cost: 'Custo' }

/** The items of a CSV: those of a new name are made, those of a name in use get what the file says otherwise. */
export const catalogImport: ImportKind<Field, CatalogPlan> = {
  name: 'catalog',
  table: 'catalog_items',
  nameColumn: 'name',
  isWhole: true,
  columns: COLUMNS,
  plan,
  write,
  undo,
}

async function plan(context: Context, file: CsvRecords<Field>, isCommit: boolean): Promise<CatalogPlan> {
  const takesCosts = seesCosts(context)
  // What is sent of costs by who does not see them is left out: neither taken nor compared.
  const fields = file.fields.filter((field) => field !== 'cost' || takesCosts)
  const read = file.rows.map(({ line, cells }) => ({ line, ...readRow(pick(cells, fields)) }))
  const stored = await context.db
    .selectFrom('catalog_items')
    .select(['id', 'name', 'name_key', 'text', 'unit', 'price', 'cost'])
    .where(sql<boolean>`name_key = any (${read.flatMap(({ item }) => (item ? [keyOf(item.name)] : []))}::text[])`)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .$if(isCommit, (rows) => rows.forUpdate())
    .execute()
  const byName = new Map(stored.map((row) => [row.name_key, row]))
  const lines = new Map<string, number>()
  const found = { rows: [], same: 0, refused: [], made: [], changed: [] } as {
    -readonly [Part in keyof CatalogPlan]: CatalogPlan[Part] extends readonly (infer One)[] ? One[] : CatalogPlan[Part]
  }
  for (const { line, item, wrong } of read) {
    const key = item && keyOf(item.name)
    const earlier = key === undefined ? undefined : lines.get(key)
    if (!item || earlier !== undefined) {
      found.refused.push({ line, text: wrong ?? `“${item!.name}” já está na linha ${earlier}.` })
      continue
    }
    lines.set(key!, line)
    const given = toValues(item)
    const there = byName.get(key!)
    const note = [brl(given.price), item.unit].filter(Boolean).join(' / ')
    if (!there) {
      found.made.push({ line, name: item.name, name_key: key!, ...given })
      found.rows.push({ line, state: 'new', title: item.name, note, changes: [] })
      continue
    }
    const after = { ...pick(there, ['text', 'unit', 'price', 'cost']), ...pick(given, valueFields(fields)) }
    const names = valueFields(fields).filter((field) => after[field] !== there[field])
    if (names.length === 0) {
      found.same++
      continue
    }
    const changes = names.map((field) => describeChange(field, there, after))
    found.changed.push({ id: there.id, ...after, before: pick(there, names) })
    found.rows.push({ line, state: 'changed', title: there.name, note, changes })
  }
  return found
}

const valueFields = (fields: readonly Field[]) => fields.filter((field): field is keyof Values => field !== 'name')

function describeChange(field: keyof Values, before: Values, after: Values): string {
  const say = (values: Values) => {
    const value = values[field]
    return typeof value === 'number' ? brl(value) : (value ?? '') === '' ? 'nada' : `“${value}”`
  }
  return field === 'text' ? LABELS.text : `${LABELS[field]}: ${say(before)} → ${say(after)}`
}

const toValues = ({ text, unit, price, cost }: CatalogFields): Values => ({
  text,
  unit,
  price: toCents(price),
  cost: cost === null ? null : toCents(cost),
})

/** The item of a line, or what is wrong with it. */
function readRow(cells: Partial<Record<Field, string>>): { item?: CatalogFields; wrong?: string } {
  const { name = '', text = '', unit = '', price = '', cost = '' } = cells
  if (name === '') return { wrong: 'Falta o nome.' }
  if (price === '') return { wrong: `Falta o preço de “${name.slice(0, 60)}”.` }
  const amounts = { price: reaisOf(price), cost: cost === '' ? null : reaisOf(cost) }
  for (const field of ['price', 'cost'] as const)
    if (Number.isNaN(amounts[field]))
      return { wrong: `${COLUMNS[field].label}: “${cells[field]!.slice(0, 40)}” não é um valor em reais.` }
  const parsed = CatalogFields.safeParse({ name, text, unit, ...amounts })
  if (parsed.success) return { item: parsed.data }
  const { path, message } = parsed.error.issues[0]!
  return { wrong: `${COLUMNS[path[0] as Field].label}: ${message}` }
}

const reaisOf = (typed: string) => toReais(parseMoney(typed, { negative: true }) ?? Number.NaN)

/** Throws 422 where somebody else has just saved an item of a name that the file makes. */
async function write(context: Context, { made, changed }: CatalogPlan): Promise<readonly ImportedRow[]> {
  const [by, at] = [requireUser(context), context.clock.now()]
  // The last line first: in the list, which begins with the newest, they stand as in the file.
  const { rows: added } = await sql<ImportedRow>`
    insert into catalog_items (name, name_key, text, unit, price, cost, search, created_at, created_by)
    select name, name_key, text, unit, price, cost, lower(unaccent(name || ' ' || text)), ${at}, ${by.id}::integer
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      as given (line integer, name text, name_key text, text text, unit text, price bigint, cost bigint)
    order by line desc
    returning id as record_id, revision, null as before`
    .execute(context.db)
    .catch(refuseDoubleName)
  const { rows: updated } = await sql<ImportedRow>`
    update catalog_items as stored set
      text = given.text, unit = given.unit, price = given.price, cost = given.cost,
      search = lower(unaccent(name || ' ' || given.text)), ${raiseEach(sql`given.before`, { by, at })}
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as given (id integer, text text, unit text, price bigint, cost bigint, before jsonb)
    where stored.id = given.id
    returning stored.id as record_id, stored.revision, given.before`.execute(context.db)
  return [...added, ...updated]
}

async function undo(context: Context, id: number): Promise<void> {
  const { db } = context
  await sql`delete from catalog_items where id in (
    select record_id from record_import_rows where import_id = ${id} and before is null)`.execute(db)
  await sql`
    update catalog_items as stored set
      text = coalesce(before ->> 'text', text), unit = coalesce(before ->> 'unit', unit),
      price = coalesce((before ->> 'price')::bigint, price),
      cost = case when before ? 'cost' then (before ->> 'cost')::bigint else cost end,
      search = lower(unaccent(name || ' ' || coalesce(before ->> 'text', text))),
      ${raiseEach(sql`before`, { by: requireUser(context), at: context.clock.now() })}
    from record_import_rows where import_id = ${id} and before is not null and record_id = stored.id`.execute(db)
}
