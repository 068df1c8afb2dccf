import { describe, expect, test } from 'vitest'
import { isFresh, parametersOf, secretPageOf } from '#domains/server.ts'
import { rendering } from '#platform/rendering.ts'
import { checkLetter, readLetter } from '#tests/letters.ts'
import { startNewsletter } from '#tests/newsletter.ts'
import { DAY_MS } from '#time.ts'
import { forgetUnconfirmedJob } from './jobs.ts'

/** A page that shows what came back to it, in place of the real one. */
const { app, subscribe, fromAnother, addReaders, leaveToken, openMailServer, takeMailAway, later } = startNewsletter(
  {},
  {
    render: () => Response.json(rendering.getStore()?.returned ?? {}, { headers: { 'content-type': 'text/html' } }),
    isWorkbench: () => false,
    ...{ isFresh, parametersOf, secretPageOf },
  },
)

const EMAIL = 'ana@cliente.com.br'
const visit = (call: string, token: string) => app.people.visitor.post(`/api/v1/newsletter/${call}`, { token })
const rows = () => app.db.selectFrom('newsletter_subscribers').select(['email', 'confirmed_at']).execute()
const postForm = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.people.visitor.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: app.origin, ...fromAnother(), ...headers },
  })

/** Asks for the articles, and says the token of the link that confirms. */
async function askedToken(email = EMAIL): Promise<string> {
  const { received } = await openMailServer()
  expect((await subscribe(email)).body).toEqual({ result: true })
  await app.runJobs()
  const links = checkLetter(readLetter(received.at(-1)!.source), app.origin)
  return links[0]!.split('/').at(-1)!
}

describe('an address', () => {
  test('counts once its reader has confirmed it, by a link that a look does not use up', async () => {
    const token = await askedToken(' Ana@Cliente.com.br ')
    expect(await rows()).toEqual([{ email: EMAIL, confirmed_at: null }])
    expect((await visit('confirmation', token)).body.data).toEqual({ email: EMAIL, confirmed: false })
    await app.people.visitor.fetch(`/boletim/confirmar/${token}`)
    expect((await rows())[0]!.confirmed_at).toBeNull()
    expect((await visit('confirm', token)).body).toEqual({ result: true })
    await later(60_000)
    expect((await visit('confirm', token)).body).toEqual({ result: true })
    const [{ confirmed_at } = {}] = await rows()
    expect(confirmed_at!.getTime()).toBe(app.clock.now().getTime() - 60_000)
    expect((await visit('confirmation', token)).body.data).toEqual({ email: EMAIL, confirmed: true })
  })

  test('is answered alike whether it is on the list, waits or is new, and gets a letter each time', async () => {
    const { received } = await openMailServer()
    await addReaders('bia@cliente.com.br')
    const answers = []
    for (const email of ['bia@cliente.com.br', 'caio@cliente.com.br', 'caio@cliente.com.br'])
      answers.push((await subscribe(email)).body)
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"result":true}']))
    await app.runJobs()
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual([
      'bia@cliente.com.br',
      'caio@cliente.com.br',
      'caio@cliente.com.br',
    ])
    const toKnown = received.find(({ to }) => to[0] === 'bia@cliente.com.br')!
    expect(checkLetter(readLetter(toKnown.source), app.origin)[0]).toMatch(/\/boletim\/sair\/\d+-[0-9a-f]{32}$/)
    expect(await rows()).toHaveLength(2)
    expect(app.logged.join('')).not.toMatch(/@cliente\.com\.br/)
  })

  test('that is none is refused at its field; a trap for programs keeps nothing', async () => {
    for (const email of ['', 'ana', 'ana@b.com\r\nBcc: eva@b.com', `${'a'.repeat(260)}@b.com`]) {
      const { status, body } = await subscribe(email)
      expect([status, Object.keys(body.data.fields)], email).toEqual([422, ['email']])
    }
    await app.people.visitor.post('/api/v1/newsletter/subscribe', { email: EMAIL, site: 'https://spam.example' })
    await app.runJobs()
    expect(await rows()).toEqual([])
  })

  test('is flooded by nobody: limits of a mailbox, however it is written, and of a network', async () => {
    const ofMailbox: number[] = []
    for (const email of ['ana.souza@gmail.com', 'anasouza+1@gmail.com', 'a.nasouza@gmail.com', 'anasouza@gmail.com'])
      ofMailbox.push((await subscribe(email)).status)
    expect(ofMailbox).toEqual([200, 200, 200, 429])
    // With other providers dots tell people apart.
    for (const email of [
      'ana.lima@cliente.com.br',
      'analima@cliente.com.br',
      'a.nalima@cliente.com.br',
      'anali.ma@cliente.com.br',
    ])
      expect((await subscribe(email)).status).toBe(200)
    for (const email of ['+a@cliente.com.br', '+b@cliente.com.br', '+c@cliente.com.br', '+d@cliente.com.br'])
      expect((await subscribe(email)).status).toBe(200)
    const from = fromAnother()
    const ofNetwork: number[] = []
    for (let n = 0; n < 6; n++) ofNetwork.push((await subscribe(`leitor${n}@cliente.com.br`, from)).status)
    expect(ofNetwork).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('that nobody confirms is removed after seven days, and its link is over; asked for again, it begins anew', async () => {
    const token = await askedToken()
    await addReaders('bia@cliente.com.br')
    await later(6 * DAY_MS)
    expect((await visit('confirmation', token)).status).toBe(200)
    await subscribe(EMAIL)
    await app.runJobs()
    await later(6 * DAY_MS)
    expect((await visit('confirmation', token)).status).toBe(200)
    await later(DAY_MS)
    for (const call of ['confirmation', 'confirm']) expect((await visit(call, token)).status).toBe(404)
    await app.jobs.send(forgetUnconfirmedJob, {})
    await app.runJobs()
    expect((await rows()).map(({ email }) => email)).toEqual(['bia@cliente.com.br'])
  })
})

describe('a reader', () => {
  test('leaves by their link, which a look does not use up and which says so afterwards; the address is gone', async () => {
    const [id] = await addReaders(EMAIL)
    const token = leaveToken(id!)
    expect((await visit('subscription', token)).body.data).toEqual({ email: EMAIL })
    expect((await visit('leave', `${token.slice(0, -1)}x`)).status).toBe(404)
    await app.people.visitor.fetch(`/boletim/sair/${token}`)
    expect(await rows()).toHaveLength(1)
    for (let n = 0; n < 2; n++) expect((await visit('leave', token)).body).toEqual({ result: true })
    expect(await rows()).toEqual([])
    expect((await visit('subscription', token)).body.data).toEqual({ email: '' })
  })

  test('leaves by one click of their mail program, without an origin; who opens that address is shown the page', async () => {
    const [id] = await addReaders(EMAIL, 'bia@cliente.com.br')
    const path = `/boletim/um-clique/${leaveToken(id!)}`
    const looked = await app.people.visitor.fetch(path)
    expect([looked.status, looked.headers.get('location')]).toEqual([303, `/boletim/sair/${leaveToken(id!)}`])
    expect((await app.people.visitor.fetch(path, { method: 'DELETE' })).status).toBe(405)
    expect(await rows()).toHaveLength(2)
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const post = (address: string) => app.people.visitor.fetch(address, { method: 'POST', body })
    expect((await post('/boletim/um-clique/1-00000000000000000000000000000000')).status).toBe(404)
    expect((await post(path)).status).toBe(200)
    expect((await post(path)).status).toBe(200)
    expect((await rows()).map(({ email }) => email)).toEqual(['bia@cliente.com.br'])
    expect(app.logged.join('')).not.toContain(leaveToken(id!))
  })

  test('goes on leaving and confirming while the module is off or no letter goes out; nobody subscribes then', async () => {
    const token = await askedToken()
    const [, id] = await addReaders('bia@cliente.com.br')
    const isRefused = async () => {
      const { status, body } = await subscribe('eva@cliente.com.br')
      expect([status, body.data.code, body.data.error]).toEqual([
        409,
        'newsletter-closed',
        'O boletim não está aberto.',
      ])
      const { headers } = await postForm('/boletim', { email: 'eva@cliente.com.br' })
      expect(headers.get('location')).toBe('/boletim')
    }
    await app.people.admin.post('/api/v1/modules', { module: 'newsletter', on: false })
    const off = async () => (await app.people.visitor.get('/api/v1/site')).body.data.modules_off
    expect(await off()).toEqual(['newsletter'])
    await isRefused()
    expect((await visit('confirm', token)).status).toBe(200)
    expect((await visit('leave', leaveToken(id!))).status).toBe(200)
    await app.people.admin.post('/api/v1/modules', { module: 'newsletter', on: true })
    expect(await off()).toEqual([])
    // Without a mail server nobody could confirm, but in a demonstration, by the files of its outbox.
    Object.assign(app.settings, { smtpUrl: undefined })
    app.pages.drop()
    expect(await off()).toEqual([])
    takeMailAway()
    app.pages.drop()
    expect(await off()).toContain('newsletter')
    await isRefused()
    await app.runJobs()
    expect((await rows()).map(({ email }) => email)).toEqual([EMAIL])
  })
})

describe('the form without scripts', () => {
  test('leads to what follows, or comes back with what was typed and a question about a mistyped provider', async () => {
    const asked = await postForm('/boletim', { email: 'ana@gmial.com', site: '' })
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/boletim'])
    const cookie = asked.headers.get('set-cookie')!.split(';')[0]!
    const again = await app.people.visitor.fetch('/boletim', { headers: { cookie } })
    expect(await again.json()).toMatchObject({
      typed: { email: 'ana@gmial.com' },
      fields: { email: expect.stringContaining('Você quis dizer ana@gmail.com?') },
    })
    const insisted = await postForm('/boletim', { email: 'ana@gmial.com', asked: 'ana@gmial.com' })
    expect(insisted.headers.get('location')).toBe('/boletim?enviado=1')
    const wrong = await postForm('/boletim', { email: 'ana' })
    expect(wrong.headers.get('location')).toBe('/boletim')
    await app.runJobs()
    expect((await rows()).map(({ email }) => email)).toEqual(['ana@gmial.com'])
  })

  test('confirms and leaves by plain forms, on pages that are kept and indexed by nobody', async () => {
    const token = await askedToken()
    const confirmed = await postForm(`/boletim/confirmar/${token}`)
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, `/boletim/confirmar/${token}`])
    const [{ id } = { id: 0 }] = await app.db.selectFrom('newsletter_subscribers').select('id').execute()
    const left = await postForm(
      `/boletim/sair/${leaveToken(id)}`,
      {},
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    )
    expect(left.headers.get('location')).toBe(`/boletim/sair/${leaveToken(id)}`)
    expect(await rows()).toEqual([])
    for (const path of [`/boletim/confirmar/${token}`, `/boletim/sair/${token}`]) {
      const { headers } = await app.people.visitor.fetch(path)
      expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
        'no-store',
        'noindex, nofollow',
        'no-referrer',
      ])
    }
    expect((await postForm('/boletim/sair/1-0', {}, { origin: 'https://malvado.exemplo' })).status).toBe(403)
  })
})
