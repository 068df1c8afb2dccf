import { pick } from '#pick.ts'
import { type Context, isAdmin } from '#platform/context.ts'
import { SHOWN_ROWS } from '#platform/contract/record-import.ts'
import type { Plan } from '#platform/csv-import/imports.ts'
import type { CsvRecords } from '#platform/csv-import/receive.ts'
import { isPersonal } from '#tax-ids.ts'
import { ClientFields, EMPTY } from '../../contract.ts'
import { findEachAlike } from '../alike.ts'
import { FIELDS, readableTaxId, searchText } from '../columns.ts'
import { lockEverybody } from '../who-is.ts'
import { findSame, readKnown } from './find-same.ts'

/** Columns of a file of clients, by their fields. */
export const COLUMNS = {
  name: { label: 'Nome', names: [/^(nome|cliente|razao|empresa|name)/], required: true },
  email: { label: 'E-mail', names: [/^e-?mail/] },
  document: { label: 'CPF ou CNPJ', names: [/^(cpf|cnpj|documento)/] },
  phone: { label: 'Telefone', names: [/^(telefone|celular|fone|whatsapp|tel\b|phone)/] },
  contact: { label: 'Contato', names: [/^(contato|responsavel|contact)/] },
  address: { label: 'Endereço', names: [/^(endereco|address)/] },
  notes: { label: 'Observações', names: [/^(observac|notas|anotac|notes)/] },
} as const satisfies Record<keyof ClientFields, { label: string; names: readonly RegExp[]; required?: true }>

/** A client as a statement writes it: `search` is folded there. */
interface Written extends ClientFields {
  search: string
}

interface Merged extends Written {
  id: number
  /** The fields that are filled, as they are: empty. */
  before: Partial<ClientFields>
}

/** What an import of clients would do. */
export interface ClientsPlan extends Plan {
  made: readonly (Written & { line: number })[]
  merged: readonly Merged[]
}

/** What the file would make of the clients that are there: new ones, and of those of the same number or e-mail what is empty. */
export async function planClients(
  context: Context,
  { rows }: CsvRecords<keyof ClientFields>,
  isCommit: boolean,
): Promise<ClientsPlan> {
  const read = rows.map(({ line, cells }) => ({ line, ...readRow(context, cells) }))
  if (isCommit) await lockEverybody(context.db)
  const known = await readKnown(
    context.db,
    read.flatMap(({ client }) => client ?? []),
    isCommit,
  )
  /** What an earlier line has said, and its number: a client's number, e-mail or record. */
  const said = new Map<string, number>()
  const plan = {
    rows: [] as ClientsPlan['rows'][number][],
    same: 0,
    refused: [] as ClientsPlan['refused'][number][],
    made: [] as ClientsPlan['made'][number][],
    merged: [] as Merged[],
  }
  for (const { line, client, wrong } of read) {
    const refuse = (text: string) => void plan.refused.push({ line, text })
    if (!client) {
      refuse(wrong ?? '')
      continue
    }
    const same = findSame(client, known)
    if (typeof same === 'string') {
      refuse(same)
      continue
    }
    const keys = keysOf(client, same?.id)
    const earlier = keys.map((key) => said.get(key)).find((number) => number !== undefined)
    if (earlier !== undefined) {
      refuse(`“${client.name}” já está na linha ${earlier}.`)
      continue
    }
    for (const key of keys) said.set(key, line)
    const note = [client.email, readableTaxId(context, client.document)].filter(Boolean).join(' · ')
    if (!same) {
      plan.made.push({ line, ...client, search: searchText(client) })
      plan.rows.push({ line, state: 'new', title: client.name, note, changes: [] })
      continue
    }
    const filled = FIELDS.filter((field) => same[field] === '' && client[field] !== '')
    if (filled.length === 0) {
      plan.same++
      continue
    }
    const after = { ...pick(same, FIELDS), ...pick(client, filled) }
    plan.merged.push({ id: same.id, ...after, search: searchText(after), before: pick(same, filled) })
    const changes = filled.map((field) => COLUMNS[field].label)
    plan.rows.push({ line, state: 'changed', title: same.name, note, changes })
  }
  return isCommit ? plan : { ...plan, rows: await noteAlike(context, plan) }
}

/** Says of those who come in which client they may be, though nothing that is sure says so. */
async function noteAlike({ db }: Context, { rows, made }: Pick<ClientsPlan, 'rows' | 'made'>) {
  const shown = made.slice(0, SHOWN_ROWS)
  const found = await findEachAlike(
    db,
    shown.map(({ name, phone }) => ({ name, phone })),
  )
  const alikeOf = new Map(shown.map(({ line }, place) => [line, found[place]?.[0]]))
  return rows.map((row) => {
    const alike = row.state === 'new' && alikeOf.get(row.line)
    if (!alike) return row
    const said = `já existe “${alike.name}”, com este ${alike.by === 'phone' ? 'telefone' : 'nome'}`
    return { ...row, note: row.note ? `${row.note} · ${said}` : said }
  })
}

/** What no two lines of a file may share: whom they mean; the name where a line says nothing else of that. */
function keysOf({ name, document, email }: ClientFields, id: number | undefined): string[] {
  const keys = [document && `number ${document}`, email && `e-mail ${email}`, id === undefined ? '' : `id ${id}`]
  const given = keys.filter((key) => key !== '')
  return given.length > 0 ? given : [`name ${name}`]
}

/** The client of a line, or what is wrong with it. */
function readRow(context: Context, cells: Partial<ClientFields>): { client?: ClientFields; wrong?: string } {
  if (!cells.name) return { wrong: 'Falta o nome.' }
  const parsed = ClientFields.safeParse({ ...EMPTY, ...cells })
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!
    return { wrong: `${COLUMNS[path[0] as keyof ClientFields].label} de “${cells.name.slice(0, 60)}”: ${message}` }
  }
  // Whose it is, nobody else learns by sending it either.
  if (isPersonal(parsed.data.document) && !isAdmin(context))
    return { wrong: `“${cells.name.slice(0, 60)}” tem um CPF, que só a administração guarda.` }
  return { client: parsed.data }
}
