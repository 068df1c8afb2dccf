import { describe, expect, test } from 'vitest'
import { addBudget } from '#tests/factories.ts'
import { CLIENT, ITEMS, startQuotes } from '#tests/quotes.ts'

const { app, staff, headers, client, exchange, read, send, accepted } = startQuotes()
const kinds = (events: { kind: string }[]) => events.map(({ kind }) => kind)

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
    // Back to the page, which says why.
    const refused = [
      [303, await post({ decision: 'accept' })],
      [303, await post({ decision: 'constructor', agreed: 'on' })],
      [303, await post({ agreed: 'on' })],
      [303, await post({ decision: 'accept', agreed: 'on', version: '2' })],
      [303, await post({ decision: 'accept', agreed: 'on', token }, `${id}-${'0'.repeat(32)}`)],
      [403, await post({ decision: 'accept', agreed: 'on' }, token, { origin: 'https://malvado.exemplo' })],
    ] as const
    expect(refused.map(([, { status }]) => status)).toEqual(refused.map(([status]) => status))
    for (const [, { headers }] of refused) expect(headers.get('location') ?? '').not.toContain('respondido')
    const { rows } = await app.pool.query<{ form: string }>(
      'select form from returned_forms order by kept_at, xmin::text::int',
    )
    expect(rows.map(({ form }) => JSON.parse(form).error)).toEqual([
      'Confira os dados: agreed.',
      'Escolha uma das respostas.',
      'Escolha uma das respostas.',
      'Este orçamento mudou desde que você o abriu. Leia a versão nova e decida por ela.',
      'Este link não vale mais, ou o endereço veio cortado. Peça outro a quem o enviou.',
    ])
    expect(kinds((await exchange(id)).events)).toEqual(['version', 'sent'])
    const answer = await post({ decision: 'accept', agreed: 'on' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/orcamento/${token}?respondido=1#situacao`])
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
    // A change that came first is a draft of the next version: what the client has read still stands.
    expect(acceptance.status).toBe(200)
    expect([200, 409]).toContain(save.status)
    const { state, version } = await exchange(id)
    expect([state, version]).toEqual(['accepted', 1])
    const { rows } = await app.pool.query('select document from budget_versions where budget_id = $1', [id])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('Outro nome')
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
