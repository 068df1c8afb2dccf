import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { ARTICLE, edited, save, title, unmade } from './articles.ts'
import { draft, unsaved } from './conflict.ts'
import { openScreen } from './screen.tsx'

const NEW = '/dashboard/create-archive'
const text = () => page.getByLabelText('Markdown')
const resume = () => draft().getByRole('button', { name: 'Retomar' }).click()
/** What this browser stores of articles not saved. */
const kept = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('draft:'))
    .map(([, stored]) => stored)
    .join()
/** Whether the browser itself would ask before the document is left. */
const asksOnLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a draft survives a reload, can be resumed or thrown away, and ends with the save', async () => {
  const article = unmade()
  const screen = await openScreen(NEW, { answers: article.answers })
  await title().fill('Um texto pela metade')
  await text().fill('Primeira **linha**.')
  await expect.poll(kept).toContain('Primeira **linha**.')
  expect(asksOnLeaving()).toBe(false)
  await screen.reload()
  await expect
    .element(draft())
    .toMatchTextContent(/^Há um rascunho deste navegador, de \d\d\/\d\d\/\d{4} \d\d:\d\d\.RetomarDescartar$/)
  await expect.element(title()).toHaveValue('')
  await expectAccessible()

  await resume()
  await expect.element(draft()).not.toBeInTheDocument()
  await expect.element(title()).toHaveValue('Um texto pela metade')
  await expect.element(text()).toHaveValue('Primeira **linha**.')
  await expect.element(page.getByRole('region', { name: 'Prévia' })).toMatchTextContent('Primeira **linha**.')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect.element(page.getByText('Publicado')).toBeVisible()
  await expect.poll(kept).toBe('')
  await screen.reload()
  await expect.element(title()).toHaveValue('Um texto pela metade')
  await expect.element(draft()).not.toBeInTheDocument()

  // Typed at the very end, and left before the pause.
  await title().fill('Outro título')
  await screen.reload()
  await draft().getByRole('button', { name: 'Descartar' }).click()
  await expect.element(draft()).not.toBeInTheDocument()
  expect(kept()).toBe('')
  await expect.element(title()).toHaveValue('Um texto pela metade')
})

test('one that nobody decided about yet outlives what is typed over it', async () => {
  const screen = await openScreen(NEW, { answers: unmade().answers })
  await text().fill('Uma hora de trabalho.')
  await screen.reload()
  await expect.element(draft()).toBeVisible()
  await text().fill('Uma letra.')
  await expect.poll(kept).toContain('Uma letra.')
  await screen.reload()
  await resume()
  await expect.element(text()).toHaveValue('Uma letra.')
  await resume()
  await expect.element(text()).toHaveValue('Uma hora de trabalho.')
})

test('one that finds no room leaves the browser’s own warning', async () => {
  await openScreen(NEW, { answers: unmade().answers })
  await expect.element(title()).toBeVisible()
  for (let size = 2 ** 22; size >= 1; size /= 2)
    for (let part = 0; part < 3; part++)
      try {
        localStorage.setItem(`cheio-${size}-${part}`, 'x'.repeat(size))
      } catch {}
  await title().click()
  await userEvent.keyboard('Sem lugar')
  await expect.element(unsaved()).toBeVisible()
  await expect.poll(asksOnLeaving).toBe(true)
})

test('leaving within the workbench asks, and says that the draft stays', async () => {
  await openScreen(NEW, { answers: unmade().answers })
  await title().fill('Pela metade')
  await page.getByRole('link', { name: 'Archives' }).first().click()
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await expect.element(question).toMatchTextContent('ficam como rascunho neste navegador')
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect.element(page.getByRole('heading', { name: 'My Archives' })).toBeVisible()
  await page.getByRole('link', { name: 'New Archive' }).first().click()
  await expect.element(draft()).toBeVisible()
})

test('a moment that has passed is asked about, and publishes at once', async () => {
  const article = edited({ public: false, dated: false })
  const screen = await openScreen(ARTICLE, { answers: article.answers })
  const moment = page.getByLabelText('Publicar em (horário de Brasília)')
  const publish = page.getByRole('button', { name: 'Publicar', exact: true })
  await moment.fill('02/01/2020')
  await page.getByLabelText('Hora da publicação').fill('10:00')
  await publish.click()
  const question = page.getByRole('dialog', { name: 'Publicar com uma data que já passou?' })
  await expect.element(question).toMatchTextContent('02/01/2020 10:00 já passou')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  expect(screen.calls('archives.update')).toEqual([])

  screen.answer({
    archives: {
      update: () => {
        article.saveElsewhere({ public: true, publish_at: null, date: '2020-01-02T13:00:00.000Z', dated: true })
        return { result: true, data: { id: 7, revision: article.revision, merged: false } }
      },
    },
  })
  await publish.click()
  await question.getByRole('button', { name: 'Publicar' }).click()
  await expect.element(page.getByText('Publicado', { exact: true })).toBeVisible()
  expect(screen.calls('archives.update')).toEqual([
    { id: 7, revision: 1, archive_public: true, date: '2020-01-02T13:00:00.000Z' },
  ])
  await expect.element(page.getByLabelText('Público')).toBeChecked()
  await expect.element(moment).toHaveValue('')
  await expect.element(page.getByLabelText('Data do artigo')).toHaveValue('02/01/2020')
  await expect.element(save()).toBeVisible()
})
