import { describe, expect, test } from 'vitest'
import { CHANGED, startSections, WRONG } from '#tests/site-sections.ts'
import { SECTION_NAMES, SECTIONS, type SectionName } from '../section-schemas.ts'
import { DEFAULTS } from './defaults.ts'

const { app, read, settings } = startSections()
const save = (section: string, value: unknown, who = app.people.admin) =>
  who.post('/api/v1/site/save', { section, value })
const { company, days, legal, plans } = DEFAULTS

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
