import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'
import { DEFAULTS } from './defaults.ts'

const app = startApp({ seed: 'none' })
const frame = async () => (await app.people.visitor.get('/api/v1/site')).body.data
const save = (section: string, value: object) =>
  app.people.admin.post('/api/v1/site/save', { section, value, revision: 0 })

test('without the demonstration the site is being prepared until the company is saved, and nothing is invented', async () => {
  await addArchive(app, { title: 'Já escrito' })
  expect(await frame()).toMatchObject({
    preparing: true,
    company: { name: 'Vitrine', cnpj: '', email: '', social: [] },
  })
  const paths = ['site', 'site/home', 'site/legal', 'site/plans', 'list-archive']
  const answers = await Promise.all(paths.map((path) => app.people.visitor.get(`/api/v1/${path}`)))
  const said = JSON.stringify(answers.map(({ body }) => body))
  for (const invented of ['Três Camadas', '11.222.333', 'Florianópolis', '24 meses', 'plantão', 'trescamadas'])
    expect(said).not.toContain(invented)
  expect(answers[3]?.body).toEqual({ data: [] })
  expect((await app.people.visitor.get('/sitemap.xml')).body).not.toContain('<loc>')
  expect((await app.people.visitor.get('/robots.txt')).body).not.toContain('Sitemap')

  expect((await save('company', { name: 'Oficina Norte' })).status).toBe(200)
  expect(await frame()).toMatchObject({ preparing: false, company: { name: 'Oficina Norte', city: '' } })
  expect((await app.people.visitor.get('/sitemap.xml')).body).toContain('/archive-view/')
  expect((await app.people.visitor.get('/robots.txt')).body).toContain('Sitemap')
  // Back to nobody's data, back to being prepared.
  await app.people.admin.post('/api/v1/site/reset', { section: 'company' })
  expect(await frame()).toMatchObject({ preparing: true })
})

test('a company without data of its own is not saved under the name of the program', async () => {
  const { revisions } = (await app.people.admin.get('/api/v1/site/settings')).body.data
  const saveAs = (value: object, revision = revisions.company) =>
    app.people.admin.post('/api/v1/site/save', { section: 'company', value, revision })
  for (const value of [{}, { name: 'Vitrine' }, { name: ' vitrine ', city: 'Palhoça' }]) {
    const { status, body } = await saveAs(value)
    expect(status).toBe(422)
    expect(body.data.fields).toEqual({ 'value.name': 'Ponha o nome da sua empresa.' })
  }
  expect(await frame()).toMatchObject({ preparing: true })
  expect((await saveAs({ name: 'Oficina Norte' })).status).toBe(200)
  // A firm that is open calls itself as it likes.
  expect((await saveAs({ name: 'Vitrine' }, revisions.company + 1)).status).toBe(200)
  await app.people.admin.post('/api/v1/site/reset', { section: 'company' })
})

test('a form begins blank, and what it saves needs no more than what is there', async () => {
  const { values, changed, empty } = (await app.people.admin.get('/api/v1/site/settings')).body.data
  expect(changed).toEqual([])
  expect(empty).toContain('company')
  expect(empty).not.toContain('privacy')
  expect(values.home).toMatchObject({ who: '', technologies: [] })
  expect((await save('home', { ...values.home, who: 'Fazemos placas.' })).status).toBe(200)
  expect((await app.people.visitor.get('/api/v1/site/home')).body.data).toMatchObject({ who: 'Fazemos placas.' })
})

test('with the demonstration the example company is shown', async () => {
  Object.assign(app.settings, { seed: 'demo' })
  expect(await frame()).toMatchObject({ preparing: false, company: DEFAULTS.company })
})
