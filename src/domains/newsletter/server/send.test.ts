import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { checkLetter, readLetter, wordsOf } from '#tests/letters.ts'
import { sendingBy, startNewsletter } from '#tests/newsletter.ts'
import { readOutbox } from '#tests/outbox.ts'
import { claimNext } from './deliveries.ts'
import { sendJob } from './send-job.ts'

const { app, addReaders, leaveToken, openMailServer, takeMailAway, later } = startNewsletter()

const MINUTE = 60_000
const { publish, send, draftOf, countsOf } = sendingBy(app)
const setState = (state: string, email: string) =>
  app.pool.query(
    `update newsletter_deliveries set state = $1, at = $2
     where subscriber_id = (select id from newsletter_subscribers where email = $3)`,
    [state, app.clock.now(), email],
  )

describe('an article', () => {
  test('goes to each reader who has confirmed, once, with the link and the headers that take them off the list', async () => {
    const { received } = await openMailServer()
    const [ana] = await addReaders('ana@cliente.com.br', 'bia@cliente.com.br')
    await app.pool.query(
      `insert into newsletter_subscribers (email, asked_at, confirmed_at, demo)
       values ('eva@cliente.com.br', $1, null, false), ('exemplo@exemplo.com.br', $1, $1, true)`,
      [app.clock.now()],
    )
    const id = await publish()
    expect(await draftOf(id)).toMatchObject({
      ...{ subscribers: 2, examples: 1, mail: 'server', isPublic: true, subject: 'Sete filamentos', sending: null },
      letter: { heading: 'Sete filamentos', paragraphs: ['Uma tabela de oficina.'], button: 'Ler o artigo' },
    })
    const { status, body } = await send(id, 'Sete filamentos\r\nBcc: eva@b.com')
    expect([status, body.data.subject, body.data.counts.total]).toEqual([200, 'Sete filamentos Bcc: eva@b.com', 2])
    await app.runJobs()
    await later(2 * MINUTE)
    expect(received.map(({ to }) => to).toSorted()).toEqual([['ana@cliente.com.br'], ['bia@cliente.com.br']])
    const { source } = received.find(({ to }) => to[0] === 'ana@cliente.com.br')!
    const head = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll('\r\n ', ' ')
    const token = leaveToken(ana!)
    expect(head).toContain(`List-Unsubscribe: <${app.origin}/boletim/um-clique/${token}>`)
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(head).not.toMatch(/^Bcc:/im)
    const letter = readLetter(source)
    expect(checkLetter(letter, app.origin)).toEqual([
      `${app.origin}/archive-view/${id}?utm_source=boletim&amp;utm_medium=email`,
      `${app.origin}/boletim/sair/${token}`,
    ])
    expect(wordsOf(letter.html)).toContain('Uma tabela de oficina.')
    expect(await countsOf(id)).toEqual({ total: 2, sent: 2, waiting: 0, failed: 0, unknown: 0, isStuck: false })
    expect(app.logged.join('')).not.toMatch(/@cliente\.com\.br/)
  })

  test('is sent once by two who press at once, and never again', async () => {
    const { received } = await openMailServer()
    await addReaders('ana@cliente.com.br')
    const id = await publish()
    const answers = await Promise.all([send(id), send(id), send(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    await app.runJobs()
    const again = await send(id)
    expect([again.status, again.body.data.code]).toEqual([409, 'article-sent'])
    await app.runJobs()
    expect(received).toHaveLength(1)
  })

  test('goes only from the site, by the admin, to somebody, and by a mail server', async () => {
    takeMailAway()
    const id = await publish()
    expect((await send(id)).body.data.code).toBe('mail-not-configured')
    await openMailServer()
    expect((await send(id)).body.data.code).toBe('no-subscribers')
    expect((await draftOf(id)).sending).toBeNull()
    await addReaders('ana@cliente.com.br')
    const draft = await publish({ archive_public: false })
    expect((await send(draft)).status).toBe(404)
    expect((await draftOf(draft)).isPublic).toBe(false)
    expect((await send(9_999)).status).toBe(404)
    expect((await app.people.admin.post('/api/v1/newsletter/draft', { id: 9_999 })).status).toBe(404)
    for (const subject of ['', ' ', 'x'.repeat(151)])
      expect(Object.keys((await send(id, subject)).body.data.fields)).toEqual(['subject'])
    for (const who of [app.people.staff, app.people.visitor])
      expect((await who.post('/api/v1/newsletter/send', { id, subject: 'Oi' })).status).toBe(403)
    expect((await draftOf(id)).sending).toBeNull()
  })

  test('without a description is told by how its text begins', async () => {
    const id = await publish({ description: '', markdown: '# Um título\n\nO texto **começa** aqui.' })
    expect((await draftOf(id)).letter.paragraphs).toEqual([expect.stringContaining('O texto começa aqui.')])
  })

  test('goes by files of the outbox in a demonstration without a mail server, and not from a public site', async () => {
    const outbox = readOutbox(app)
    await addReaders('ana@cliente.com.br')
    const id = await publish()
    expect((await draftOf(id)).mail).toBe('outbox')
    expect((await app.people.admin.get('/api/v1/newsletter')).body.data).toMatchObject({ mail: 'outbox', next: id })
    expect((await send(id)).status).toBe(200)
    expect(await outbox()).toEqual([expect.stringContaining('To: ana@cliente.com.br')])
    expect(await countsOf(id)).toMatchObject({ sent: 1, waiting: 0 })
    expect((await app.people.admin.get('/api/v1/newsletter')).body.data.next).toBeNull()
    takeMailAway()
    expect((await draftOf(id)).mail).toBe('none')
  })

  test('goes out fifty a minute', async () => {
    const { received } = await openMailServer()
    await addReaders(...Array.from({ length: 27 }, (_, n) => `leitor${n}@cliente.com.br`))
    const id = await publish()
    await send(id)
    await app.runJobs()
    expect(received).toHaveLength(25)
    expect(await countsOf(id)).toMatchObject({ sent: 25, waiting: 2 })
    await later(MINUTE / 2)
    expect(received).toHaveLength(27)
  })
})

describe('a letter', () => {
  test('that was under way when the program ended is not sent again, and the others go out', async () => {
    const { received } = await openMailServer()
    await addReaders('ana@cliente.com.br', 'bia@cliente.com.br')
    const id = await publish()
    await send(id)
    await setState('sending', 'ana@cliente.com.br')
    await app.runJobs()
    expect(received.map(({ to }) => to)).toEqual([['bia@cliente.com.br']])
    expect(await countsOf(id)).toMatchObject({ sent: 1, waiting: 1, unknown: 0 })
    await later(6 * MINUTE)
    expect(await countsOf(id)).toEqual({ total: 2, sent: 1, waiting: 0, failed: 0, unknown: 1, isStuck: false })
    const { id: sending } = (await draftOf(id)).sending
    expect((await app.people.admin.post('/api/v1/newsletter/retry', { id: sending })).status).toBe(200)
    await app.runJobs()
    expect(received).toHaveLength(1)
  })

  test('is claimed by one run alone where two work at once', async () => {
    const { received } = await openMailServer()
    await addReaders(...Array.from({ length: 8 }, (_, n) => `leitor${n}@cliente.com.br`))
    const id = await publish()
    const sending = (await send(id)).body.data.id
    const run = { id: 'x', attempt: 1, signal: new AbortController().signal }
    await Promise.all([sendJob.handler(app, { id: sending }, run), sendJob.handler(app, { id: sending }, run)])
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual(
      Array.from({ length: 8 }, (_, n) => `leitor${n}@cliente.com.br`),
    )
  })

  test('that another run is claiming is passed over, and not waited for', async () => {
    await openMailServer()
    await addReaders('ana@cliente.com.br', 'bia@cliente.com.br')
    const sending = (await send(await publish())).body.data.id
    await app.db.transaction().execute(async (first) => {
      const one = await claimNext({ db: first, clock: app.clock }, sending)
      const others = await app.db.transaction().execute(async (db) => {
        // A run that waited would fail, and not hang.
        await sql`set local lock_timeout = '2s'`.execute(db)
        const next = () => claimNext({ db, clock: app.clock }, sending)
        return [await next(), await next()]
      })
      expect([one?.email, others[0]?.email].toSorted()).toEqual(['ana@cliente.com.br', 'bia@cliente.com.br'])
      expect(others[1]).toBeUndefined()
    })
  })

  test('that the server refuses for good has failed, and is sent again by a button', async () => {
    const refusing = await openMailServer({ refuse: 550 })
    await addReaders('ana@cliente.com.br')
    const id = await publish()
    const sending = (await send(id)).body.data.id
    await app.runJobs()
    expect(await countsOf(id)).toMatchObject({ sent: 0, failed: 1, waiting: 0 })
    await refusing.close()
    const { received } = await openMailServer()
    const retried = await app.people.admin.post('/api/v1/newsletter/retry', { id: sending })
    expect(retried.body.data.counts).toMatchObject({ failed: 0, waiting: 1 })
    await app.runJobs()
    expect(received).toHaveLength(1)
    expect(await countsOf(id)).toMatchObject({ sent: 1, failed: 0 })
    expect((await app.people.admin.post('/api/v1/newsletter/retry', { id: 9_999 })).status).toBe(404)
    expect((await app.people.staff.post('/api/v1/newsletter/retry', { id: sending })).status).toBe(403)
  })

  test('waits for nobody who has left, and for no article that has left the site', async () => {
    const { received } = await openMailServer()
    const [ana] = await addReaders('ana@cliente.com.br', 'bia@cliente.com.br')
    const id = await publish()
    const sending = (await send(id)).body.data.id
    await app.people.visitor.post('/api/v1/newsletter/leave', { token: leaveToken(ana!) })
    await app.people.admin.post('/api/v1/publish-archives', { ids: [id], archive_public: false })
    await app.runJobs()
    expect(received).toEqual([])
    expect(await countsOf(id)).toMatchObject({ total: 1, failed: 1, waiting: 0 })
    const refused = await app.people.admin.post('/api/v1/newsletter/retry', { id: sending })
    expect([refused.status, refused.body.data.code]).toEqual([409, 'article-private'])
    await app.people.admin.post('/api/v1/publish-archives', { ids: [id], archive_public: true })
    await app.people.admin.post('/api/v1/newsletter/retry', { id: sending })
    await app.runJobs()
    expect(received.map(({ to }) => to)).toEqual([['bia@cliente.com.br']])
    // Who leaves after it is counted on, and what was sent of an article that is deleted stays in the list.
    await app.pool.query('delete from newsletter_subscribers')
    await app.people.admin.post('/api/v1/delete-archive', { id })
    const { data } = (await app.people.admin.post('/api/v1/newsletter/sendings')).body
    expect(data).toMatchObject([
      { archive_id: null, subject: 'Sete filamentos', by: 'Dona Marina', counts: { sent: 1 } },
    ])
    expect((await app.people.admin.post('/api/v1/newsletter/retry', { id: sending })).body.data.code).toBe(
      'article-private',
    )
  })
})
