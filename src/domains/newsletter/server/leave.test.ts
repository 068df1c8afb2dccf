import { describe, expect, test } from 'vitest'
import { addArchive } from '#tests/factories.ts'
import { startNewsletter } from '#tests/newsletter.ts'
import { waitsForLock } from '#tests/waits-for-lock.ts'

const { app, addReaders, leaveToken, openMailServer } = startNewsletter()

const publish = () => addArchive(app, { title: 'Sete filamentos', archive_public: true })
const send = (id: number) => app.people.admin.post('/api/v1/newsletter/send', { id, subject: 'Sete filamentos' })

describe('who leaves at the moment of a sending', () => {
  test('before it is left out', async () => {
    await openMailServer()
    const [ana] = await addReaders('ana@cliente.com.br', 'bia@cliente.com.br')
    const id = await publish()
    let sending: ReturnType<typeof send> | undefined
    await app.db.transaction().execute(async (db) => {
      await db.deleteFrom('newsletter_subscribers').where('id', '=', ana!).execute()
      sending = send(id)
      await waitsForLock(app)
    })
    expect((await sending!).body.data.counts.total).toBe(1)
  })

  test('after it takes their letter along', async () => {
    await openMailServer()
    const [ana] = await addReaders('ana@cliente.com.br', 'bia@cliente.com.br')
    const id = await publish()
    let leaving: Promise<unknown> | undefined
    await app.db.transaction().execute(async (db) => {
      const { id: sending } = await db
        .insertInto('newsletter_sendings')
        .values({
          ...{ archive_id: id, title: 'Um', subject: 'Um', summary: '', origin: app.origin, by_name: 'Marina' },
          started_at: app.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('newsletter_deliveries')
        .values({ sending_id: sending, subscriber_id: ana!, at: app.clock.now() })
        .execute()
      leaving = app.people.visitor.post('/api/v1/newsletter/leave', { token: leaveToken(ana!) })
      await waitsForLock(app)
    })
    await leaving
    expect(await app.db.selectFrom('newsletter_deliveries').select('id').execute()).toEqual([])
  })
})
