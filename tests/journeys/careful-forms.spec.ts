import type { Locator, Page } from '@playwright/test'
import { addArchive, readArchive } from './archives.ts'
import { addBudget, openBudget, saveButton } from './budgets.ts'
import { CUT_OFF, cutCalls, failCalls, holdAnswer, holdCall } from './network.ts'
import { dropFiles, makePicture } from './pictures.ts'
import { addProject } from './projects.ts'
import { expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin' })

const text = (page: Page) => page.getByLabel('Markdown')
const preview = (page: Page) => page.getByRole('region', { name: 'Prévia' })

async function openArticle(page: Page, id: number) {
  await page.goto(`/dashboard/create-archive?id=${id}`)
  await expect(text(page)).toBeVisible()
}

test('a refused picture leaves the text as it was, also between others', async ({ page, admin }) => {
  const { id } = await addArchive(admin, { markdown: 'Antes.\n\nDepois.' })
  await openArticle(page, id)
  const picture = { name: 'foto.png', type: 'image/png', content: await makePicture(120, 80) }
  const wrong = { name: 'nota.txt', type: 'text/plain', content: Buffer.from('nada') }
  const empty = { name: 'vazia.png', type: 'image/png', content: Buffer.alloc(0) }
  const drop = async (files: (typeof picture)[], at: number) => {
    await text(page).evaluate((area: HTMLTextAreaElement, at) => area.setSelectionRange(at, at), at)
    await dropFiles(text(page), files)
  }
  await drop([wrong], 'Antes.'.length)
  await expect(page.getByRole('alert').filter({ hasText: 'nota.txt: ' })).toBeVisible()
  await expect(text(page)).toHaveValue('Antes.\n\nDepois.')
  await drop([empty], 'Antes.\n\nDepois.'.length)
  await expect(page.getByRole('alert').filter({ hasText: 'vazia.png: Este arquivo está vazio' })).toBeVisible()
  await expect(text(page)).toHaveValue('Antes.\n\nDepois.')

  await drop([wrong, picture, empty], 'Antes.'.length)
  await expect(text(page)).toHaveValue(/^Antes\.\n\n!\[\]\(\/uploads\/\S+\)\n\nDepois\.$/)
})

test('leaving asks while a picture is on its way to its field, even with nothing else changed', async ({
  page,
  admin,
}) => {
  const { id } = await addArchive(admin)
  await openArticle(page, id)
  const letGo = await holdCall(page, '/upload')
  const picture = { name: 'foto.png', type: 'image/png', content: await makePicture(120, 80) }
  await dropFiles(page.getByText('Solte ou cole uma imagem').first(), [picture])
  await expect(page.getByText('Enviando…')).toBeVisible()
  await page.getByRole('link', { name: 'Archives', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await expect(dialog).toContainText('Saindo agora, elas se perdem.')
  await dialog.getByRole('button', { name: 'Continuar editando' }).click()
  letGo()
  await expect(page.getByLabel('Imagem', { exact: true })).toHaveValue(/^\/uploads\//)
})

test('a save waits for the pictures that are on their way, to a field or into the text', async ({ page, admin }) => {
  const { id } = await addArchive(admin, { markdown: 'Só texto.' })
  await openArticle(page, id)
  const picture = { name: 'foto.png', type: 'image/png', content: await makePicture(120, 80) }
  const field = page.getByLabel('Imagem', { exact: true })
  const refused = page.getByRole('alert').filter({ hasText: 'Ainda há imagens a caminho. Salve quando chegarem.' })
  const saved = page.getByRole('status').filter({ hasText: 'Atualizado' })
  let saves = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/update-item-archive')) saves++
  })
  const letFieldGo = await holdCall(page, '/upload')
  await dropFiles(page.getByText('Solte ou cole uma imagem').first(), [picture])
  await expect(page.getByText('Enviando…')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(refused).toBeVisible()
  letFieldGo()
  await expect(field).toHaveValue(/^\/uploads\//)
  await expect(refused).toHaveCount(0)

  const letTextGo = await holdCall(page, '/upload')
  await dropFiles(text(page), [picture])
  await expect(text(page)).toHaveValue(/Enviando foto/)
  await page.keyboard.press('Control+s')
  await expect(refused).toBeVisible()
  letTextGo()
  await expect(text(page)).toHaveValue(/!\[\]\(\/uploads\//)
  expect(saves).toBe(0)
  await page.keyboard.press('Control+s')
  await expect(saved).toBeVisible()
  expect(await readArchive(admin, id)).toMatchObject({
    image: await field.inputValue(),
    markdown: expect.stringContaining('/uploads/'),
  })
})

test('an embed whose file is not there says so in the preview', async ({ page, admin, complaints }) => {
  complaints.allow(/status of 404 .*nao-esta/)
  const { id } = await addArchive(admin)
  await openArticle(page, id)
  await text(page).fill('Uma placa:\n\n![[nao-esta aqui.png]]\n\n![](/uploads/nao-esta.mp4)')
  await expect(preview(page)).toContainText('Não há arquivo em /uploads/nao-esta aqui.png. Envie-o, ou confira o nome.')
  await expect(preview(page)).toContainText('Não há arquivo em /uploads/nao-esta.mp4.')
  await expect(preview(page).locator('img, video')).toHaveCount(0)
  await expectAccessible(page)
  // Written anew it is looked for anew.
  await text(page).fill('Uma placa:\n\n![[nao-esta.png]]')
  await expect(preview(page)).toContainText('Não há arquivo em /uploads/nao-esta.png.')
})

test('the previews go on by themselves once the server answers again', async ({ page, admin, complaints }) => {
  complaints.allow(CUT_OFF, /status of 503/, /^503 /)
  const { id } = await addArchive(admin)
  await openArticle(page, id)
  await page.waitForLoadState('networkidle')
  const mend = await cutCalls(page, '/preview-archive')
  await text(page).fill('De volta.')
  await expect(page.getByText('A prévia parou na última versão.')).toBeVisible()
  await mend()
  await expect(preview(page)).toContainText('De volta.')
  await expect(page.getByText('A prévia parou na última versão.')).toBeHidden()

  await page.goto('/dashboard/site?secao=empresa')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('footer')).toBeVisible()
  const heal = await failCalls(page, '/site/preview', 503, 'Reiniciando.')
  await page.getByLabel('O que faz, em uma frase').fill('Volta sozinha.')
  await expect(page.getByText('A prévia parou na última versão. Reiniciando.')).toBeVisible()
  await heal()
  await expect(frame.getByText('Volta sozinha.').first()).toBeVisible()

  const quote = await addBudget(admin)
  await openBudget(page, quote.id)
  const document = page.getByRole('region', { name: 'Prévia do documento' })
  await expect(document).toContainText('Um site')
  const cure = await cutCalls(page, '/budget/preview')
  await page.getByLabel('Projeto').fill('Um aplicativo')
  await expect(page.getByText('A prévia parou na última versão.')).toBeVisible()
  await cure()
  await expect(document).toContainText('Um aplicativo')
})

test('a price in whole reais takes no cents, nothing below zero and no words', async ({ page, admin, site }) => {
  const { id } = await addProject(site, { is_sale: true, sale_value: 5000 })
  await page.goto(`/dashboard/create-edit-projects?id=${id}`)
  const price = page.getByLabel('Valor')
  const save = page.getByRole('button', { name: 'Update' })
  await expect(price).toHaveValue('R$ 50')
  for (const [typed, problem] of [
    ['12,99', 'Use um valor inteiro em reais, sem centavos.'],
    ['12.99', 'Use um valor inteiro em reais, sem centavos.'],
    ['-50', 'O menor valor é 0: tire o sinal de menos.'],
    ['cem', 'Use um valor inteiro em reais, sem centavos.'],
  ] as const) {
    await price.fill(typed)
    await save.click()
    await expect(price).toHaveAccessibleDescription(new RegExp(problem))
    await expect(price).toBeFocused()
  }
  await price.fill('1.290,00')
  await price.blur()
  await expect(price).toHaveValue('R$ 1.290')
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'Salvo com sucesso' })).toBeVisible()
  const answer = await admin.post('/api/v1/item-project', { data: { id } })
  expect((await answer.json()).data[0].sale.value).toBe(1290)
})

/** Clicks a button twice in one turn of the browser, before anything is drawn. */
const pressTwice = (button: Locator) =>
  button.evaluate((element: HTMLButtonElement) => {
    element.click()
    element.click()
  })

test('a quote is sent and a transfer made once, however often the button is pressed', async ({ page, admin }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/(send|transfer)$/.test(request.url())) sent.push(request.url().split('/').at(-1)!)
  })
  const { id } = await addBudget(admin, { items: [{ description: 'Visita', total: 100 }] })
  await page.goto(`/dashboard/budget-printer?id=${id}`)
  await page.getByRole('button', { name: 'Enviar ao cliente' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail do cliente').fill('helena@exemplo.com.br')
  await pressTwice(dialog.getByRole('button', { name: 'Enviar por e-mail' }))
  await expect(page.getByRole('region', { name: 'Com o cliente' })).toContainText('Enviado')

  await page.goto('/dashboard/financial-report/accounts')
  await page.getByRole('button', { name: 'Transferir' }).click()
  await dialog.getByLabel('Valor').fill('12,34')
  await pressTwice(dialog.getByRole('button', { name: 'Transferir' }))
  await expect(page.getByRole('status').filter({ hasText: 'Transferência lançada' })).toBeVisible()
  expect(sent).toEqual(['send', 'transfer'])
})

test('an answer that comes once one is on the way to another screen calls nobody back', async ({ page, admin }) => {
  // The number of a new quote, while the next screen's code is still on its way.
  const answerNumber = await holdAnswer(page, '/budget/newIdBudget')
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/clients-page-*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/dashboard/budget-create?id=-1')
  const asked = page.waitForRequest(/clients-page-/)
  await page.getByRole('link', { name: 'Clientes' }).click()
  await asked
  const drawn = page.waitForResponse('**/api/v1/budget/newIdBudget')
  answerNumber()
  await drawn
  code.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clientes')
  await expect(page).toHaveURL('/dashboard/clients')

  // Who turns back before that code has come gets the number, also at an address in capitals.
  const again = await holdAnswer(page, '/budget/newIdBudget')
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/people-page-*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto('/Dashboard/budget-create?id=-1')
  const askedAgain = page.waitForRequest(/people-page-/)
  await page.getByRole('link', { name: 'Pessoas' }).click()
  await askedAgain
  const drawnAgain = page.waitForResponse('**/api/v1/budget/newIdBudget')
  again()
  await (await drawnAgain).finished()
  await expect(page).toHaveURL('/dashboard/people')
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/budget-create\?id=-1&number=\d+$/)
  await expect(page.getByLabel('Cliente')).toBeVisible()
  late.resolve()

  // A save that is left before it has ended.
  const { id } = await addBudget(admin)
  await openBudget(page, id)
  await page.getByLabel('Projeto').fill('Outro site')
  const answerSave = await holdAnswer(page, '/budget/save')
  await saveButton(page).click()
  await page.getByRole('link', { name: 'Clientes' }).click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL('/dashboard/clients')
  answerSave()
  await expect(page.getByText('Salvo com sucesso')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/clients')
})
