import type { Kysely } from 'kysely'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { DAY_MS } from '#time.ts'
import type { ClientFields } from '../contract.ts'
import { toSearch } from './columns.ts'

/**
 * The demo's clients, with how many days before the first start they came. Their addresses and numbers do not exist.
 * Quotes of the demo that name one belong to them.
 */
const CLIENTS: readonly (ClientFields & { daysAgo: number })[] = [
  {
    daysAgo: 212,
    name: 'Cooperativa Vale Verde',
    contact: 'Joana Bittencourt',
    email: 'joana@valeverde.exemplo.com.br',
    phone: '+55 54 90000-2210',
    document: '99000001000101',
    address: 'Estrada do Pinhal, km 7\nSão Joaquim, SC',
    notes: 'Não marcar visita na colheita: perguntar antes quando é.',
  },
  {
    daysAgo: 168,
    name: 'Clínica Pontual',
    contact: 'Dra. Márcia Teles',
    email: 'marcia@clinicapontual.exemplo.com.br',
    phone: '+55 48 90000-3145',
    document: '99000002000148',
    address: 'Rua das Palmeiras, 410, sala 3\nFlorianópolis, SC',
    notes: '',
  },
  {
    daysAgo: 131,
    name: 'Transportes Serra Azul',
    contact: 'Sérgio Andrade',
    email: 'compras@serraazul.exemplo.com.br',
    phone: '+55 47 90000-8801',
    document: '99000003000192',
    address: 'Rodovia SC-108, 2200\nJoinville, SC',
    notes: 'Paga em 28 dias. Pedido de compra sai às quintas.',
  },
  {
    daysAgo: 96,
    name: 'Fazenda Três Rios',
    contact: 'Helena Prado',
    email: 'helena@tresrios.exemplo.com.br',
    phone: '+55 19 90000-6072',
    document: '99000004000137',
    address: 'Estrada do Açude, s/n\nIbiúna, SP',
    notes: 'Sem sinal de celular perto do curral: LoRa até a casa.',
  },
  {
    daysAgo: 61,
    name: 'Renata Figueiredo',
    contact: '',
    email: 'renata@padaria.exemplo.com.br',
    phone: '+55 19 90000-1180',
    document: '00000002801',
    address: 'Campinas, SP',
    notes: 'Padaria com duas câmaras frias. Escreveu pelo site.',
  },
  {
    daysAgo: 121,
    name: 'Museu do Porto',
    contact: 'Bianca Torres',
    email: 'bianca@museu.exemplo.com.br',
    phone: '+55 53 90000-4419',
    document: '99000005000181',
    address: 'Praça da Matriz, 18\nRio Grande, RS',
    notes: 'As peças não saem do prédio: levar o escâner.',
  },
  {
    daysAgo: 12,
    name: 'Colégio Horizonte',
    contact: 'Prof. Anselmo Dias',
    email: 'anselmo@horizonte.exemplo.com.br',
    phone: '(19) 90000-7350',
    document: '',
    address: '',
    notes: '',
  },
]

/** Brings the demo's clients where there is none. */
export async function seedDemoClients({ db, clock }: Pick<Program, 'db' | 'clock'>) {
  if (await db.selectFrom('clients').select('id').limit(1).executeTakeFirst()) return
  const now = clock.now().getTime()
  const rows = CLIENTS.map(({ daysAgo, ...client }) => {
    const at = new Date(now - daysAgo * DAY_MS)
    return { ...client, search: toSearch(client), created_at: at, updated_at: at, demo: true }
  })
  await db.insertInto('clients').values(rows).execute()
}

/** Deletes the demo's clients; a quote of one keeps its name as text. */
export async function removeDemoClients(db: Kysely<DB>) {
  await db.deleteFrom('clients').where('demo', '=', true).execute()
}
