import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { PASSWORD } from '#tests/people.ts'
import { countWaitingQueries } from '#tests/waiting-queries.ts'
import { Billing, DEFAULT_BILLING, DEMO_BILLING } from '../billing.ts'
import { readBilling } from './billing.ts'

const app = startApp()
const KEY = '52998224725'
const RATES = {
  lateFine: 1.5,
  lateInterest: 0.5,
  earlyDiscount: 5,
  earlyDays: 10,
  remindBefore: 3,
  remindLate: 7,
  remindWorkdays: true,
}
const WHOLE = { pixKey: KEY, receiver: 'Três Camadas', city: 'Florianópolis', terms: 'Metade **antes**.', ...RATES }

/** Values that nothing else has. */
const SECRET = {
  pixKey: 'cofre@exemplo.com.br',
  receiver: 'Recebedora Sigilosa',
  city: 'Vila Sigilo',
  terms: 'Um prazo que só a casa conhece.',
}

const read = async (who = app.people.admin) => (await who.get('/api/v1/site/billing')).body.data
const save = (value: object, more: object = { password: PASSWORD }, who = app.people.admin) =>
  who.post('/api/v1/site/billing', { value, ...more })

beforeEach(() => app.pool.query('delete from site_settings'))

test('there is no key at first, and terms that can be used', async () => {
  expect(await read()).toEqual({ value: DEMO_BILLING, revision: 0 })
  for (const defaults of [DEFAULT_BILLING, DEMO_BILLING]) expect(Billing.parse(defaults)).toEqual(defaults)
})

test('a firm of its own promises nothing that only the example company does', async () => {
  const blank = { ...app, settings: { ...app.settings, seed: 'none' as const } }
  expect(await readBilling(blank)).toEqual(DEFAULT_BILLING)
  expect(DEFAULT_BILLING.terms).toContain('90 dias')
  expect(DEMO_BILLING.terms).toContain('24 meses')
})

test('the admin sets it, the key as banks take it', async () => {
  expect(await save({ ...WHOLE, pixKey: ' 529.982.247-25 ' })).toMatchObject({
    status: 200,
    body: { result: true, data: { revision: 1, merged: false } },
  })
  expect(await read()).toEqual({ value: WHOLE, revision: 1 })
  expect(await readBilling(app)).toEqual(WHOLE)
})

test('nobody else reads or writes it, and no public call nor the settings of the site hold it', async () => {
  await save(WHOLE)
  for (const who of [app.people.staff, app.people.visitor]) {
    expect((await who.get('/api/v1/site/billing')).status).toBe(403)
    expect((await save({ terms: 'x' }, {}, who)).status).toBe(403)
  }
  expect((await save(SECRET)).status).toBe(200)
  for (const path of [
    'site',
    'site/home',
    'site/legal',
    'site/privacy',
    'site/plans',
    'site/settings',
    'sale/payments',
  ])
    for (const who of [app.people.admin, app.people.visitor]) {
      const answer = JSON.stringify((await who.get(`/api/v1/${path}`)).body)
      expect(
        ['pixKey', ...Object.values(SECRET)].filter((secret) => answer.includes(secret)),
        path,
      ).toEqual([])
    }
  expect((await app.people.admin.post('/api/v1/site/reset', { section: 'billing' })).status).toBe(422)
  expect((await app.people.admin.post('/api/v1/site/save', { section: 'billing', value: WHOLE })).status).toBe(422)
})

test('the key changes with the own password alone, everything else without', async () => {
  for (const more of [{}, { password: '' }, { password: 'outra senha' }])
    expect(await save(WHOLE, more)).toMatchObject({
      status: 422,
      body: { data: { fields: { password: expect.any(String) } } },
    })
  expect((await read()).revision).toBe(0)
  await save(WHOLE)
  expect((await save({ ...WHOLE, terms: 'Outras.' }, {})).status).toBe(200)
  expect((await save({ pixKey: '' }, {})).status).toBe(422)
  expect((await read()).value).toEqual({ ...WHOLE, terms: 'Outras.' })
})

test('many who change the key at once do not wait for connections that the others hold', async () => {
  const keys = Array.from({ length: 8 }, (_, n) => `cofre${n}@exemplo.com.br`)
  const answers = await Promise.all(keys.map((pixKey) => save({ ...WHOLE, pixKey })))
  expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 200))
})

test('a key that stayed the same when it was sent, and another by the time it is stored, needs the password too', async () => {
  await save(WHOLE)
  const other = await app.pool.connect()
  await other.query('begin')
  await other.query(`update site_settings set value = value || '{"pixKey": "outra@exemplo.com.br"}'`)
  const answer = save(WHOLE, {})
  await expect.poll(() => countWaitingQueries(app.pool)).toBeGreaterThan(0)
  await other.query('commit')
  other.release()
  expect(await answer).toMatchObject({ status: 422, body: { data: { fields: { password: 'Digite a sua senha.' } } } })
  expect((await read()).value.pixKey).toBe('outra@exemplo.com.br')
})

test.each([
  [{ pixKey: '529.982.247-26' }, 'value.pixKey'],
  [{ pixKey: 'chave' }, 'value.pixKey'],
  [{ receiver: '' }, 'value.receiver'],
  [{ city: '' }, 'value.city'],
  [{ receiver: 'x'.repeat(26) }, 'value.receiver'],
  [{ city: '日本' }, 'value.city'],
  [{ terms: 'x'.repeat(20_001) }, 'value.terms'],
])('%j is refused, the field named', async (wrong, field) => {
  expect(await save({ ...WHOLE, ...wrong })).toMatchObject({
    status: 422,
    body: { data: { fields: { [field]: expect.any(String) } } },
  })
  expect((await read()).revision).toBe(0)
})

test('two forms at once: what only one changed stays, what both changed is a conflict', async () => {
  await save(WHOLE)
  expect((await save({ terms: 'Um.' }, { revision: 1 })).status).toBe(200)
  expect((await save({ city: 'Palhoça' }, { revision: 1 })).body.data).toEqual({ revision: 3, merged: true })
  expect(await save({ terms: 'Dois.' }, { revision: 1 })).toMatchObject({
    status: 409,
    body: {
      data: { conflict: { revision: 3, fields: ['terms'], record: { ...WHOLE, terms: 'Um.', city: 'Palhoça' } } },
    },
  })
})

test('what cannot be read of it has its default', async () => {
  await app.pool.query(
    `insert into site_settings (section, value) values ('billing', '{"pixKey": "x", "city": "Palhoça"}')`,
  )
  expect(await readBilling(app)).toEqual({ ...DEMO_BILLING, city: 'Palhoça' })
})
