import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { MAX_TAG } from '#domains/archives/tags.ts'
import { expectAccessibleAt } from './accessible.ts'
import { cutOff } from './answers.ts'
import { ARTICLE, answers, edited, save, title } from './articles.ts'
import { choiceOf, conflict, draft, saveChosen, unsaved } from './conflict.ts'
import { sessionIn } from './frame.ts'
import { press, typeWithPauses } from './keys.ts'
import { openScreen } from './screen.tsx'

const toast = (text: string) => page.getByRole('status').filter({ hasText: text })

test('a toast goes where it is closed', async () => {
  await openScreen(ARTICLE, { answers })
  await title().fill('Outro nome')
  await save().click()
  const saved = toast('Atualizado')
  await expect.element(saved).toBeVisible()
  await saved.getByRole('button', { name: 'Close' }).click()
  await expect.element(saved).not.toBeInTheDocument()
})

test('leaving with changes asks first; what was typed and taken back is no change', async () => {
  const screen = await openScreen(ARTICLE, { answers })
  const description = page.getByLabelText('Descrição')
  const budgets = page.getByRole('link', { name: 'Budgets' })
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  const heading = page.getByRole('heading', { level: 1 })
  await description.fill('Meia frase')
  await expect.element(page.getByText('Alterações não salvas')).toBeVisible()
  await budgets.click()
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(description).toHaveValue('Meia frase')

  await budgets.click()
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect.element(heading).toHaveTextContent('Budgets')
  expect(screen.calls('archives.update')).toEqual([])

  await screen.go(ARTICLE)
  await description.fill('x')
  await description.fill('')
  await budgets.click()
  await expect.element(heading).toHaveTextContent('Budgets')
})

test('wrong fields say why, in their place, and the first of them gets the focus', async () => {
  const screen = await openScreen(ARTICLE, { answers })
  await title().fill('   ')
  await page.getByLabelText('Link externo').fill('exemplo')
  await save().click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Confira os campos marcados.' })).toBeVisible()
  await expect.element(title()).toHaveAccessibleDescription('Dê um título ao artigo.')
  await expect.element(title()).toHaveFocus()
  await expect.element(page.getByLabelText('Link externo')).toHaveAccessibleDescription(/Comece com https/)
  expect(screen.calls('archives.update')).toEqual([])
})

test('a refused title moves no field beside it', async () => {
  await openScreen(ARTICLE, { answers, viewport: { width: 1440, height: 900 } })
  await expect.element(title()).toBeVisible()
  const beside = [
    page.getByLabelText('Publicar em (horário de Brasília)'),
    page.getByLabelText('Público'),
    page.getByRole('button', { name: 'Detalhes' }),
  ]
  const boxes = () => [title(), ...beside].map((field) => field.element().getBoundingClientRect())
  const [own, ...others] = boxes()
  for (const box of others) expect(Math.abs(box.y + box.height / 2 - own!.y - own!.height / 2)).toBeLessThan(2)
  const before = boxes().map(({ y }) => y)
  await title().fill('')
  await save().click()
  await expect.element(title()).toHaveAttribute('aria-invalid', 'true')
  expect(boxes().map(({ y }) => y)).toEqual(before)
})

test('an article with a date to publish at that is none is not published', async () => {
  const year = new Date(nowMs()).getFullYear() + 2
  const screen = await openScreen('/dashboard/create-archive', { answers, viewport: { width: 1440, height: 900 } })
  await title().fill('Data errada')
  const moment = page.getByLabelText('Publicar em (horário de Brasília)')
  await moment.fill(`31/11/${year}`)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  const problem = page.getByText(`31/11/${year} não existe.`)
  await expect.element(page.getByText('Confira os campos marcados.')).toBeVisible()
  await expect.element(problem).toBeVisible()
  await expect.element(moment).toHaveValue(`31/11/${year}`)
  await expect.element(moment).toHaveFocus()
  expect(screen.calls('archives.create')).toEqual([])

  await moment.fill(`30/11/${year}`)
  await expect.element(problem).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Agendar', exact: true }).click()
  await expect.poll(() => screen.calls('archives.create')).toHaveLength(1)
  const [sent] = screen.calls('archives.create') as [{ publish_at: string }]
  expect(sent).toMatchObject({ title: 'Data errada', archive_public: false })
  expect(new Date(sent.publish_at).toISOString()).toBe(`${year}-11-30T11:00:00.000Z`)
})

test('the preview goes on by itself once the server answers again', async () => {
  const screen = await openScreen(ARTICLE, { answers })
  await screen.quiet()
  screen.answer({ archives: { preview: cutOff } })
  await page.getByLabelText('Markdown').fill('De volta.')
  const stopped = page.getByText('A prévia parou na última versão.')
  await expect.element(stopped).toBeVisible()
  screen.answer(answers)
  await expect.element(page.getByRole('region', { name: 'Prévia' }).getByText('De volta.')).toBeVisible()
  await expect.element(stopped).not.toBeInTheDocument()
})

test('what is typed is shown after a pause, and asked for once', async () => {
  const screen = await openScreen(ARTICLE, { answers })
  await screen.quiet()
  const asked = screen.calls('archives.preview').length
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await typeWithPauses(page.getByLabelText('Markdown'), 350, 'Uma', 'Uma frase.')
  vi.advanceTimersByTime(50)
  vi.useRealTimers()
  await expect.element(page.getByRole('region', { name: 'Prévia' }).getByText('Uma frase.')).toBeVisible()
  expect(screen.calls('archives.preview').slice(asked)).toEqual([{ markdown: 'Uma frase.' }])
})

test('fields that somebody else saved are taken over, and the next save begins from them', async () => {
  const article = edited({ description: 'Antes.', highlighted: true })
  const screen = await openScreen(ARTICLE, { answers: article.answers })
  await expect.element(title()).toHaveValue('Um artigo')
  article.saveElsewhere({ description: 'De outra pessoa.', highlighted: false })
  await page.getByLabelText('Markdown').fill('Meu texto.')
  await press('ControlOrMeta+s')
  await expect.element(toast('Atualizado')).toBeVisible()
  await expect.element(page.getByLabelText('Descrição')).toHaveValue('De outra pessoa.')
  await expect.element(page.getByLabelText('Destaque')).not.toBeChecked()
  await expect.element(unsaved()).not.toBeInTheDocument()

  article.saveElsewhere({ markdown: 'Outro texto.' })
  await page.getByLabelText('Descrição').fill('De novo.')
  await save().click()
  await expect.element(page.getByLabelText('Markdown')).toHaveValue('Outro texto.')
  expect(screen.calls('archives.update')).toEqual([
    { id: 7, revision: 1, markdown: 'Meu texto.' },
    { id: 7, revision: 3, description: 'De novo.' },
  ])
})

test('fields that both changed are compared, and each is kept or taken over before the next save', async () => {
  const article = edited({ markdown: 'Igual.\n\nQuente: 210 °C.\n\nFim.' })
  const screen = await openScreen(ARTICLE, { answers: article.answers })
  await expect.element(title()).toHaveValue('Um artigo')
  const markdown = 'Igual.\n\nQuente: 220 °C.\n\nFim.'
  article.saveElsewhere({ title: 'De outra pessoa', markdown: 'Igual.\n\nQuente: 215 °C.\n\nFim.' })
  await title().fill('Meu título')
  await page.getByLabelText('Descrição').fill('Só minha.')
  await page.getByLabelText('Markdown').fill(markdown)
  await save().click()
  await expect.element(choiceOf('Título')).toMatchTextContent(/Meu título.*De outra pessoa/)
  const text = (name: 'del' | 'ins') => choiceOf('Texto').element().querySelector(name)?.textContent
  await expect.poll(() => [text('del'), text('ins')]).toEqual(['Quente: 215 °C.', 'Quente: 220 °C.'])
  expect(conflict().getByRole('radiogroup').elements()).toHaveLength(2)
  await expectAccessibleAt(360, 1440)

  // Nothing was saved, and closing the dialog loses nothing.
  expect(article.record.description).toBe('')
  await press('Escape')
  await expect.element(conflict()).not.toBeInTheDocument()
  await expect.element(title()).toHaveValue('Meu título')
  await expect.element(page.getByLabelText('Markdown')).toHaveValue(markdown)

  await press('ControlOrMeta+s')
  // By the keyboard: the first field's choice has the focus.
  await expect.element(choiceOf('Título').getByRole('radio', { name: 'Manter o meu' })).toHaveFocus()
  await press('ArrowDown')
  await expect.element(choiceOf('Título').getByRole('radio', { name: 'Usar o que foi salvo' })).toBeChecked()
  await saveChosen()
  await expect.element(toast('Atualizado')).toBeVisible()
  await expect.element(title()).toHaveValue('De outra pessoa')
  await expect.element(unsaved()).not.toBeInTheDocument()
  expect(screen.calls('archives.update').at(-1)).toEqual({ id: 7, revision: 2, description: 'Só minha.', markdown })
})

test('a draft typed over an older revision overwrites nothing either', async () => {
  const article = edited({ description: 'Antes.' })
  const screen = await openScreen(ARTICLE, { answers: article.answers })
  await title().fill('Do rascunho')
  article.saveElsewhere({ title: 'De outro lugar', description: 'Outra.' })
  await screen.reload()
  await expect.element(draft()).toMatchTextContent(/O artigo foi salvo depois disso, em/)
  await draft().getByRole('button', { name: 'Retomar' }).click()
  await expect.element(title()).toHaveValue('Do rascunho')
  await expect.element(page.getByLabelText('Descrição')).toHaveValue('Outra.')
  await save().click()
  await expect.element(choiceOf('Título')).toMatchTextContent(/De outro lugar/)
  await saveChosen()
  await expect.element(toast('Atualizado')).toBeVisible()
  expect(article.record).toMatchObject({ title: 'Do rascunho', description: 'Outra.' })
})

test('the longest of tags keeps the form within a phone', async () => {
  await page.viewport(360, 740)
  await openScreen(ARTICLE, { answers })
  await page.getByRole('button', { name: 'Detalhes' }).click()
  const tags = page.getByRole('combobox', { name: 'Assuntos' })
  await tags.fill('W'.repeat(MAX_TAG))
  await press('Enter')
  await expect.element(page.getByText('W'.repeat(MAX_TAG)).first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
})

test.each([
  ['portuguese', 'false'],
  ['specified', 'true'],
] as const)('in the %s interface the details of a new article are shown: %s', async (panel, isOpen) => {
  await openScreen('/dashboard/create-archive', {
    viewport: { width: 1440, height: 900 },
    answers: { ...answers, accounts: { session: sessionIn(panel) } },
  })
  await expect.element(page.getByRole('button', { name: 'Detalhes' })).toHaveAttribute('aria-expanded', isOpen)
  if (panel === 'portuguese') await expect.element(page.getByLabelText('Markdown')).toBeInViewport({ ratio: 0.5 })
})

test.each([360, 768, 1440])('beside its button, %i wide, it stands that changes are not saved', async (width) => {
  await openScreen(ARTICLE, { answers, viewport: { width, height: 800 } })
  await title().fill('Meia frase')
  const said = page.getByText('Alterações não salvas')
  await expect.element(said).toBeVisible()
  const [text, button] = [said, save()].map((one) => one.element().getBoundingClientRect())
  expect(text!.right).toBeLessThanOrEqual(button!.left)
  expect(text!.top).toBeLessThan(button!.bottom)
  expect(text!.bottom).toBeGreaterThan(button!.top)
  // On one line where there is room.
  if (width === 1440) expect(text!.height).toBeLessThan(25)
  expect(document.documentElement.scrollWidth).toBe(width)
})

test('the length of a text is said once it has words', async () => {
  const screen = await openScreen(ARTICLE, { answers })
  const text = page.getByLabelText('Markdown')
  const length = page.getByText('min de leitura')
  await text.fill('Duas palavras')
  await expect.element(length).toHaveTextContent('2 palavras, 1 min de leitura')
  screen.answer({ archives: { preview: () => ({ data: { html: '', words: 0 } }) } })
  await text.fill('---')
  await expect.element(length).not.toBeInTheDocument()
})
