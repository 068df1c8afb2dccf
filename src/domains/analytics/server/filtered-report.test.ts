import { beforeAll, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive, addProject } from '#tests/factories.ts'
import { rollUpViews } from './jobs.ts'

const app = startApp()
const PERIOD = 'from=2026-11-20&to=2026-11-21'
const report = async (query: string) => (await app.people.admin.get(`/api/v1/analytics/report?${query}`)).body.data
const refusal = async (query: string) =>
  (await app.people.admin.get(`/api/v1/analytics/report?${query}`)).body.data.fields

let archive: number
let project: number

interface View {
  at?: string
  page?: string
  archive?: number
  visitor?: string | null
  referrer?: string
  utm?: [string, string?, string?]
  device?: string
  staff?: boolean
}

const addView = ({ at = '2026-11-20T15:00:00Z', page = 'home', visitor = 'ana', utm, ...view }: View) =>
  app.pool.query(
    `insert into page_views (page, archive_id, viewed_at, visitor, referrer, utm_source, utm_medium, utm_campaign, device, staff)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      view.archive ? 'archive' : page,
      view.archive ?? null,
      at,
      visitor,
      view.referrer ?? null,
      utm?.[0] ?? null,
      utm?.[1] ?? null,
      utm?.[2] ?? null,
      view.device ?? 'desktop',
      view.staff ?? false,
    ],
  )

beforeAll(async () => {
  archive = await addArchive(app, { title: 'Solda fria' })
  project = await addProject(app, { title: 'Sensor' })
  // Ana comes by the search, looks at three pages, and comes back the next day by herself.
  await addView({ referrer: 'busca.example' })
  await addView({ archive })
  await addView({ page: 'contact' })
  await addView({ at: '2026-11-21T15:00:00Z', page: 'contact' })
  // Bia by a campaign, on a phone.
  await addView({ visitor: 'bia', device: 'mobile', utm: ['cartao', undefined, 'feira'] })
  await addView({ visitor: 'bia', device: 'mobile', archive })
  // One whose network address was unknown, twice: two visits.
  await addView({ visitor: null, referrer: 'busca.example', page: `project-${project}` })
  await addView({ visitor: null, archive })
  // The staff.
  await addView({ visitor: 'eu', staff: true, referrer: 'busca.example', archive })
})

test('a source is that of all a visitor opened on that day', async () => {
  expect(await report(`${PERIOD}&staff=out&referrer=busca.example`)).toEqual({
    period: { from: '2026-11-20', to: '2026-11-21' },
    filters: [{ kind: 'referrer', name: 'busca.example' }],
    since: null,
    totals: { views: 4, visitors: 1, likes: null },
    before: { from: '2026-11-18', to: '2026-11-19', totals: { views: 0, visitors: 0, likes: null } },
    days: [
      { dia: '2026-11-20', views: 4, visitors: 1 },
      { dia: '2026-11-21', views: 0, visitors: 0 },
    ],
    pages: [
      { name: 'Contato', value: 'contact', views: 1 },
      { name: 'Página inicial', value: 'home', views: 1 },
      { name: 'Sensor', value: `project-${project}`, views: 1 },
    ],
    archives: [{ id: archive, title: 'Solda fria', views: 1, likes: null }],
    referrers: [{ name: 'busca.example', value: 'busca.example', views: 2 }],
    campaigns: [],
    devices: [{ name: 'Computador', value: 'desktop', views: 4 }],
  })
})

test('with the staff’s own views as well', async () => {
  expect(await report(`${PERIOD}&referrer=busca.example`)).toMatchObject({ totals: { views: 5, visitors: 2 } })
})

test('of an article the totals are its own, and the lists what its readers opened besides', async () => {
  expect(await report(`${PERIOD}&staff=out&archive=${archive}`)).toMatchObject({
    filters: [{ kind: 'archive', name: 'Solda fria' }],
    totals: { views: 3, visitors: 2 },
    days: [{ views: 3, visitors: 2 }, { views: 0 }],
    pages: [
      { value: 'home', views: 2 },
      { value: 'contact', views: 1 },
    ],
    archives: [{ id: archive, views: 3 }],
    referrers: [{ value: 'busca.example', views: 1 }],
    campaigns: [{ value: 'cartao / feira', views: 1 }],
    devices: [
      { value: 'desktop', views: 4 },
      { value: 'mobile', views: 2 },
    ],
  })
})

test('a page is not the article that is counted under its name', async () => {
  expect(await report(`${PERIOD}&page=archive`)).toMatchObject({ totals: { views: 0 }, archives: [] })
  expect(await report(`${PERIOD}&page=project-${project}`)).toMatchObject({
    filters: [{ kind: 'page', name: 'Sensor' }],
    totals: { views: 1, visitors: 0 },
  })
})

test('several filters must all be met, each by any view of the visit', async () => {
  expect(await report(`${PERIOD}&page=contact&referrer=busca.example`)).toMatchObject({
    filters: [{ kind: 'page' }, { kind: 'referrer' }],
    totals: { views: 1, visitors: 1 },
    days: [{ views: 1 }, { views: 0 }],
  })
  const campaign = `campaign=${encodeURIComponent('cartao / feira')}`
  expect(await report(`${PERIOD}&${campaign}&device=mobile`)).toMatchObject({
    filters: [
      { kind: 'campaign', name: 'cartao / feira' },
      { kind: 'device', name: 'Celular' },
    ],
    totals: { views: 2, visitors: 1 },
  })
  expect(await report(`${PERIOD}&${campaign}&device=desktop`)).toMatchObject({ totals: { views: 0 }, devices: [] })
})

test('what has been totalled is counted alike, and where single views are gone, from which day on is said', async () => {
  const counted = await report(`${PERIOD}&staff=out&archive=${archive}`)
  await addView({ at: '2026-11-15T15:00:00Z', archive, visitor: 'eva' })
  await rollUpViews(app)
  expect(await report(`${PERIOD}&staff=out&archive=${archive}`)).toEqual(counted)
  await app.pool.query(`delete from page_views where day = '2026-11-15'`)
  expect(await report(`from=2026-11-14&to=2026-11-21&staff=out&archive=${archive}`)).toMatchObject({
    since: '2026-11-20',
    totals: { views: 3 },
    before: { totals: null },
  })
  expect(await report(`${PERIOD}&archive=${archive}`)).toMatchObject({ since: null, before: { totals: null } })
  expect(await report('from=2026-11-14&to=2026-11-21')).toMatchObject({ since: null, totals: { views: 10 } })
})

test('what is no filter is refused', async () => {
  expect(await refusal(`page=contact&archive=${archive}`)).toEqual({ archive: 'Escolha uma página ou um artigo.' })
  expect(await refusal('page=Contato!')).toHaveProperty('page')
  expect(await refusal('archive=x')).toHaveProperty('archive')
  expect(await refusal('device=fridge')).toHaveProperty('device')
  expect(await refusal(`referrer=${'x'.repeat(81)}`)).toHaveProperty('referrer')
  // One of a removed article is one without its title.
  expect((await report('archive=2000000000')).filters).toEqual([
    { kind: 'archive', name: 'Artigo excluído (2000000000)' },
  ])
  expect((await report('referrer=')).filters).toEqual([])
})

test('the table says its filters', async () => {
  const answer = await app.people.admin.fetch(`/api/v1/analytics/report.csv?${PERIOD}&staff=out&device=mobile`)
  expect((await answer.text()).split('\r\n').slice(1, 4)).toEqual([
    '"Filtrado por";;"Aparelho: Celular";;;',
    '"Dia";"20/11/2026";;2;1;',
    '"Dia";"21/11/2026";;0;0;',
  ])
})
