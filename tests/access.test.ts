import { beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#clock.ts'
import { contract } from '#domains/contract.ts'
import { callsOf } from '#platform/http/call-list.ts'
import { startApp } from './app.ts'
import { type Caller, callAs } from './call.ts'
import { PASSWORD } from './people.ts'

const app = startApp()
const calls = [...callsOf(contract)]
const send = (who = app.people.visitor, { method, path }: { method: string; path: string }) =>
  method === 'GET' ? who.get(`/api/v1${path}`) : who.post(`/api/v1${path}`)

let expired: Caller
beforeAll(async () => {
  expired = await app.people.visitor.signIn('nina@exemplo.com.br', PASSWORD)
  await app.pool.query('update sessions set expires_at = $1 where user_id = 3', [systemClock.now()])
})

describe('[API-03] every call holds to the access it declares', () => {
  test.each(calls)('$method $path', async (call) => {
    const { visitor, staff, admin } = app.people
    const forged = callAs(app, 'vitrine.session_token=forged.AAAA')
    const refused = { status: 403, body: { result: false, data: { error: expect.any(String) } } }
    const { access } = call.meta
    for (const nobody of [visitor, forged, expired]) {
      if (access === 'public') expect((await send(nobody, call)).status).not.toBe(403)
      else expect(await send(nobody, call)).toMatchObject(refused)
    }
    if (call.path === '/logout') return // it would end the session of those who follow
    if (access === 'admin') expect(await send(staff, call)).toMatchObject(refused)
    else expect((await send(staff, call)).status).not.toBe(403)
    expect((await send(admin, call)).status).not.toBe(403)
  })
})

test('[API-03] who was appointed makes every call of the administration, and none once that is taken back', async () => {
  const { admin, visitor } = app.people
  const email = 'rita@exemplo.com.br'
  const { user } = await app.auth.api.createUser({ body: { name: 'Rita', email, password: PASSWORD } })
  const rita = await visitor.signIn(email, PASSWORD)
  const own = calls.filter(({ meta }) => meta.access === 'admin')
  const answered = async () => {
    const passed: string[] = []
    for (const call of own) if ((await send(rita, call)).status !== 403) passed.push(call.path)
    return passed
  }
  const input = { id: Number(user.id), password: PASSWORD }
  expect(await answered()).toEqual([])
  expect((await admin.post('/api/v1/people/appoint', input)).status).toBe(200)
  expect(await answered()).toEqual(own.map(({ path }) => path))
  expect((await admin.post('/api/v1/people/withdraw', input)).status).toBe(200)
  expect(await answered()).toEqual([])
})

describe('another site can change nothing', () => {
  const evil = { origin: 'https://malvado.exemplo' }
  test.each(calls.filter(({ method }) => method !== 'GET'))('$method $path', async ({ path }) => {
    for (const base of ['/api/v1', '/starts'])
      expect(await app.people.admin.post(`${base}${path}`, {}, evil)).toMatchObject({
        status: 403,
        body: { result: false },
      })
  })
})

test('every call that deletes records or exports a file of them is in the security log', () => {
  const unrecorded = calls.filter(({ path, meta }) => /delete|\/(csv|zip)$|\.csv$|-csv$/.test(path) && !meta.records)
  expect(unrecorded.map(({ path }) => path)).toEqual([])
})
