import { describe, expect, test, vi } from 'vitest'
import { BROWSER, startCountedPage } from '#tests/counted-page.ts'
import { addArchive, addProject } from '#tests/factories.ts'

const { app, page, post, write, isListening, holdAnswer } = startCountedPage()
const STAFF = 2

describe('whoever saves sees it at the next look', () => {
  test('an article', async () => {
    const id = await addArchive(app, { title: 'Antes' })
    expect(await page()).toContain('Antes')
    for (let n = 0; n < 30; n++) {
      await post('update-item-archive', { id, title: `Depois ${n}.` })
      expect(await page()).toContain(`Depois ${n}.`)
    }
    await post('delete-archive', { id })
    expect(await page()).not.toContain('Depois')
  })

  test('a project that is published, changed, handed over and withdrawn', async () => {
    const id = await addProject(app, { id_user: STAFF, is_public: false, title: 'Luminária' })
    expect(await page()).not.toContain('Luminária')
    await post('update-project', { id, is_public: true }, app.people.staff)
    await post('hand-project', { id, id_user: 1 })
    expect(await page()).toContain('Luminária')
    await post('hand-project', { id, id_user: STAFF })
    expect(await page()).not.toContain('Luminária')
    await post('hand-project', { id, id_user: 1 })
    await post('update-project', { id, title: 'Abajur' }, app.people.staff)
    expect(await page()).toContain('Abajur')
    await post('update-project', { id, is_public: false })
    expect(await page()).not.toContain('Abajur')
  })

  test('a like', async () => {
    const id = await addArchive(app)
    expect(await page()).toContain('"likes":0')
    await post('analytics', { analytics: 'like-archive', id }, app.people.visitor)
    expect(await page()).toContain('"likes":1')
  })
})

test('a view is seen within a second or so', async () => {
  const id = await addArchive(app)
  expect(await page()).toContain('"views":0')
  await app.people.visitor.post('/api/v1/analytics', { analytics: 'archive', id }, BROWSER)
  await vi.waitFor(async () => expect(await page()).toContain('"views":1'), { timeout: 5000 })
})

test('another process’s change is seen as well', async () => {
  await addArchive(app, { title: 'Daqui' })
  await page()
  await app.pool.query(`update archives set title = 'De outro processo'`)
  await vi.waitFor(async () => expect(await page()).toContain('De outro processo'), { timeout: 5000 })
})

test('a page that was rendered before a change, and is answered after it, is not cached', async () => {
  const id = await addArchive(app, { title: 'Antigo' })
  const answer = Promise.withResolvers<void>()
  const hasRead = new Promise<void>((resolve) => {
    holdAnswer(() => {
      resolve()
      return answer.promise
    })
  })
  const begun = page()
  await hasRead
  holdAnswer(async () => {})
  await post('update-item-archive', { id, title: 'Novo' })
  // Nor does the next visitor wait for the one that is under way.
  expect(await page()).toContain('Novo')
  answer.resolve()
  expect(await begun).toContain('Antigo')
  expect(await page()).toContain('Novo')
})

test('while the listening connection is lost, whoever saves sees it as well, and it comes back', async () => {
  const id = await addArchive(app, { title: 'Antes' })
  await page()
  await app.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'vitrine listener'`,
  )
  await post('update-item-archive', { id, title: 'Durante' })
  expect(await page()).toContain('Durante')
  await isListening()
  expect(await write(`update archives set title = 'Depois'`)).toBe(true)
  expect(await page()).toContain('Depois')
})
