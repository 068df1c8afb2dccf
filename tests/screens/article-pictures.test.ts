import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { type Answers, hold, refuse } from './answers.ts'
import { ARTICLE, answers, edited } from './articles.ts'
import { dropFiles, press } from './keys.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

const text = () => page.getByLabelText('Markdown')
const field = () => page.getByLabelText('Imagem', { exact: true })
const zone = () => page.getByText('Solte ou cole uma imagem').first()
const picture = new File(['png'], 'foto.png', { type: 'image/png' })
const sentAs = (url: string) => ({ result: true as const, data: { url, width: 120, height: 80 } })
const stored = () => sentAs('/uploads/foto.webp')
const uploads = (upload: NonNullable<Answers['uploads']>['upload']): Answers => ({
  ...answers,
  uploads: { upload: upload! },
})

async function openArticle(given: Answers) {
  const screen = await openScreen(ARTICLE, { answers: given })
  await expect.element(text()).toHaveValue('Só texto.')
  return screen
}

test('a refused picture leaves the text as it was, also between others', async () => {
  const onlyPictures = refuse('invalid', 'Envie uma imagem.')
  await openArticle(uploads(({ file }) => (file.type === 'image/png' ? stored() : onlyPictures())))
  await text().fill('Antes.\n\nDepois.')
  const area = text().element() as HTMLTextAreaElement
  const drop = (at: number, ...files: File[]) => {
    area.setSelectionRange(at, at)
    dropFiles(text(), ...files)
  }
  const wrong = new File(['nada'], 'nota.txt', { type: 'text/plain' })
  const empty = new File([], 'vazia.png', { type: 'image/png' })
  drop('Antes.'.length, wrong)
  await expect.element(page.getByRole('alert').filter({ hasText: 'nota.txt: ' })).toBeVisible()
  await expect.element(text()).toHaveValue('Antes.\n\nDepois.')
  drop('Antes.\n\nDepois.'.length, empty)
  await expect.element(page.getByRole('alert').filter({ hasText: 'vazia.png: Este arquivo está vazio' })).toBeVisible()
  await expect.element(text()).toHaveValue('Antes.\n\nDepois.')
  drop('Antes.'.length, wrong, picture, empty)
  await expect.element(text()).toHaveValue('Antes.\n\n![](/uploads/foto.webp)\n\nDepois.')
})

test('a picture without a description is told of, and one press puts the caret where it is written', async () => {
  await openArticle(uploads(stored))
  const told = page.getByText(/sem descrição/)
  await expect.element(told).not.toBeInTheDocument()
  dropFiles(text(), picture)
  await expect.element(told).toHaveTextContent('1 imagem sem descrição Descrever')
  await text().fill('Um.\n\n![](/uploads/a.webp)\n\n![](/uploads/b.webp)')
  await expect.element(told).toHaveTextContent('2 imagens sem descrição Descrever')
  await expectAccessible()
  const describe = page.getByRole('button', { name: 'Descrever' })
  for (const words of ['a placa', 'a caixa']) {
    await describe.click()
    await expect.element(text()).toHaveFocus()
    await userEvent.keyboard(words)
  }
  await expect.element(text()).toHaveValue('Um.\n\n![a placa](/uploads/a.webp)\n\n![a caixa](/uploads/b.webp)')
  await expect.element(told).not.toBeInTheDocument()
})

test('leaving asks while a picture is on its way to its field, even with nothing else changed', async () => {
  const upload = hold(stored)
  const screen = await openArticle(uploads(upload.answer))
  dropFiles(zone(), picture)
  await expect.element(page.getByText('Enviando…')).toBeVisible()
  await page.getByRole('link', { name: 'Archives', exact: true }).first().click()
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await expect.element(question).toMatchTextContent('Saindo agora, elas se perdem.')
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  upload.letGo()
  await expect.element(field()).toHaveValue('/uploads/foto.webp')
  expect(screen.calls('uploads.upload')).toHaveLength(1)
})

test('a save waits for the pictures that are on their way, to a field or into the text', async () => {
  const article = edited()
  const toField = hold(stored)
  const screen = await openArticle({ ...article.answers, uploads: { upload: toField.answer } })
  const refused = page.getByRole('alert').filter({ hasText: 'Ainda há imagens a caminho. Salve quando chegarem.' })
  dropFiles(zone(), picture)
  await expect.element(page.getByText('Enviando…')).toBeVisible()
  await press('ControlOrMeta+s')
  await expect.element(refused).toBeVisible()
  toField.letGo()
  await expect.element(field()).toHaveValue('/uploads/foto.webp')
  await expect.element(refused).not.toBeInTheDocument()

  const toText = hold(() => sentAs('/uploads/outra.webp'))
  screen.answer({ uploads: { upload: toText.answer } })
  dropFiles(text(), picture)
  await expect.element(text()).toHaveValue(expect.stringContaining('Enviando foto'))
  await press('ControlOrMeta+s')
  await expect.element(refused).toBeVisible()
  toText.letGo()
  await expect.element(text()).toHaveValue(expect.stringContaining('![](/uploads/outra.webp)'))
  expect(screen.calls('archives.update')).toEqual([])
  await press('ControlOrMeta+s')
  await expect.element(page.getByRole('status').filter({ hasText: 'Atualizado' })).toBeVisible()
  const markdown = expect.stringContaining('/uploads/outra.webp')
  expect(screen.calls('archives.update')).toMatchObject([{ image: '/uploads/foto.webp', markdown }])
})

test('a wiki embed of a picture sent in the same session becomes that picture', async () => {
  await openArticle(uploads(stored))
  const clipboardData = new DataTransfer()
  clipboardData.items.add(new File(['png'], 'foto um.png', { type: 'image/png' }))
  await text().fill('')
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(text()).toHaveValue(expect.stringMatching(/^!\[\]\(\/uploads\/foto\.webp\)\s*$/))
  await text().click()
  await press('ControlOrMeta+End')
  await userEvent.keyboard(' ![[[[foto um.png|A placa]] ![[[[outra.png]]')
  await expect
    .element(text())
    .toHaveValue(expect.stringMatching(/ !\[A placa\]\(\/uploads\/foto\.webp\) !\[\[outra\.png\]\]/))
})

test('an embed whose file is not there says so in the preview', async () => {
  const screen = await openArticle(answers)
  const preview = page.getByRole('region', { name: 'Prévia' })
  const shows = (html: string) => screen.answer({ archives: { preview: () => ({ data: { html, words: 2 } }) } })
  shows('<p><img src="/uploads/missing%20one.png" alt=""></p><video src="/uploads/missing.mp4"></video>')
  await text().fill('Uma placa:\n\n![[missing one.png]]\n\n![](/uploads/missing.mp4)')
  await expect
    .element(preview)
    .toMatchTextContent('Não há arquivo em /uploads/missing one.png. Envie-o, ou confira o nome.')
  await expect.element(preview).toMatchTextContent('Não há arquivo em /uploads/missing.mp4.')
  expect(byCss('[aria-label=Prévia] :is(img, video)').elements()).toEqual([])
  await expectAccessible()
  // Written anew it is looked for anew.
  shows('<p><img src="/uploads/missing.png" alt=""></p>')
  await text().fill('Uma placa:\n\n![[missing.png]]')
  await expect.element(preview).toMatchTextContent('Não há arquivo em /uploads/missing.png.')
})

test('what is published with pictures that are not there is published, and says which', async () => {
  const article = edited({ public: false })
  const html = '<p><img src="/uploads/missing%20one.png" alt=""><img src="/uploads/foto.webp" alt=""></p>'
  const archives = { ...article.answers.archives, preview: () => ({ data: { html, words: 2 } }) }
  const screen = await openArticle({ ...article.answers, archives })
  const told = page.getByRole('alert').filter({ hasText: 'Não há arquivo em' })
  await text().fill('![[missing one.png]] ![](/uploads/foto.webp)')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Rascunho salvo' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Imagem do artigo' }).fill('/uploads/missing.webp')
  await screen.quiet()
  expect(told.elements()).toEqual([])
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Publicado' })).toBeVisible()
  await expect
    .element(told)
    .toMatchTextContent('Não há arquivo em /uploads/missing.webp, /uploads/missing one.png. Envie-os')
  expect(screen.calls('archives.update').at(-1)).toMatchObject({ archive_public: true })
})
