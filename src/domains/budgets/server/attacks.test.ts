import { describe, expect, test } from 'vitest'
import type { Caller } from '#tests/call.ts'
import { addBudget } from '#tests/factories.ts'
import { CLIENT, ITEMS, startQuotes } from '#tests/quotes.ts'

const { app, staff, client, visit, exchange, read, send, record, accepted } = startQuotes()

/** The token of the address that an accepted PDF bears. */
async function evidenceToken(event: number) {
  const pdf = await (await app.people.staff.fetch(`/api/v1/budget/version-pdf?event=${event}`)).text()
  return /\/orcamento\/conferir\/([0-9a-f-]+)/.exec(pdf)?.[1] ?? 'none'
}

describe('what belongs to a quote of somebody else', () => {
  const NONE = 2_000_000_000
  const calls: [string, (who: Caller, ids: Awaited<ReturnType<typeof accepted>>) => ReturnType<Caller['get']>][] = [
    ['exchange', (who, { id }) => who.get(`/api/v1/budget/exchange?id=${id}`)],
    ['send', (who, { id }) => staff('send', { id, means: 'link' }, who)],
    ['send by e-mail', (who, { id }) => staff('send', { id, means: 'email', email: 'x@exemplo.com' }, who)],
    ['begin-version', (who, { id }) => staff('begin-version', { id }, who)],
    ['discard-draft', (who, { id }) => staff('discard-draft', { id }, who)],
    ['restore-line', (who, { id }) => staff('restore-line', { id, label: 'Projeto' }, who)],
    ['revoke', (who, { id }) => staff('revoke', { id }, who)],
    ['record', (who, { id }) => record(id, {}, who)],
    ['undo', (who, { id }) => staff('undo', { id, note: 'x' }, who)],
    ['pay', (who, { installment: id }) => staff('pay', { id, paid_on: '2026-11-22', means: 'pix' }, who)],
    ['unpay', (who, { installment: id }) => staff('unpay', { id, note: 'x' }, who)],
    ['start-line', (who, { id }) => staff('start-line', { id }, who)],
    ['take-back-line', (who, { id }) => staff('take-back-line', { id }, who)],
    ['duplicate', (who, { id }) => staff('duplicate', { id }, who)],
    ['budgetById', (who, { id }) => staff('budgetById', { id }, who)],
    ['save', (who, { id }) => staff('save', { budget: { id, client: 'Meu' } }, who)],
    ['document', (who, { id }) => who.get(`/api/v1/budget/document?id=${id}`)],
    ['pdf', (who, { id }) => who.get(`/api/v1/budget/pdf?id=${id}`)],
    ['PDF of a version', (who, { id }) => who.get(`/api/v1/budget/version-pdf?id=${id}&version=1`)],
    ['accepted PDF', (who, { event }) => who.get(`/api/v1/budget/version-pdf?event=${event}`)],
    ['proof', (who, { event }) => who.get(`/api/v1/budget/proof?event=${event}`)],
  ]
  test.each(calls)('[API-03] %s: others cannot tell it from one that does not exist', async (_, call) => {
    const ids = await accepted()
    const before = await exchange(ids.id)
    const theirs = await call(app.people.other, ids)
    const none = await call(app.people.other, { id: NONE, event: NONE, installment: NONE })
    expect(theirs.status).toBe(404)
    expect(theirs.body).toEqual(none.body)
    expect((await call(app.people.visitor, ids)).status).toBe(403)
    expect(await exchange(ids.id)).toEqual(before)
    expect((await call(app.people.admin, ids)).status).not.toBe(404)
  })

  test('the palette, the list, the CSV, and a time line show none of it', async () => {
    const { body } = await app.people.staff.post('/api/v1/client/new', { name: 'Cliente de todos' })
    const client_id = body.data.id as number
    await addBudget(app.people.staff, { items: ITEMS, client_id, project_name: 'Segredo do Davi' })
    const { other } = app.people
    for (const answer of [
      await other.post('/api/v1/client/timeline', { id: client_id }),
      await other.post('/api/v1/client/list', {}),
      await other.get('/api/v1/budget/search?q=Segredo'),
      await other.get('/api/v1/budget/csv'),
      await other.get('/api/v1/budget/figures'),
    ]) {
      expect(answer.status).toBe(200)
      expect(JSON.stringify(answer.body)).not.toContain('Segredo do Davi')
    }
    expect((await other.post('/api/v1/client/list', {})).body.data[0].quotes).toBe(0)
    for (const path of ['search', 'csv', 'figures', 'months'])
      for (const owner of [0, 2]) expect((await other.get(`/api/v1/budget/${path}?id_user=${owner}`)).status).toBe(403)
  })
})

describe('secret links', () => {
  test('one of a quote checks no acceptance, and one of an acceptance opens no quote', async () => {
    const { id, event } = await accepted()
    const evidence = await evidenceToken(event)
    expect((await read(evidence, 'quote/evidence')).status).toBe(200)
    expect((await read(evidence)).status).toBe(404)
    expect((await visit(`/orcamento/pdf/${evidence}`)).status).toBe(404)
    expect((await client('accept', { token: evidence, version: 1, ...CLIENT })).status).toBe(404)
    await staff('undo', { id, note: 'x' })
    const token = (await staff('send', { id, means: 'link' })).body.data.path.replace('/orcamento/', '')
    expect((await read(token, 'quote/evidence')).status).toBe(404)
  })

  test('guessing is limited, and refuses no valid link', async () => {
    const { id, token } = await send()
    const statuses = new Set<number>()
    for (let guess = 0; guess < 40; guess += 1) {
      const wrong = `${id}-${String(guess).padStart(32, '0')}`
      const answers = await Promise.all([
        read(wrong),
        read(wrong, 'quote/evidence'),
        client('accept', { token: wrong, version: 1, ...CLIENT }),
      ])
      for (const { status } of answers) statuses.add(status)
    }
    expect(statuses).toEqual(new Set([404, 429]))
    expect((await visit(`/orcamento/pdf/${id}-${'0'.repeat(32)}`)).status).toBe(429)
    expect((await read(token)).status).toBe(200)
    expect((await visit(`/orcamento/pdf/${token}`)).status).toBe(200)
    expect((await client('accept', { token, version: 1, ...CLIENT })).status).toBe(200)
  })

  test('answers are limited for each quote: a flood by one link keeps nobody in the same network from another', async () => {
    const [flooded, quiet] = [await send(), await send()]
    const statuses: number[] = []
    for (let count = 0; count < 62; count += 1)
      statuses.push((await client('change', { token: flooded.token, version: 1, note: 'x' })).status)
    expect(statuses.slice(-2)).toEqual([429, 429])
    expect((await client('accept', { token: quiet.token, version: 1, ...CLIENT })).status).toBe(200)
  })

  test('what one opens is stored by no cache, is not indexed, and its token is in no log and no view', async () => {
    const { id, token } = await send()
    const failed = `${token}/broken`
    const answers = [
      await visit(`/api/v1/quote?token=${token}`),
      await visit(`/orcamento/pdf/${token}`),
      await visit(`/orcamento/pdf/${id}-${'f'.repeat(32)}`),
      await visit(`/orcamento/${token}`),
      await visit(`/orcamento/${failed}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 200, 500])
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store')
    for (const { headers } of [answers[1]!, answers[3]!]) {
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-robots-tag')).toContain('noindex')
    }
    await client('accept', { token, version: 1, ...CLIENT })
    await app.runJobs()
    const evidence = await evidenceToken((await exchange(id)).events.at(-1).id)
    await visit(`/orcamento/conferir/${evidence}/broken`)
    const logged = app.logged.join('\n')
    expect(logged).toContain('/orcamento/*')
    for (const secret of [token, evidence]) expect(logged).not.toContain(secret.split('-')[1])
    const { rows } = await app.pool.query('select count(*)::int as count from page_views')
    expect(rows).toEqual([{ count: 0 }])
  })
})

describe('the production line of a quote', () => {
  test('started by the admin is the owner’s, and may be started anew once it was deleted', async () => {
    const { id } = await accepted()
    const { staff: owner, admin } = app.people
    const answers = await Promise.all([staff('start-line', { id }, admin), staff('start-line', { id }, owner)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { project_id } = await exchange(id)
    expect((await owner.post('/api/v1/line-task-project', { id_project: project_id })).body.data).toHaveLength(1)
    expect((await app.pool.query('select id_user from projects where id = $1', [project_id])).rows).toEqual([
      { id_user: 2 },
    ])
    await app.pool.query('delete from projects where id = $1', [project_id])
    expect(await exchange(id)).toMatchObject({ startable: true, project_id: null, state: 'accepted' })
    expect((await staff('start-line', { id })).status).toBe(200)
  })
})
