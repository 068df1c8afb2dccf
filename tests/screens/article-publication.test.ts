import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { hold, refuse } from './answers.ts'
import { save, title, unmade } from './articles.ts'
import { unsaved } from './conflict.ts'
import { press } from './keys.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

const toast = (text: string) => page.getByRole('status').filter({ hasText: text })
const publish = () => page.getByRole('button', { name: 'Publicar', exact: true })

test('[ARM-02] the form tells new from existing, shows that it saves, and has its two switches once the article exists', async () => {
  const article = unmade()
  const screen = await openScreen('/dashboard/create-archive', { answers: article.answers })
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(() => document.title).toBe('New Archive Create')
  await expect.element(heading).toHaveTextContent('New Archive Create')
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await title().fill('Um artigo')
  const { answer, letGo } = hold(article.answers.archives!.create!)
  screen.answer({ archives: { create: answer } })
  await publish().click()
  const saving = page.getByText('Salvando…')
  await expect.element(saving).toBeVisible()
  await expect.element(byCss('button[form=archive-form]')).toHaveAttribute('data-loading', 'true')
  expect(screen.calls('archives.create')).toMatchObject([{ highlighted: true, archive_public: true }])
  letGo()
  await expect.element(heading).toHaveTextContent('Update Archive')
  await expect.element(saving).not.toBeInTheDocument()
  const [highlighted, shown] = [page.getByLabelText('Destaque'), page.getByLabelText('Público')]
  await expect.element(highlighted).toBeChecked()
  await expect.element(shown).toBeChecked()

  await shown.click()
  const { revision } = article
  await save().click()
  await expect.element(toast('Tirado do ar')).toBeVisible()
  // What was changed alone, with the revision the form began from.
  expect(screen.calls('archives.update')).toEqual([{ id: 7, archive_public: false, revision }])
  await expect.element(saving).not.toBeInTheDocument()
  await screen.reload()
  await expect.element(heading).toHaveTextContent('Update Archive')
  await expect.element(shown).not.toBeChecked()
})

test('what is saved while the first publication is still read again stays in the form', async () => {
  const article = unmade()
  const screen = await openScreen('/dashboard/create-archive', { answers: article.answers })
  await title().fill('Primeiro título')
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const item = async () => {
    const read = article.record
    await promise
    return { data: { result: [read] } }
  }
  screen.answer({ archives: { item } })
  await publish().click()
  await expect.element(toast('Publicado')).toBeVisible()
  await title().fill('Segundo título')
  await page.getByLabelText('Data').fill('20/03/2026')
  await press('ControlOrMeta+s')
  await expect.element(toast('Atualizado')).toBeVisible()
  letGo()
  await screen.quiet()
  await page.getByLabelText('Descrição').fill('Mais uma vez.')
  await expect.element(unsaved()).toBeVisible()
  await expect.element(title()).toHaveValue('Segundo título')
})

test('a draft is published by its own button alone, dated to that moment, and taken off the site again', async () => {
  const article = unmade()
  const screen = await openScreen('/dashboard/create-archive', { answers: article.answers })
  const state = byCss('h1 + *')
  const [shown, date] = [page.getByLabelText('Público'), page.getByLabelText('Data do artigo')]
  await title().fill('Ainda não')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect.element(toast('Rascunho salvo')).toBeVisible()
  await expect.element(shown).not.toBeChecked()
  await expect.element(state).toHaveTextContent('Rascunho')
  expect(screen.calls('archives.create')).toMatchObject([{ archive_public: false }])

  // Saving a draft by the keyboard publishes nothing.
  await page.getByLabelText('Descrição').fill('Quase.')
  await press('ControlOrMeta+s')
  await expect.element(unsaved()).not.toBeInTheDocument()
  expect(article.record.public).toBe(false)

  article.saveElsewhere({ dated: true })
  await publish().click()
  await expect.element(toast('Publicado')).toBeVisible()
  await expect.element(state).toHaveTextContent('No ar')
  await expect.element(page.getByRole('link', { name: 'Ver no site' })).toHaveAttribute('href', '/archive-view/7')
  const today = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' }).format(nowMs())
  await expect.element(date).toHaveValue(today)
  await expect.element(unsaved()).not.toBeInTheDocument()

  const future = 'Esta data ainda não chegou.'
  screen.answer({ archives: { update: refuse('invalid', future, { fields: { date: future } }) } })
  await date.fill(`02/03/${new Date(nowMs()).getFullYear() + 2}`)
  await save().click()
  await expect.element(page.getByText(future).first()).toBeVisible()
  screen.answer(article.answers)
  await date.fill('02/03/2024')
  await save().click()
  await expect.element(toast('Atualizado').last()).toBeVisible()
  // The firm's day, at the time of day at which it is saved.
  expect(dayOf(Date.parse(article.record.date))).toBe('2024-03-02')

  await page.getByRole('button', { name: 'Tirar do ar' }).click()
  await expect.element(toast('Tirado do ar')).toBeVisible()
  await expect.element(state).toHaveTextContent('Rascunho')
  await expect.element(shown).not.toBeChecked()
  expect(article.record.public).toBe(false)
})
