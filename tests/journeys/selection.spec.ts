import type { Page } from '@playwright/test'
import { addArchive, ownTitle, readArchive } from './archives.ts'
import { addProject, readProject } from './projects.ts'
import { ADMIN, expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin' })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Selecionar “${title}”`, exact: true })
const bar = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /selecionado/ })
/** Presses a button of the bar, and answers the question with the same word. */
async function act(page: Page, action: string, question: string) {
  await bar(page).getByRole('button', { name: action, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: question })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: action, exact: true }).click()
}

test('several articles are published, taken off the site and deleted from their list', async ({ page, admin }) => {
  const name = ownTitle('Bancada')
  const drafts = []
  for (const letter of ['A', 'B', 'C'])
    drafts.push(await addArchive(admin, { title: `${name} ${letter}`, archive_public: false }))
  const [a, b, c] = drafts.map(({ id, title }) => ({ id, title }))
  await page.goto('/dashboard/archive')
  await page.getByLabel('Filtrar por título ou descrição').fill(name)
  await box(page, b!.title).check()
  await expect(bar(page)).toContainText('1 selecionado')
  // The row is a link, its box is none.
  await expect(page).toHaveURL('/dashboard/archive')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, { dark: width === 1440 })
  }
  await bar(page).getByRole('button', { name: 'Limpar a seleção' }).press('Enter')
  await expect(bar(page)).toBeHidden()
  // Not at the top of the document.
  await expect(page.getByRole('main')).toBeFocused()

  // Shift takes all between.
  await box(page, c!.title).click()
  await box(page, a!.title).click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('3 selecionados')
  await expect(bar(page).getByRole('button', { name: 'Tirar do ar' })).toBeDisabled()
  await box(page, b!.title).uncheck()
  await act(page, 'Publicar', 'Publicar 2 arquivos?')
  await expect(toast(page, '2 arquivos publicados')).toBeVisible()
  await expect(bar(page)).toBeHidden()
  expect(await readArchive(admin, a!.id)).toMatchObject({ public: true })
  expect(await readArchive(admin, b!.id)).toMatchObject({ public: false })

  await box(page, a!.title).focus()
  await page.keyboard.press('Space')
  await bar(page).getByRole('button', { name: 'Selecionar todos' }).click()
  await expect(bar(page)).toContainText('3 selecionados')
  await act(page, 'Tirar do ar', 'Tirar do ar 3 arquivos?')
  await expect(toast(page, '2 arquivos tirados do ar')).toBeVisible()
  expect(await readArchive(admin, a!.id)).toMatchObject({ public: false })

  await box(page, a!.title).check()
  await box(page, c!.title).check()
  await bar(page).getByRole('button', { name: 'Excluir' }).click()
  const question = page.getByRole('dialog', { name: 'Excluir 2 arquivos?' })
  await expect(question).toContainText(`“${c!.title}”, “${a!.title}”`)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(bar(page)).toContainText('2 selecionados')
  await act(page, 'Excluir', 'Excluir 2 arquivos?')
  await expect(toast(page, '2 arquivos excluídos')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(1)
  expect(await readArchive(admin, c!.id)).toBeUndefined()
})

test('several projects are published, hidden and, by the own password, deleted from their list', async ({
  page,
  admin,
  site,
  complaints,
}) => {
  complaints.allow(/status of 422 .*delete-projects/)
  const name = ownTitle('Suporte')
  const [one, other] = [
    await addProject(site, { title: `${name} um`, is_public: false }),
    await addProject(site, { title: `${name} dois`, is_public: false }),
  ]
  await page.goto('/dashboard/projects')
  await page.getByLabel('Buscar pelo título').fill(name)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await box(page, one.title).check()
  await bar(page).getByRole('button', { name: 'Selecionar todos' }).click()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, { dark: width === 1440 })
  }
  await act(page, 'Publicar', 'Publicar 2 projetos?')
  await expect(toast(page, '2 projetos publicados')).toBeVisible()
  await expect(page.getByText('Public Yes')).toHaveCount(2)

  await box(page, other.title).check()
  await act(page, 'Tirar do ar', 'Tirar do ar 1 projeto?')
  await expect(toast(page, '1 projeto tirado do ar')).toBeVisible()
  expect(await readProject(admin, other.id)).toMatchObject({ is_public: false })

  await box(page, other.title).check()
  await bar(page).getByRole('button', { name: 'Excluir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Excluir 1 projeto?' })
  await expect(dialog).toContainText(`“${other.title}”`)
  await dialog.getByLabel('Sua senha').fill('não é esta')
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect(dialog.getByLabel('Sua senha')).toHaveAccessibleDescription(/A senha não confere/)
  await dialog.getByLabel('Sua senha').fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect(toast(page, '1 projeto excluído')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  expect(await readProject(admin, other.id)).toBeUndefined()
})
