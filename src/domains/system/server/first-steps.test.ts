import { expect, test } from 'vitest'
import { DEFAULT_BILLING } from '#domains/site/billing.ts'
import { mailDigest, noteInstallation } from '#platform/installation.ts'
import { startApp } from '#tests/app.ts'
import { addArchive, addProject } from '#tests/factories.ts'
import { PASSWORD } from '#tests/people.ts'

const app = startApp({ seed: 'none' })
const admin = () => app.people.admin
const steps = async () => (await admin().get('/api/v1/system/first-steps')).body.data
const missing = async () =>
  (await steps()).steps.filter(({ done }: { done: boolean }) => !done).map(({ name }: { name: string }) => name)
const save = (section: string, value: object) => admin().post('/api/v1/site/save', { section, value, revision: 0 })

test('each step is done by what is really there', async () => {
  // The tests' people are there from the start.
  const all = [
    'company',
    'panel',
    'logo',
    'home',
    'project',
    'article',
    'mail',
    'backup',
    'plans',
    'terms',
    'pix',
    'stripe',
  ]
  expect(await missing()).toEqual(all)
  const left = (...done: string[]) => all.filter((name) => !done.includes(name))

  // What it begins with is no choice, and neither is a person's own; the same again for the firm is one.
  await admin().post('/api/v1/panel', { panel: 'portuguese' })
  expect(await missing()).toEqual(all)
  await admin().post('/api/v1/panel/firm', { panel: 'portuguese' })
  expect(await missing()).toEqual(left('panel'))

  expect((await save('company', { name: 'Oficina Norte' })).status).toBe(200)
  expect((await save('home', { who: 'Fazemos placas.' })).status).toBe(200)
  expect(await missing()).toEqual(left('panel', 'company', 'home'))

  await addArchive(app, { title: 'Rascunho', archive_public: false })
  expect(await missing()).toContain('article')
  await addArchive(app, { title: 'Público' })
  await addProject(app, { title: 'Público', is_public: true })
  expect(await missing()).toEqual(left('panel', 'company', 'home', 'project', 'article'))

  // As they come with the program: saved, they are the company's.
  expect(await missing()).toContain('terms')
  await admin().post('/api/v1/site/billing', { value: { terms: DEFAULT_BILLING.terms } })
  expect(await missing()).not.toContain('terms')
  await admin().post('/api/v1/site/billing', {
    value: { pixKey: 'contato@exemplo.com.br', receiver: 'Oficina', city: 'Palhoca' },
    password: PASSWORD,
  })
  const { plans } = (await admin().get('/api/v1/site/settings')).body.data.values
  // As they are suggested: saved, they are the company's.
  expect((await save('plans', plans)).status).toBe(200)
  await noteInstallation(app.db, { backed_up_elsewhere_at: app.clock.now() })
  Object.assign(app.settings, { smtpUrl: 'smtp://127.0.0.1:25' })
  await noteInstallation(app.db, { mail_tested_at: app.clock.now(), mail_tested_with: mailDigest(app.mail.server!) })
  expect(await missing()).toEqual(['logo', 'stripe'])

  // A backup elsewhere counts for a month.
  app.clock.set(new Date(app.clock.now().getTime() + 31 * 86_400_000))
  expect(await missing()).toContain('backup')
})

test('the first administrator enters with an e-mail of their own', async () => {
  const {
    rows: [{ email }],
  } = await app.pool.query('select email from users where id = 1')
  const rename = (to: string) => app.pool.query('update users set email = $1 where id = 1', [to])
  await rename('admin@exemplo.com.br')
  expect((await steps()).steps[0]).toEqual({ name: 'access', done: false })
  await rename(email)
  expect((await steps()).steps[0]).toEqual({ name: 'access', done: true })
})

test('the first administrator has a name once they say theirs', async () => {
  const call = async (name: string) => app.pool.query('update users set name = $1 where id = 1', [name])
  await call('Administração')
  expect(await missing()).toContain('name')
  await call('Marina')
  expect(await missing()).not.toContain('name')
})

test('they are put away and brought back, and are not shown beside the demonstration', async () => {
  expect((await steps()).shown).toBe(true)
  await admin().post('/api/v1/system/dismiss-steps', { dismissed: true })
  expect((await steps()).shown).toBe(false)
  await admin().post('/api/v1/system/dismiss-steps', { dismissed: false })
  expect((await steps()).shown).toBe(true)
  for (const { demo } of app.domains) await demo?.seed(app)
  expect((await steps()).shown).toBe(false)
  await admin().post('/api/v1/demo/remove')
  expect((await steps()).shown).toBe(true)
})
