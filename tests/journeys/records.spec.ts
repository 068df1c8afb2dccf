import type { Page } from '@playwright/test'
import { addArchive, readArchive } from './archives.ts'
import { addProject } from './projects.ts'
import { ADMIN, expect, test } from './site.ts'

test.use({ as: 'admin' })

const toast = (page: Page, text = 'Salvo com sucesso') => page.getByRole('status').filter({ hasText: text })
const dialog = (page: Page) => page.getByRole('dialog', { name: /salvou às \d\d:\d\d$/ })
const field = (page: Page, label: string) => dialog(page).getByRole('radiogroup', { name: label })

const open = async (page: Page, id: number) => {
  await page.goto(`/dashboard/create-archive?id=${id}`)
  await expect(page.getByLabel('Markdown')).toBeVisible()
}
const save = (page: Page) => page.getByRole('button', { name: 'Atualizar' }).click()

test('two tabs of one person meet in one article, and taking the other’s leaves nothing to save', async ({
  page,
  admin,
  context,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const { id } = await addArchive(admin)
  const tab = await context.newPage()
  await open(page, id)
  await open(tab, id)
  await page.getByLabel('Título').fill('Nesta aba')
  await save(page)
  await expect(toast(page, 'Atualizado')).toBeVisible()
  await tab.getByLabel('Título').fill('Na outra aba')
  await save(tab)
  await field(tab, 'Título').getByRole('radio', { name: 'Usar o que foi salvo' }).check()
  await dialog(tab).getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(tab, 'Ficou o que já estava salvo')).toBeVisible()
  await expect(tab.getByLabel('Título')).toHaveValue('Nesta aba')
  await expect(tab.getByText('Alterações não salvas')).toBeHidden()
  await expect.poll(() => readArchive(admin, id)).toMatchObject({ title: 'Nesta aba' })
})

test('drafts are stored for their own person, and leave with them', async ({ page, site, complaints }) => {
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
  const { id } = await addProject(site)
  // The session turns out to be somebody else's than this browser's record says.
  await page.goto('/privacy')
  await page.evaluate(() => {
    localStorage.setItem('user', JSON.stringify({ id: 9, nome: 'Outra', email: 'outra@exemplo.com.br' }))
    localStorage.setItem('draft:9:archive:1', '{}')
  })
  await page.goto(`/dashboard/create-edit-projects?id=${id}`)
  await expect.poll(drafts).toEqual([])
  await expect(page.getByRole('button', { name: `Conta de ${ADMIN.email}` })).toBeVisible()
  await page.getByLabel('Permissão').fill('Pela metade')
  await expect.poll(drafts).toEqual([`draft:1:project:${id}`])
  await page.goto('/dashboard/site?secao=privacidade')
  complaints.allow(/^Blocked script execution in 'about:srcdoc'/)
  await page.getByLabel('Aviso de privacidade').fill('Pela metade')
  await expect.poll(drafts).toHaveLength(2)

  // Somebody else's drafts in the same browser are neither shown nor touched.
  await page.evaluate(() => localStorage.setItem('draft:2:site:privacy', '{}'))
  await page.getByRole('button', { name: /^Conta de/ }).click()
  // The session itself goes on, for the other tests.
  await page.route('**/api/v1/logout', async (route) => {
    // What is typed at the very end is not stored on the way out.
    await page.getByLabel('Aviso de privacidade').fill('No último instante')
    await route.fulfill({ json: { result: true } })
  })
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  const question = page.getByRole('dialog', { name: 'Sair da conta sem salvar?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByLabel('Aviso de privacidade')).toHaveValue('Pela metade')
  expect(await drafts()).toHaveLength(3)

  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await page.waitForURL('**/login')
  expect(await drafts()).toEqual(['draft:2:site:privacy'])
})
