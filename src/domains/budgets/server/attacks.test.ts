import { beforeEach, describe, expect, test } from 'vitest'
import { secretPageOf } from '#domains/server.ts'
import { SCHEMA } from '#platform/jobs/boss.ts'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addBudget } from '#tests/factories.ts'

const render = ({ url }: Request) =>
  new Response(url.includes('broken') ? 'x' : '<!doctype html><title>Orçamento</title>', {
    status: url.includes('broken') ? 500 : 200,
    headers: { 'content-type': 'text/html' },
  })
const app = startApp({ proxies: 1 }, { render, isWorkbench: () => false, parametersOf: () => [], secretPageOf })
/** Limits count by network: each test has its own. */
let network = 0
beforeEach(async () => {
  network += 1
  app.clock.set(NOW)
  await app.pool.query('delete from budgets; delete from notices')
})

const CLIENT = { name: 'Helena Prado', email: 'helena@exemplo.com.br', agreed: true }
const ITEMS = [{ description: 'Placa eletrônica', total: 3850 }]

const staff = (call: string, body: object, who: Caller = app.people.staff) => who.post(`/api/v1/budget/${call}`, body)
const headers = () => ({ 'x-forwarded-for': `203.0.113.${network}` })
const client = (call: string, body: object) => app.people.visitor.post(`/api/v1/quote/${call}`, body, headers())
const visit = (path: string) => app.people.visitor.fetch(path, { headers: headers() })
const exchange = async (id: number) => (await app.people.staff.get(`/api/v1/budget/exchange?id=${id}`)).body.data
async function read(token: string, kind = 'quote') {
  const answer = await visit(`/api/v1/${kind}?token=${token}`)
  return { status: answer.status, body: await answer.json() }
}
const kinds = (events: { kind: string }[]) => events.map(({ kind }) => kind)

async function send(fields: object = {}) {
  const id = await addBudget(app.people.staff, { items: ITEMS, ...fields })
  const { body } = await staff('send', { id, means: 'link' })
  return { id, token: body.data.path.replace('/orcamento/', '') as string }
}

async function record(id: number, fields: object = {}, who: Caller = app.people.staff) {
  const form = new FormData()
  form.append('record', JSON.stringify({ id, means: 'signed', name: 'Helena', note: 'Pedido 12', ...fields }))
  form.append('proof', new File(['assinado'], 'pedido.pdf'))
  return who.post('/api/v1/budget/record', form)
}

/** An accepted quote with an event, a parcela, a version and a proof. */
async function accepted() {
  const id = await addBudget(app.people.staff, { items: ITEMS })
  const { body } = await record(id)
  await app.runJobs()
  return { id, event: body.data.events.at(-1).id as number, installment: body.data.installments[0].id as number }
}

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
    ['revoke', (who, { id }) => staff('revoke', { id }, who)],
    ['record', (who, { id }) => record(id, {}, who)],
    ['undo', (who, { id }) => staff('undo', { id, note: 'x' }, who)],
    ['pay', (who, { installment: id }) => staff('pay', { id, paid_on: '2026-11-22', means: 'pix' }, who)],
    ['unpay', (who, { installment: id }) => staff('unpay', { id, note: 'x' }, who)],
    ['start-line', (who, { id }) => staff('start-line', { id }, who)],
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

describe('answers of a client', () => {
  test('an acceptance without the box, the name or the e-mail changes nothing', async () => {
    const { id, token } = await send()
    const whole = { token, version: 1, ...CLIENT }
    for (const wrong of [
      { agreed: undefined },
      { agreed: false },
      { agreed: 'true' },
      { name: ' \n ' },
      { name: 'x'.repeat(121) },
      { email: '' },
      { email: 'helena@exemplo.com.br\r\nBcc: x@exemplo.com' },
      { email: 'helena@exemplo.com.br, x@exemplo.com' },
      { version: 0 },
      { version: 1.5 },
    ])
      expect([wrong, (await client('accept', { ...whole, ...wrong })).status]).toEqual([wrong, 422])
    expect((await client('accept', { ...whole, version: 2 })).status).toBe(409)
    expect(kinds((await exchange(id)).events)).toEqual(['version', 'sent'])
  })

  test('the last moment of the validity counts, and the first one after it does not', async () => {
    const [late, just] = [await send({ budget_validity: '2026-11-25' }), await send({ budget_validity: '2026-11-25' })]
    app.clock.set(new Date('2026-11-26T02:59:59.999Z'))
    expect((await client('accept', { token: just.token, version: 1, ...CLIENT })).status).toBe(200)
    app.clock.set(new Date('2026-11-26T03:00:00.000Z'))
    for (const call of ['accept', 'refuse', 'change'])
      expect((await client(call, { token: late.token, version: 1, note: 'x', ...CLIENT })).status).toBe(409)
    expect((await exchange(late.id)).state).toBe('expired')
  })

  test('a link that is revoked while its answer waits takes none', async () => {
    const { id, token } = await send({ budget_validity: '2026-11-23' })
    /** Answers after the check of the link and before it holds the quote, which the test's transaction revokes. */
    const answer = async (call: string, body: object) => {
      const db = await app.pool.connect()
      try {
        await db.query('begin')
        await db.query('select 1 from budgets where id = $1 for update', [id])
        const waiting = client(call, body)
        await expect
          .poll(async () => (await app.pool.query(`select 1 from pg_locks where not granted`)).rowCount)
          .toBeGreaterThan(0)
        await db.query('update budgets set share_number = null where id = $1', [id])
        await db.query('commit')
        return (await waiting).status
      } finally {
        db.release()
        await app.pool.query('update budgets set share_number = 1 where id = $1', [id])
      }
    }
    expect(await answer('accept', { token, version: 1, ...CLIENT })).toBe(404)
    expect(await answer('refuse', { token, version: 1, note: 'x' })).toBe(404)
    app.clock.set(new Date('2026-11-24T12:00:00Z'))
    expect(await answer('renew', { token, note: 'x' })).toBe(404)
    expect(kinds((await exchange(id)).events)).toEqual(['version', 'sent'])
  })

  test('a form without JavaScript has the same checks, and what it answers is stored by no cache', async () => {
    const { id, token } = await send()
    const post = (fields: Record<string, string>, to = token, more = {}) =>
      app.people.visitor.fetch(`/orcamento/${to}`, {
        method: 'POST',
        body: new URLSearchParams({ version: '1', name: CLIENT.name, email: CLIENT.email, ...fields }),
        headers: { ...headers(), ...more },
      })
    const refused = [
      [422, await post({ decision: 'accept' })],
      [422, await post({ decision: 'constructor', agreed: 'on' })],
      [422, await post({ agreed: 'on' })],
      [409, await post({ decision: 'accept', agreed: 'on', version: '2' })],
      [404, await post({ decision: 'accept', agreed: 'on', token }, `${id}-${'0'.repeat(32)}`)],
      [403, await post({ decision: 'accept', agreed: 'on' }, token, { origin: 'https://malvado.exemplo' })],
    ] as const
    expect(refused.map(([, { status }]) => status)).toEqual(refused.map(([status]) => status))
    expect(kinds((await exchange(id)).events)).toEqual(['version', 'sent'])
    const answer = await post({ decision: 'accept', agreed: 'on' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/orcamento/${token}?respondido=1`])
    for (const { headers } of [answer, ...refused.slice(0, 5).map(([, one]) => one)])
      expect(headers.get('cache-control')).toBe('no-store')
    expect((await exchange(id)).state).toBe('accepted')
  })

  test('an acceptance and a change of the content at once: what is accepted is what was read', async () => {
    const { id, token } = await send()
    const [acceptance, save] = await Promise.all([
      client('accept', { token, version: 1, ...CLIENT }),
      staff('save', { budget: { id, project_name: 'Outro nome' } }),
    ])
    expect([acceptance.status, save.status].sort()).toEqual([200, 409])
    const { state, version } = await exchange(id)
    expect([state, version]).toEqual(save.status === 200 ? ['sent', 2] : ['accepted', 1])
  })

  test('a status set by hand is no acceptance, neither before nor after the sending', async () => {
    const before = await send({ status: 'APPROVED' })
    const after = await send()
    await staff('save', { budget: { id: after.id, status: 'APPROVED' } })
    for (const { token } of [before, after]) {
      const { data } = (await read(token)).body
      expect(data).toMatchObject({ state: 'sent', open: true, acceptance: null, installments: [] })
      expect(data.document.status).toBe('Pendente')
    }
  })

  test('a record that is none, or of a day to come, stores neither an acceptance nor its proof', async () => {
    const id = await addBudget(app.people.staff, { items: ITEMS })
    const post = async (text: string) => {
      const form = new FormData()
      form.append('record', text)
      form.append('proof', new File(['x'], '../../etc/passwd\r\nx: y'))
      return (await app.people.staff.post('/api/v1/budget/record', form)).status
    }
    for (const text of ['', '{', 'null', '[]', '"x"', '{"__proto__":{"id":1}}', JSON.stringify({ id })])
      expect([text, await post(text)]).toEqual([text, expect.toBeOneOf([400, 422])])
    const whole = { id, means: 'signed', name: 'Helena', note: 'x' }
    for (const wrong of [{ on: '2026-11-24' }, { on: '0000-01-01' }, { id: 0 }, { email: 'a@b\nBcc: c@d.e' }])
      expect([wrong, await post(JSON.stringify({ ...whole, ...wrong }))]).toEqual([wrong, 422])
    expect((await exchange(id)).state).toBe('draft')
    expect(await post(JSON.stringify(whole))).toBe(200)
    const event = (await exchange(id)).events.at(-1)
    expect(event.file_name).not.toMatch(/[\r\n/]/)
    const proof = await app.people.staff.fetch(`/api/v1/budget/proof?event=${event.id}`)
    expect(proof.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  test('a parcela paid by two at once is paid once', async () => {
    const { id, installment } = await accepted()
    const pay = () => staff('pay', { id: installment, paid_on: '2026-11-22', means: 'pix' })
    const answers = await Promise.all([pay(), pay(), pay()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(kinds((await exchange(id)).events).filter((kind) => kind === 'paid')).toHaveLength(1)
    await staff('unpay', { id: installment, note: 'x' })
    for (const paid_on of ['0000-01-01', '0001-01-01', '2026-02-30', '9999-12-31'])
      expect([paid_on, (await staff('pay', { id: installment, paid_on, means: 'pix' })).status]).toEqual([paid_on, 422])
    // Undone and paid at once: one of the two, never a voided parcela that is paid.
    const [undo, again] = await Promise.all([staff('undo', { id, note: 'x' }), pay()])
    expect([undo.status, again.status]).toSatisfy(
      ([one, other]: number[]) => (one === 200 && other === 404) || (one === 409 && other === 200),
    )
  })
})

describe('hostile texts', () => {
  const HTML = '<script>alert(1)</script><img src=x onerror=alert(2)>'

  test('are text in what a client reads, and in the e-mail', async () => {
    const { id, token } = await send({
      client: `Ana ${HTML}`,
      project_name: `Site\r\nBcc: x@exemplo.com ${HTML}`,
      extra_text: HTML,
      terms: `[x](javascript:alert(1)) ${HTML}`,
      items: [{ description: HTML, total: 100 }],
    })
    const { document } = (await read(token)).body.data
    for (const { html } of [document.extra, document.terms]) expect(html).not.toMatch(/<script|onerror|javascript:/)
    await staff('send', { id, means: 'email', email: CLIENT.email, message: HTML })
    await client('accept', { token, version: 1, ...CLIENT, name: `Eva\r\nBcc: y@exemplo.com ${HTML}` })
    await app.runJobs()
    const { rows } = await app.pool.query(`select data from ${SCHEMA}.job where name = 'mail'`)
    const written = rows.map(({ data }) => data).filter(({ html }) => html?.includes('alert(1)'))
    expect(written.filter(({ to }) => to === CLIENT.email)).toHaveLength(2)
    for (const { subject, html } of written) {
      expect(subject).not.toMatch(/[\r\n]/)
      expect(html).not.toMatch(/<script|<img/)
    }
    expect((await app.people.staff.fetch(`/api/v1/budget/pdf?id=${id}`)).status).toBe(200)
  })

  test('are no formulas in the CSV', async () => {
    for (const text of ['=HYPERLINK("http://x")', '+1', '-1', '@x']) await addBudget(app.people.staff, { client: text })
    const csv = await (await app.people.staff.fetch('/api/v1/budget/csv')).text()
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(csv).not.toMatch(/(^|;)"?[=+@-]/m)
  })

  test('with half a character or a control character are stored, and make a PDF and a line', async () => {
    const items = [
      { description: '\ud800 meia \u0000 letra', total: 100 },
      { description: `${'😀'.repeat(5000)}`, total: 1 },
    ]
    const { id, token } = await send({ items, client: 'x\udc00', project_name: 'y\ud800' })
    expect((await read(token)).status).toBe(200)
    expect((await client('accept', { token, version: 1, ...CLIENT, name: 'z\ud800' })).status).toBe(200)
    expect((await staff('start-line', { id })).status).toBe(200)
  })

  test.each([
    ['month', '0000-01'],
    ['q', '\u0000'],
    ['q', '%'],
    ['q', '\ud800'],
    ['cursor', 'x'],
  ])('a search with %s %j is answered', async (name, value) => {
    const { status } = await app.people.staff.get(`/api/v1/budget/search?${new URLSearchParams({ [name]: value })}`)
    expect(status).toBeOneOf([200, 422])
  })

  test('percents have two decimals, and no amount is lost over sixty of them', async () => {
    const id = await addBudget(app.people.staff, { items: ITEMS })
    const save = (percents: number[]) =>
      staff('save', {
        budget: { id, payments: percents.map((percent) => ({ due: null, percent, amount: null })) },
      })
    for (const wrong of [
      [33.333, 66.667],
      [50, 49.99],
      [100, 0],
      [-1, 101],
      [1e-7, 100],
    ])
      expect([wrong, (await save(wrong)).status]).toEqual([wrong, 422])
    for (const right of [
      [33.33, 33.33, 33.34],
      [0.01, 99.99],
      [16.67, 16.67, 16.67, 16.67, 16.67, 16.65],
    ])
      expect([right, (await save(right)).status]).toEqual([right, 200])
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
