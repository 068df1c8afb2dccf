import { beforeAll, describe, expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addArchive, addProject } from '#tests/factories.ts'
import { DAY_MS } from '#time.ts'
import { rollUpViews } from './jobs.ts'

const app = startApp()
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
const tell = (body: object, who: Caller = app.people.visitor, browser = FIREFOX) =>
  who.post('/api/v1/analytics', body, { 'user-agent': browser })
/** Tells at a moment, in UTC: São Paulo is three hours behind. */
async function tellAt(moment: string, body: object, who?: Caller, browser?: string) {
  app.clock.set(new Date(moment))
  expect((await tell(body, who, browser)).body.result).toBe(true)
  app.clock.set(NOW)
}
const resum = async (query = '') => (await app.people.admin.get(`/api/v1/analytics/resum${query}`)).body
const report = async (query: string) => (await app.people.admin.get(`/api/v1/analytics/report?${query}`)).body.data

/** A clock that shows the noon after that day. */
const dayAfter = (day: string) => ({ now: () => new Date(Date.parse(`${day}T15:00:00Z`) + DAY_MS) })

const FORMULA = '=cmd|calc'
let archive: number
let project: number

beforeAll(async () => {
  expect(await resum()).toMatchObject({ total: 0 })
  archive = await addArchive(app, { title: 'Solda; "fria"' })
  project = await addProject(app, { title: '@Sensor' })
  const page = (name: string, source = {}) => ({ analytics: 'page', page: name, ...source })
  // Around midnight between the 20th and the 21st; of the 20th, one address by two browsers, once signed in.
  await tellAt('2026-11-21T02:59:59.999Z', page('home', { referrer: 'https://busca.example/?q=x' }))
  await tellAt('2026-11-21T02:59:59Z', page('home'), undefined, PHONE)
  await tellAt('2026-11-21T01:00:00Z', page('home'), app.people.staff)
  await tellAt('2026-11-21T03:00:00Z', { analytics: 'archive', id: archive })
  await tellAt('2026-11-21T12:00:00Z', page(`project-${project}`, { utm_source: FORMULA, utm_campaign: 'Natal' }))
  // Today, a month ago, and as long ago as a year.
  await tellAt('2026-11-23T14:00:00Z', { analytics: 'archive', id: archive })
  await tellAt('2026-11-23T14:00:00Z', { analytics: 'like-archive', id: archive })
  await tellAt('2026-10-23T14:00:00Z', page('home'))
  await tellAt('2025-11-30T14:00:00Z', page('home'))
})

// Whatever has been totalled already, the figures are those of counting the views.
describe.each(['nothing', '2026-11-20', '2026-11-21'])('totalled up to %s', (last) => {
  beforeAll(async () => {
    if (last === 'nothing') return
    await Promise.all([rollUpViews({ ...app, clock: dayAfter(last) }), rollUpViews({ ...app, clock: dayAfter(last) })])
    const { rows } = await app.pool.query('select max(day) as last from view_days')
    expect(rows).toEqual([{ last }])
  })

  test('[API-01] [API-08] /analytics/resum has total, monthly, daily and weekly, by the days of São Paulo', async () => {
    const body = await resum()
    expect(Object.keys(body)).toEqual(['total', 'monthly', 'daily', 'weekly'])
    expect(body.total).toBe(8)
    expect(body.monthly).toHaveLength(12)
    expect(body.monthly.slice(0, 2)).toEqual([
      { mes: '2026-11', total: '6' },
      { mes: '2026-10', total: '1' },
    ])
    expect(body.monthly.at(-1)).toEqual({ mes: '2025-12', total: '0' })
    expect(body.daily).toHaveLength(30)
    expect(body.daily[0]).toEqual({ dia: '2026-11-23', total: '1' })
    expect(body.weekly).toEqual([
      { dia: '2026-11-17', total: '0' },
      { dia: '2026-11-18', total: '0' },
      { dia: '2026-11-19', total: '0' },
      { dia: '2026-11-20', total: '3' },
      { dia: '2026-11-21', total: '2' },
      { dia: '2026-11-22', total: '0' },
      { dia: '2026-11-23', total: '1' },
    ])
    const withoutStaff = await resum('?staff=out')
    expect(withoutStaff.total).toBe(7)
    expect(withoutStaff.daily[3]).toEqual({ dia: '2026-11-20', total: '2' })
  })

  test('a report tells the days, what was before, and where from, what on and what', async () => {
    expect(await report('from=2026-11-20&to=2026-11-21')).toEqual({
      period: { from: '2026-11-20', to: '2026-11-21' },
      filters: [],
      since: null,
      totals: { views: 5, visitors: 3, likes: 0 },
      before: { from: '2026-11-18', to: '2026-11-19', totals: { views: 0, visitors: 0, likes: 0 } },
      days: [
        { dia: '2026-11-20', views: 3, visitors: 2 },
        { dia: '2026-11-21', views: 2, visitors: 1 },
      ],
      pages: [
        { name: 'Página inicial', value: 'home', views: 3 },
        { name: '@Sensor', value: `project-${project}`, views: 1 },
      ],
      archives: [{ id: archive, title: 'Solda; "fria"', views: 1, likes: 0 }],
      referrers: [{ name: 'busca.example', value: 'busca.example', views: 1 }],
      campaigns: [{ name: '=cmd|calc / natal', value: '=cmd|calc / natal', views: 1 }],
      devices: [
        { name: 'Computador', value: 'desktop', views: 4 },
        { name: 'Celular', value: 'mobile', views: 1 },
      ],
    })
  })

  test('the staff’s own views can be left out', async () => {
    expect(await report('from=2026-11-20&to=2026-11-20&staff=out')).toMatchObject({
      totals: { views: 2, visitors: 2 },
      pages: [{ value: 'home', views: 2 }],
      devices: [{ name: 'Computador', views: 1 }, { name: 'Celular' }],
    })
  })

  test('a year is the sum of its months and of the days at its ends', async () => {
    expect(await report('from=2025-11-30&to=2026-11-23')).toMatchObject({
      totals: { views: 8, visitors: 6, likes: 1 },
      pages: [
        { value: 'home', views: 5 },
        { value: `project-${project}`, views: 1 },
      ],
      archives: [{ id: archive, views: 2, likes: 1 }],
    })
    expect(await report('from=2025-12-01&to=2026-11-23')).toMatchObject({
      totals: { views: 7 },
      pages: [{ views: 4 }, {}],
    })
    expect(await report('from=2026-10-01&to=2026-10-31')).toMatchObject({ totals: { views: 1 }, pages: [{ views: 1 }] })
  })

  test('the days before are as many, and days without a view are there', async () => {
    const data = await report('from=2026-11-22&to=2026-11-23')
    expect(data.days).toEqual([
      { dia: '2026-11-22', views: 0, visitors: 0 },
      { dia: '2026-11-23', views: 1, visitors: 1 },
    ])
    expect(data.totals).toEqual({ views: 1, visitors: 1, likes: 1 })
    expect(data.archives).toEqual([{ id: archive, title: 'Solda; "fria"', views: 1, likes: 1 }])
    expect(data.before).toEqual({
      from: '2026-11-20',
      to: '2026-11-21',
      totals: { views: 5, visitors: 3, likes: 0 },
    })
  })
})

test('without days it is the last 30', async () => {
  expect((await report('')).period).toEqual({ from: '2026-10-25', to: '2026-11-23' })
  expect((await report('to=2026-11-10')).period).toEqual({ from: '2026-10-12', to: '2026-11-10' })
})

test.each([
  ['from=ontem', 'from'],
  ['from=2026-02-30', 'from'],
  ['to=0000-01-01', 'to'],
  ['from=1999-12-31&to=2000-01-01', 'from'],
  ['from=2026-11-22&to=2026-11-21', 'from'],
  ['from=2020-01-01&to=2026-11-21', 'from'],
  ['to=2026-11-24', 'to'],
  ['staff=maybe', 'staff'],
])('[API-02] %s is no period', async (query, field) => {
  for (const path of ['report', 'report.csv'])
    expect(await app.people.admin.get(`/api/v1/analytics/${path}?${query}`)).toMatchObject({
      status: 422,
      body: { result: false, data: { fields: { [field]: expect.any(String) } } },
    })
})

test('[API-03] the figures are the admin’s alone', async () => {
  for (const path of ['resum', 'report', 'report.csv'])
    for (const who of [app.people.visitor, app.people.staff])
      expect(await who.get(`/api/v1/analytics/${path}`)).toMatchObject({ status: 403, body: { result: false } })
})

test('the report goes out as a table that spreadsheets open, and nothing in it is a formula', async () => {
  const answer = await app.people.admin.fetch('/api/v1/analytics/report.csv?from=2026-11-20&to=2026-11-21')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const name = 'visitas-2026-11-20-a-2026-11-21.csv'
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(bytes.subarray(3).toString().split('\r\n')).toEqual([
    `"Parte";"Data";"Nome";"Visitas";"Visitantes";"Curtidas"`,
    `"Dia";"20/11/2026";;3;2;`,
    `"Dia";"21/11/2026";;2;1;`,
    `"Página";;"Página inicial";3;;`,
    `"Página";;"'@Sensor";1;;`,
    '"Artigo";;"Solda; ""fria""";1;;0',
    `"Origem";;"busca.example";1;;`,
    `"Campanha";;"'=cmd|calc / natal";1;;`,
    `"Aparelho";;"Computador";4;;`,
    `"Aparelho";;"Celular";1;;`,
    '',
  ])
})

test('a removed article’s views stay', async () => {
  await app.people.admin.post('/api/v1/delete-archive', { id: archive })
  expect(await report('from=2026-11-20&to=2026-11-23')).toMatchObject({
    totals: { views: 6 },
    archives: [{ id: archive, title: `Artigo excluído (${archive})`, views: 2, likes: 0 }],
  })
})

test('of names made up in great numbers the smallest are one sum', async () => {
  await app.pool.query(
    `insert into page_views (page, staff, viewed_at)
     select 'made-up-' || n, false, '2026-11-22T12:00:00Z' from generate_series(1, 300) n`,
  )
  await app.pool.query(`insert into page_views (page, staff, viewed_at) values ('made-up-300', false, $1)`, [
    '2026-11-22T13:00:00Z',
  ])
  await rollUpViews(app)
  const { rows } = await app.pool.query(
    `select count(*)::int as names, sum(views)::int as views from view_totals where day = '2026-11-22' and kind = 'page'`,
  )
  expect(rows).toEqual([{ names: 201, views: 301 }])
  const { pages } = await report('from=2026-11-22&to=2026-11-22')
  expect(pages).toHaveLength(50)
  expect(pages.slice(0, 2)).toEqual([
    { value: '', name: 'Outros', views: 100 },
    { value: 'made-up-300', name: 'made-up-300', views: 2 },
  ])
})
