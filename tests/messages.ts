import type { Insertable } from 'kysely'
import { beforeEach, expect } from 'vitest'
import type { ContactMessages } from '#platform/db/tables.gen.ts'
import { NOW, startApp } from './app.ts'

export const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

/** Starts the program for tests of the messages that visitors left; each test begins without any. */
export function startMessages() {
  const app = startApp()
  beforeEach(async () => {
    app.clock.set(NOW)
    await app.pool.query('delete from contact_messages')
  })
  async function addMessage(columns: Partial<Insertable<ContactMessages>> = {}): Promise<number> {
    const { id } = await app.db
      .insertInto('contact_messages')
      .values({ name: 'Ana Souza', contact: 'ana@exemplo.com.br', message: 'Olá.', created_at: NOW, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const get = (path: string, who = app.people.admin) => who.get(`/api/v1/contact/${path}`)
  const post = (path: string, body: unknown, who = app.people.admin) => who.post(`/api/v1/contact/${path}`, body)
  const list = async (search = '') => {
    const { status, body } = await get(`messages?${search}`)
    expect(status).toBe(200)
    return { ...body, ids: idsOf(body.data.result) }
  }
  const kept = async () =>
    (await app.pool.query('select id, read, archived, answered from contact_messages order by id')).rows
  return { app, addMessage, get, post, list, kept }
}
