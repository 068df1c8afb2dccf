import { beforeEach, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { forgetTrialsJob } from './trials.ts'

/** Each test tries from a network of its own. */
const app = startApp({ proxies: 1, seed: 'demo' })
let network = 0
beforeEach(async () => {
  network++
  app.clock.set(NOW)
  await app.pool.query('delete from piece_trials')
})

const vase = { form: 'vaso', material: 'petg', size: 'medium' }
const tell = (trial: unknown) =>
  app.people.visitor.post('/api/v1/pieces/tried', trial, { 'x-forwarded-for': `203.0.113.${network}` })
const list = async (who = app.people.staff) => (await who.get('/api/v1/pieces/trials')).body.data

test('what is tried is counted by day, form, material and size, and nothing else is kept', async () => {
  for (const trial of [vase, vase, { ...vase, size: 'large' }, { form: 'stl', material: 'pla', size: 'small' }])
    expect(await tell(trial)).toMatchObject({ status: 200, body: { result: true } })
  expect(await list()).toEqual([
    { ...vase, count: 2 },
    { form: 'stl', material: 'pla', size: 'small', count: 1 },
    { ...vase, size: 'large', count: 1 },
  ])
  const { fields } = await app.pool.query('select * from piece_trials')
  expect(fields.map(({ name }) => name)).toEqual(['day', 'form', 'material', 'size', 'count', 'demo'])
})

test('what is no piece is refused, a material of nobody is not counted, and a network counts sixty times', async () => {
  for (const wrong of [{}, { ...vase, form: 'navio' }, { ...vase, size: 'huge' }])
    expect((await tell(wrong)).status).toBe(422)
  expect((await tell({ ...vase, material: 'ouro' })).status).toBe(200)
  expect(await list()).toEqual([])
  for (let count = 0; count < 59; count++) await tell(vase)
  expect((await tell(vase)).status).toBe(429)
  expect(await list()).toEqual([{ ...vase, count: 59 }])
})

test('counts are the staff’s, of 90 days, and leave after twelve months', async () => {
  await app.pool.query(
    `insert into piece_trials values ('2026-08-20', 'vaso', 'pla', 'small', 5), ('2025-11-20', 'vaso', 'pla', 'small', 5)`,
  )
  await tell(vase)
  expect(await list()).toEqual([{ ...vase, count: 1 }])
  expect((await app.people.visitor.get('/api/v1/pieces/trials')).status).toBe(403)
  await forgetTrialsJob.handler(app, {}, { id: 'run', attempt: 1, signal: new AbortController().signal })
  expect((await app.pool.query('select count(*)::int as rows from piece_trials')).rows).toEqual([{ rows: 2 }])
})
