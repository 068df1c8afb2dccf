import { expect, expectAccessible, test } from './site.ts'
import { openScreen } from './warm-context.ts'

test.use({ as: 'admin' })

/** The person sees the workbench in Portuguese, by their own choice. */
test.beforeEach(async ({ admin }) => {
  await admin.post('/api/v1/panel', { data: { panel: 'portuguese' } })
})
test.afterEach(async ({ admin }) => {
  await admin.post('/api/v1/panel', { data: { panel: null } })
})

test('a task’s type is said in Portuguese on its card, in the backlog and in the filter', async ({ page }) => {
  await page.goto('/dashboard/production-line/backlog/11')
  const main = page.getByRole('main')
  const card = main.getByRole('listitem').filter({ hasText: '11-014' })
  await expect(card.getByRole('img', { name: 'Erro', exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Filtro', exact: true }).click()
  await page.getByRole('combobox', { name: 'Tipo' }).click()
  await expect(page.getByRole('option')).toHaveText(['Tarefa', 'Erro', 'Melhoria'])
  await page.getByRole('option', { name: 'Erro' }).click()
  await expect(page).toHaveURL(/type=bug/)
  await openScreen(page, '/dashboard/production-line/backlog/11?tab=backlog&type=bug')
  await expect(main.getByRole('row').filter({ hasText: '11-014' })).toContainText('Erro')
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(main.getByRole('listitem').filter({ hasText: '11-014' })).toContainText('Erro')
})

test('the admin changes it for everybody, from the dashboard and in Site > Empresa', async ({ page, admin }) => {
  await admin.post('/api/v1/panel', { data: { panel: null } })
  try {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Passar para o português' }).click()
    await expect(page.getByRole('link', { name: 'Orçamentos', exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Passar para o português' })).toHaveCount(0)
    await openScreen(page, '/dashboard/site')
    const choice = page.getByRole('radiogroup', { name: 'Painel da empresa' })
    await expect(choice.getByRole('radio', { name: 'Em português' })).toBeChecked()
    await choice.getByRole('radio', { name: 'Como especificado' }).click()
    await expect(page.getByRole('link', { name: 'Budgets', exact: true })).toBeVisible()
    await expectAccessible(page)
  } finally {
    await admin.post('/api/v1/panel/firm', { data: { panel: 'specified' } })
  }
})

test('the admin’s lists begin with the whole team’s, in Portuguese, until that is switched, here or elsewhere', async ({
  page,
  admin,
}) => {
  await page.goto('/dashboard/projects')
  const team = page.getByRole('switch', { name: 'Toda a equipe' })
  await expect(team).toBeChecked()
  await team.press('Space')
  await openScreen(page, '/dashboard/budget')
  await expect(team).toBeChecked()
  await openScreen(page, '/dashboard/projects')
  await expect(team).not.toBeChecked()
  // From another device, while the screen is open.
  await admin.post('/api/v1/profile/choices', { data: { projects_whole_team: true } })
  await expect(team).toBeChecked()
})

/** What is typed into the palette, and the screen that it finds, as both interfaces call it. */
const FOUND = [
  ['orçamentos', 'Budgets', 'Orçamentos'],
  ['budgets', 'Budgets', 'Orçamentos'],
  ['quadro', 'Production Line', 'Quadros'],
  ['cobrança', 'Budgets', 'Orçamentos'],
  ['convidar', 'Pessoas', 'Pessoas'],
  ['new archive', 'New Archive', 'Novo artigo'],
] as const

for (const [at, panel] of ['specified', 'portuguese'].entries())
  test(`the palette finds screens and actions by the words of both interfaces: ${panel}`, async ({ page, admin }) => {
    await admin.post('/api/v1/panel', { data: { panel } })
    await page.goto('/dashboard/profile')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('textbox', { name: /^Ir para/ })
    for (const [typed, ...labels] of FOUND) {
      await field.fill(typed)
      await expect(page.getByRole('button', { name: labels[at], exact: true }).last(), typed).toBeVisible()
    }
  })

test('is chosen in the profile and by the menu behind one’s name, and keeps what is being typed', async ({ page }) => {
  await page.goto('/dashboard/clients?id=-1')
  const name = page.getByRole('textbox', { name: 'Nome', exact: true })
  await name.fill('Padaria da Esquina')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Painel como especificado' }).click()
  await expect(page.getByRole('link', { name: 'Budgets' })).toBeVisible()
  await expect(name).toHaveValue('Padaria da Esquina')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Painel em português' }).click()
  await expect(page.getByRole('link', { name: 'Orçamentos' })).toBeVisible()
  await expect(name).toHaveValue('Padaria da Esquina')
})

test('the profile has the choice', async ({ page }) => {
  await page.goto('/dashboard/profile')
  const choice = page.getByRole('radiogroup', { name: 'O seu painel' })
  await expect(choice.getByRole('radio', { name: 'Em português' })).toBeChecked()
  await choice.getByRole('radio', { name: 'Como a empresa (como especificado)' }).click()
  await expect(page.getByRole('link', { name: 'Budgets' })).toBeVisible()
  await expect(choice.getByRole('radio', { name: /^Como a empresa/ })).toBeChecked()
  await expectAccessible(page)
})
