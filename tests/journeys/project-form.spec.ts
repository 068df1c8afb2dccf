import type { Page } from '@playwright/test'
import { failCalls } from './network.ts'
import { dropFiles, makePicture } from './pictures.ts'
import { addProject, readProject } from './projects.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin' })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const title = (page: Page) => page.getByRole('textbox', { name: 'Título', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const formId = (page: Page) => Number(new URL(page.url()).searchParams.get('id'))

async function openForm(page: Page, id: number) {
  await page.goto(`/dashboard/create-edit-projects?id=${id}`)
  await expect(title(page)).toBeVisible()
}

test('[PJM-01] [PLN-01] [BRD-01] a project saved without a title is an Untitled Project wherever it is listed', async ({
  page,
}) => {
  await page.goto('/dashboard/create-edit-projects?id=-1')
  await button(page, 'Save new Project').click()
  await expect(page).toHaveURL(/\?id=\d+$/)
  await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
  const id = formId(page)
  await page.goto('/dashboard/projects')
  const edit = page.locator(`main a[href="/dashboard/create-edit-projects?id=${id}"]`)
  await expect(edit.filter({ hasText: 'Untitled Project' })).toBeVisible()
  await page.goto('/dashboard/production-line')
  await page.getByRole('link', { name: `${id} / Untitled Project` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled Project')
  await expect(page.getByRole('main').getByText(`${id} / Untitled Project`)).toBeAttached()
})

test('a file goes up, comes down again, and can be called off, sent again and removed', async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/status of 503/, /^503 /)
  const { id } = await addProject(site, { is_download: true })
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31) % 251))
  const file = { name: 'Leitor à mão.zip', mimeType: 'application/zip', buffer: bytes }
  await openForm(page, id)
  const row = page.getByRole('group', { name: 'Linux' })
  await expect(row).toContainText('Nenhum arquivo')
  const choose = row.locator('input[type=file]')

  // On its way, and never there.
  await page.route('**/api/v1/project-file?*', () => undefined)
  await choose.setInputFiles(file)
  await expect(row.getByRole('progressbar', { name: 'Envio: Linux' })).toHaveAttribute('aria-valuenow', /\d/)
  await row.getByRole('button', { name: 'Cancelar' }).click()
  await expect(row).toContainText('Nenhum arquivo')
  await page.unroute('**/api/v1/project-file?*')

  const mend = await failCalls(page, '/project-file?*', 503, 'O disco está cheio.')
  await choose.setInputFiles(file)
  await expect(row.getByRole('alert')).toContainText('O disco está cheio.')
  await mend()
  await row.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(row).toContainText('Leitor à mão.zip')
  await expect(row).toContainText('293 kB')
  // Files are kept at once: there is nothing to save.
  await expect(page.getByText('Alterações não salvas')).toBeHidden()

  const coming = page.waitForEvent('download')
  await row.getByRole('link', { name: 'Baixar' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('Leitor à mão.zip')
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(part as Buffer)
  expect(Buffer.concat(parts).equals(bytes)).toBe(true)

  await row.getByRole('button', { name: 'Remover' }).click()
  await page.getByRole('dialog', { name: 'Remover este arquivo?' }).getByRole('button', { name: 'Remover' }).click()
  await expect(row).toContainText('Nenhum arquivo')
})

test('files are dropped where they belong: on a place for a file, into the text, on a picture’s field', async ({
  page,
  site,
}) => {
  const { id } = await addProject(site, { is_download: true })
  await openForm(page, id)
  const picture = { name: 'foto.png', type: 'image/png', content: await makePicture(300, 200) }
  const row = page.getByRole('group', { name: 'Linux' })
  await dropFiles(row, [{ name: 'leitor.zip', type: 'application/zip', content: Buffer.from('leitor') }])
  await expect(row).toContainText('leitor.zip')

  await dropFiles(page.getByLabel('Texto em Markdown'), [picture])
  await expect(page.getByLabel('Texto em Markdown')).toHaveValue(/!\[\]\(\/uploads\/\S+\.webp\)/)

  const field = page.getByText('Solte ou cole uma imagem').first()
  await dropFiles(field, [picture, picture])
  await expect(page.getByText('Envie um arquivo de imagem por vez.')).toBeVisible()
  await dropFiles(field, [picture])
  await expect(page.getByLabel('Imagem do resumo', { exact: true })).toHaveValue(/^\/uploads\/\S+\.webp$/)
})

test('[API-01] a picture is sent from its field and saved by its address', async ({ page, admin, site }) => {
  const { id } = await addProject(site)
  await openForm(page, id)
  await page
    .getByLabel('Imagem do resumo: arquivo')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await makePicture(900, 700) })
  await expect(page.getByLabel('Imagem do resumo', { exact: true })).toHaveValue(/^\/uploads\/\S+\.webp$/)
  await button(page, 'Update').click()
  await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
  const { resum } = await readProject(admin, id)
  expect(resum.image).toMatch(/^\/uploads\/\S+\.webp$/)
  await page.getByRole('link', { name: 'PROJECT', exact: true }).click()
  await expect(page.locator(`img[src="${resum.image}"]`)).toBeVisible()
})
