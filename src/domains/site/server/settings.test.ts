import { beforeEach, describe, expect, test } from 'vitest'
import { rendering } from '#platform/rendering.ts'
import { startApp } from '#tests/app.ts'
import { SECTION_NAMES, SECTIONS, type SectionName } from '../section-schemas.ts'
import { DEFAULTS } from './defaults.ts'
import { readSections } from './sections.ts'
import { readFrame } from './service.ts'
import { readLegal } from './texts.ts'

/** A page that shows what all sections hold. */
const app = startApp(
  { smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'ola@exemplo.com.br' },
  {
    async render({ url }) {
      const context = rendering.getStore()!
      const shown = {
        path: new URL(url).pathname,
        ...(await readSections(context, SECTION_NAMES)),
        html: (await readLegal(context)).data,
        now: context.clock.now(),
        actor: context.actor,
        off: (await readFrame(context)).data.modules_off,
      }
      return new Response(`<script nonce="${rendering.getStore()!.nonce}">1</script><body>${JSON.stringify(shown)}`, {
        headers: { 'content-type': 'text/html' },
      })
    },
    isWorkbench: (path) => path === '/dashboard',
    parametersOf: () => [],
    secretPageOf: () => undefined,
  },
)
const read = async () => JSON.parse((await app.people.visitor.get('/')).body.split('<body>')[1])
const save = (section: string, value: unknown, who = app.people.admin) =>
  who.post('/api/v1/site/save', { section, value })
const settings = async () => (await app.people.admin.get('/api/v1/site/settings')).body.data
const { company, days, home, trades, people, evidence, coffees, legal, plans, pieces } = DEFAULTS

beforeEach(async () => {
  for (const section of SECTION_NAMES) await app.people.admin.post('/api/v1/site/reset', { section })
})

/** A change of each section. */
const CHANGED: { [Name in SectionName]: unknown } = {
  company: { ...company, name: 'Oficina Norte' },
  days: days.map((day) => ({ ...day, slogan: 'Devagar e sempre.' })),
  home: { ...home, technologies: [{ name: 'Rust', note: '' }, ...home.technologies] },
  trades: { ...trades, printing: { title: '', lead: '', about: '', makes: [], tags: ['Moldes'] } },
  people: { ...people, people: [...people.people, { ...people.people[0]!, key: 'ana', name: 'Ana' }].slice(1) },
  evidence: { ...evidence, reads: false },
  coffees: [...coffees, { image: `/uploads/${'a'.repeat(32)}-800x600.webp`, caption: 'Sem açúcar' }].reverse(),
  legal: { ...legal, intro: 'Com **calma**.' },
  privacy: { notice: '## Nada\n\nGuardamos nada.' },
  plans: plans.map((plan, index) => ({ ...plan, price: [4.35, 0, 1_000_000][index] })),
  pieces: { ...pieces, machine: 0, materials: pieces.materials.slice(1) },
}

describe('every section', () => {
  test.each(SECTION_NAMES)('%s comes with a default that is valid as it is', (section) => {
    expect(SECTIONS[section].parse(DEFAULTS[section])).toEqual(DEFAULTS[section])
  })

  test.each(SECTION_NAMES)('%s is changed, seen at once and taken back', async (section) => {
    expect((await read())[section]).toEqual(DEFAULTS[section])
    expect((await settings()).changed).toEqual([])
    expect(await save(section, CHANGED[section])).toMatchObject({ status: 200, body: { result: true } })
    expect((await read())[section]).toEqual(CHANGED[section])
    expect(await settings()).toMatchObject({ values: { [section]: CHANGED[section] }, changed: [section] })

    expect((await app.people.admin.post('/api/v1/site/reset', { section })).body).toEqual({ result: true })
    expect((await read())[section]).toEqual(DEFAULTS[section])
  })

  test.each(SECTION_NAMES)('%s saved as it came is not taken for changed', async (section) => {
    await save(section, DEFAULTS[section])
    expect((await settings()).changed).toEqual([])
  })

  test.each(SECTION_NAMES)('%s is kept from staff and visitors', async (section) => {
    for (const who of [app.people.staff, app.people.visitor]) {
      expect((await save(section, CHANGED[section], who)).status).toBe(403)
      expect((await who.post('/api/v1/site/reset', { section })).status).toBe(403)
      expect((await who.post('/api/v1/site/preview', { section, value: CHANGED[section], path: '/' })).status).toBe(403)
    }
    expect((await app.people.staff.get('/api/v1/site/settings')).status).toBe(403)
    expect((await read())[section]).toEqual(DEFAULTS[section])
  })
})

const WRONG: [SectionName, unknown, string][] = [
  ['company', { ...company, cnpj: '11.222.333/0001-82' }, 'value.cnpj'],
  ['company', { ...company, name: ' ' }, 'value.name'],
  ['company', { ...company, zip: '8801' }, 'value.zip'],
  ['company', { ...company, state: 'XX' }, 'value.state'],
  ['company', { ...company, email: 'contato@' }, 'value.email'],
  ['company', { ...company, whatsapp: '123' }, 'value.whatsapp'],
  ['company', { ...company, whatsapp: '048 90000-0000' }, 'value.whatsapp'],
  ['company', { ...company, telegram: 'javascript:alert(1)' }, 'value.telegram'],
  ['company', { ...company, codeHosting: 'javascript:alert(1)' }, 'value.codeHosting'],
  ['company', { ...company, codeHosting: '/home' }, 'value.codeHosting'],
  [
    'company',
    { ...company, social: [company.social[0], { name: 'X', url: 'data:text/html,1' }] },
    'value.social.1.url',
  ],
  ['company', { ...company, social: [{ name: 'X', url: '' }] }, 'value.social.0.url'],
  ['days', days.map((day, index) => (index === 3 ? { ...day, slogan: '' } : day)), 'value.3.slogan'],
  ['days', days.map((day) => ({ ...day, image: 'javascript:1' })), 'value.0.image'],
  ['days', days.slice(1), 'value'],
  ['home', { ...home, facts: home.facts.map((fact) => ({ ...fact, text: '' })) }, 'value.facts.0.text'],
  ['home', { ...home, facts: home.facts.map((fact) => ({ ...fact, figure: '' })) }, 'value.facts.0.figure'],
  ['home', { ...home, banner: { ...home.banner, link: '//malvado.exemplo' } }, 'value.banner.link'],
  ['trades', { ...trades, software: { ...trades.software, lead: 'x'.repeat(301) } }, 'value.software.lead'],
  [
    'trades',
    { ...trades, embedded: { ...trades.embedded, makes: [{ name: ' ', text: '' }] } },
    'value.embedded.makes.0.name',
  ],
  ['trades', { ...trades, printing: { ...trades.printing, tags: Array(11).fill('Moldes') } }, 'value.printing.tags'],
  ['people', { ...people, people: [{ ...people.people[0], name: 'x'.repeat(81) }] }, 'value.people.0.name'],
  ['people', { ...people, people: [{ ...people.people[0], name: '!' }] }, 'value.people.0.name'],
  ['people', { ...people, people: [{ ...people.people[0], picture: 'javascript:1' }] }, 'value.people.0.picture'],
  ['people', { ...people, people: [people.people[0], people.people[0]] }, 'value.people.1.name'],
  ['people', { ...people, people: Array(13).fill(people.people[0]) }, 'value.people'],
  ['people', { ...people, crafts: people.crafts.slice(1) }, 'value.crafts'],
  ['evidence', { ...evidence, reads: 'sim' }, 'value.reads'],
  ['coffees', [{ image: '../secret.svg', caption: 'Um' }], 'value.0.image'],
  ['coffees', [{ image: 'coado-da-segunda.svg', caption: '' }], 'value.0.caption'],
  ['legal', { ...legal, trust: 'x'.repeat(60_001) }, 'value.trust'],
  ['privacy', {}, 'value.notice'],
  ['plans', plans.map((plan) => ({ ...plan, price: 49.999 })), 'value.0.price'],
  ['plans', plans.map((plan) => ({ ...plan, price: -1 })), 'value.0.price'],
  [
    'plans',
    plans.map((plan, index) => (index === 2 ? { ...plan, features: ['Um', ' '] } : plan)),
    'value.2.features.1',
  ],
]

test.each(WRONG)('$0 with a wrong $2 is refused, the field named', async (section, value, field) => {
  const answer = await save(section, value)
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ result: false, data: { fields: { [field]: expect.any(String) } } })
  expect((await settings()).changed).toEqual([])
})

test('a section nobody knows is refused', async () => {
  expect((await save('footer', {})).status).toBe(422)
  expect((await app.people.admin.post('/api/v1/site/reset', { section: 'footer' })).status).toBe(422)
})

test('CNPJ, CEP and state are kept as they are written', async () => {
  await save('company', { ...company, cnpj: '12abc34501de35', zip: '01310100', state: 'sp' })
  expect((await read()).company).toMatchObject({ cnpj: '12.ABC.345/01DE-35', zip: '01310-100', state: 'SP' })
})

test.each([
  ['(48) 90000-0000', '+55 (48) 90000-0000'],
  ['48 3222-1000', '+55 48 3222-1000'],
  ['55 48 90000-0000', '55 48 90000-0000'],
  ['+351 912 345 678', '+351 912 345 678'],
])('a WhatsApp number typed as %s is kept with its country', async (whatsapp, kept) => {
  await save('company', { ...company, whatsapp })
  expect((await read()).company.whatsapp).toBe(kept)
})

test('prices are kept in cents', async () => {
  await save('plans', CHANGED.plans)
  const { rows } = await app.pool.query(`select value from site_settings where section = 'plans'`)
  expect(rows[0].value.map(({ cents }: { cents: number }) => cents)).toEqual([435, 0, 100_000_000])
  expect(rows[0].value[0]).not.toHaveProperty('price')
})

test('markdown is rendered and sanitised at save, and not for each reader', async () => {
  await save('privacy', { notice: 'Com <script>alert(1)</script> **força**.' })
  const { data } = (await app.people.visitor.get('/api/v1/site/privacy')).body
  expect(data).toMatchObject({ notice: expect.stringContaining('<strong>força</strong>'), updated: expect.any(String) })
  expect(data.notice).not.toContain('script')
  await app.pool.query(`update site_settings set html = '{"notice": "<p>kept</p>"}' where section = 'privacy'`)
  await app.invalidation.received()
  expect((await app.people.visitor.get('/api/v1/site/privacy')).body.data.notice).toBe('<p>kept</p>')
  // What an older program kept without it.
  await app.pool.query(`update site_settings set html = null where section = 'privacy'`)
  await app.invalidation.received()
  expect((await app.people.visitor.get('/api/v1/site/privacy')).body.data.notice).toContain('<strong>')
})

test('what an older program kept and this one cannot read has its default, field by field', async () => {
  const keep = (section: SectionName, value: unknown) =>
    app.pool.query(
      `insert into site_settings (section, value, html) values ($1, $2, $3)
        on conflict (section) do update set value = excluded.value, html = excluded.html`,
      [section, JSON.stringify(value), JSON.stringify({ intro: '<p>old</p>' })],
    )
  await keep('company', {
    name: 'Oficina',
    cnpj: 'errado',
    social: [{ name: 'Bom', url: 'https://a.exemplo' }, { name: 'Ruim' }],
  })
  await keep('days', [{ slogan: 'Só este' }, 7])
  await keep('plans', [{ key: 'basic', name: 'Um', price: 9.9 }])
  await keep('legal', { intro: 12, trust: 'Nosso.' })
  const shown = await read()
  expect(shown.company).toEqual({ ...company, name: 'Oficina', social: [{ name: 'Bom', url: 'https://a.exemplo' }] })
  expect(shown.days).toEqual([{ ...days[0], slogan: 'Só este' }, ...days.slice(1)])
  expect(shown.plans).toEqual([{ ...plans[0], name: 'Um', price: 9.9 }, ...plans.slice(1)])
  expect(shown.legal).toEqual({ ...legal, trust: 'Nosso.' })
  expect(shown.html.trust).toContain('Nosso.')
  expect(shown.html.intro).not.toContain('old')
})

describe('a preview', () => {
  const preview = (section: SectionName, value: unknown, more: object = {}) =>
    app.people.admin.post('/api/v1/site/preview', { section, value, path: '/', ...more })
  const shown = (html: string) => JSON.parse(html.split('<body>')[1] ?? '')

  test.each(SECTION_NAMES)('of %s shows what is not saved, to its caller alone', async (section) => {
    const [answer, others] = await Promise.all([preview(section, CHANGED[section]), read()])
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(shown(answer.body.data.html)[section]).toEqual(CHANGED[section])
    expect(others[section]).toEqual(DEFAULTS[section])
    expect((await read())[section]).toEqual(DEFAULTS[section])
    expect((await settings()).changed).toEqual([])
  })

  test('is rendered as for a visitor, without scripts, its markdown sanitised', async () => {
    const { html } = (await preview('legal', { ...legal, intro: 'Um <script>alert(1)</script> **passo**.' })).body.data
    expect(html).not.toContain('<script nonce')
    const page = shown(html)
    expect(page).toMatchObject({ actor: null, html: { intro: expect.stringContaining('<strong>passo</strong>') } })
    expect(page.html.intro).not.toMatch(/<script|alert/)
  })

  test('links to nothing that is off, but for what is being written', async () => {
    const offIn = async (section: SectionName) => shown((await preview(section, CHANGED[section])).body.data.html).off
    const turn = (on: boolean) =>
      Promise.all(['coffee', 'sales'].map((module) => app.people.admin.post('/api/v1/modules', { module, on })))
    await turn(false)
    expect(await offIn('company')).toEqual(['sales', 'coffee'])
    expect(await offIn('coffees')).toEqual(['sales'])
    expect(await offIn('plans')).toEqual(['coffee'])
    await turn(true)
  })

  test('is of the weekday asked for', async () => {
    for (const weekday of [0, 1, 6]) {
      const { now } = shown((await preview('days', days, { weekday })).body.data.html)
      expect(new Date(now).getUTCDay()).toBe(weekday)
    }
  })

  test.each(WRONG)('of $0 with a wrong $2 is refused', async (section, value, field) => {
    const answer = await preview(section, value)
    expect(answer.status).toBe(422)
    expect(answer.body.data.fields).toHaveProperty([field])
  })

  test('shows nothing but paths of this site', async () => {
    for (const path of ['', 'home', '//malvado.exemplo', '/\\malvado.exemplo', 'https://malvado.exemplo/'])
      expect((await preview('company', company, { path })).status).toBe(422)
  })
})
