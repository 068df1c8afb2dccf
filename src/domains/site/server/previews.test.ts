import { describe, expect, test } from 'vitest'
import { CHANGED, startSections, WRONG } from '#tests/site-sections.ts'
import { SECTION_NAMES, type SectionName } from '../section-schemas.ts'
import { DEFAULTS } from './defaults.ts'

const { app, read, settings } = startSections()
const { company, days, legal } = DEFAULTS

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
