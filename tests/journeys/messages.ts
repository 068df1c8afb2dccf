import type { Page } from '@playwright/test'
import { nowMs } from '#clock.ts'
import { queryDatabase } from './database.ts'
import { expect, type Site } from './site.ts'

let made = 0

export interface StoredMessage {
  id: number
  name: string
}

/** Adds a message as somebody wrote it, by default just now. Its name gets a number, so that it is like no other. */
export async function addMessage(
  site: Site,
  { name = 'Ana Souza', ago = 0, ...columns }: Record<string, unknown> = {},
): Promise<StoredMessage> {
  const row = {
    name: `${name} (${++made})`,
    contact: 'ana@exemplo.com.br',
    message: 'Preciso de 40 suportes.',
    created_at: new Date(nowMs() - Number(ago)),
    ...columns,
  }
  const columnsOf = Object.keys(row)
  const [kept] = await queryDatabase<{ id: number }>(
    site,
    `insert into contact_messages (${columnsOf}) values (${columnsOf.map((_, at) => `$${at + 1}`)}) returning id`,
    Object.values(row),
  )
  return { id: kept!.id, name: row.name }
}

const stateOf = async (site: Site, { id }: StoredMessage) =>
  (
    await queryDatabase<{ read: boolean; archived: boolean; answered: boolean }>(
      site,
      'select read, archived, answered from contact_messages where id = $1',
      [id],
    )
  )[0]

const listOf = (page: Page) => page.getByRole('region', { name: 'Lista de mensagens' })
export const rowOf = (page: Page, { name }: StoredMessage) => listOf(page).getByRole('link', { name })
export const openMessage = (page: Page, { name }: StoredMessage) => page.getByRole('article', { name, exact: true })
export const expectState = (site: Site, message: StoredMessage, state: Record<string, unknown>) =>
  expect.poll(() => stateOf(site, message)).toMatchObject(state)
