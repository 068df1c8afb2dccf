import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ArticlesPreview, type ZippedArticle } from '#domains/archives/zip-contract.ts'
import { RecordImport } from '#platform/contract/record-import.ts'
import { expectAccessibleAt } from './accessible.ts'
import { type Answers, refuse } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const article = (fields: Partial<ZippedArticle>): ZippedArticle => ({
  ...{ path: 'a.md', title: 'Sete filamentos', state: 'published', date: '2026-03-12T03:00:00.000Z', pictures: 2 },
  ...{ notes: [], there: null, ...fields },
})
const PREVIEW = sampleOf(ArticlesPreview, {
  articles: [
    article({}),
    article({ path: 'b.md', title: 'De antes', there: '2026-01-02T12:00:00.000Z', pictures: 0 }),
    article({ path: 'c.md', title: 'Sem imagem', state: 'draft', notes: ['Falta no ZIP a imagem placa.png.'] }),
  ],
  ...{ refused: [{ path: 'ruim.md', text: 'A ficha começa com --- e não termina.' }], refusedCount: 1 },
  ...{ unused: 1, ignored: ['autor'] },
})
const made = sampleOf(RecordImport, {
  ...{ id: 7, file_name: 'artigos.zip', made: 2, changed: 0, refused: 2, undone_at: null, by: 'Marina' },
})
const answersOf = (parts: NonNullable<NonNullable<Answers['archives']>['import']> = {}): Answers => ({
  archives: { import: { list: () => ({ data: [] }), preview: () => ({ data: PREVIEW }), ...parts } },
})

async function openPreview(answers = answersOf()) {
  const screen = await openScreen('/dashboard/archive?importar=true', { answers })
  await userEvent.upload(page.getByLabelText('ZIP de artigos', { exact: true }), new File(['x'], 'artigos.zip'))
  return screen
}

test('what each file becomes is shown before, by keys and at 360 px, and only what is chosen is sent', async () => {
  const commit = () => ({ result: true as const, data: made })
  const screen = await openPreview(answersOf({ commit }))
  await expect.element(page.getByText('3 artigos, 1 já está aqui, 1 arquivo fica de fora')).toBeVisible()
  await expect.element(page.getByText('ruim.md: A ficha começa com --- e não termina.')).toBeVisible()
  await expect.element(page.getByText('Falta no ZIP a imagem placa.png.')).toBeVisible()
  await expect.element(page.getByText(/não são lidos: autor/)).toBeVisible()
  const old = page.getByRole('checkbox', { name: 'Importar “De antes” como novo' })
  await expect.element(old).not.toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Importar 2' })).toBeEnabled()
  await expectAccessibleAt(1440, 360)
  old.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Este entra como mais um.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Importar “Sem imagem”' }).click()
  await page.getByRole('switch', { name: 'Todos como rascunho' }).click()
  await expect.element(page.getByText('Rascunho', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Importar 2' }).click()
  await expect.element(page.getByText('artigos.zip: 2 artigos, 2 arquivos de fora.')).toBeVisible()
  expect(screen.calls('archives.import.commit')).toHaveLength(1)
})

test('all and none are one press', async () => {
  await openPreview()
  const all = page.getByRole('checkbox', { name: 'Todos', exact: true })
  await all.click()
  await expect.element(page.getByRole('button', { name: 'Importar 3' })).toBeEnabled()
  await all.click()
  await expect.element(page.getByRole('button', { name: 'Importar 0' })).toBeDisabled()
})

test('a ZIP that is refused says why, and another one is chosen', async () => {
  await openPreview(answersOf({ preview: refuse('invalid', 'O ZIP tem senha. Tire a senha e envie de novo.') }))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^O ZIP tem senha/)
  await expect.element(page.getByRole('button', { name: 'Escolher o arquivo' })).toBeEnabled()
})

test('an import that is refused keeps what was chosen', async () => {
  await openPreview(answersOf({ commit: refuse('invalid', 'Nada entra: o que está neste ZIP já está aqui.') }))
  await page.getByRole('button', { name: 'Importar 2' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/já está aqui/)
  await expect.element(page.getByRole('button', { name: 'Importar 2' })).toBeEnabled()
})

test('the list leads to both ways', async () => {
  await openScreen('/dashboard/archive', { filled: true })
  await expect
    .element(page.getByRole('link', { name: 'Importar' }))
    .toHaveAttribute('href', '/dashboard/archive?importar=true')
  const link = page.getByRole('link', { name: 'Exportar todos os artigos como ZIP' })
  await expect.element(link).toHaveAttribute('href', '/api/v1/archives/export')
})
