import { queryDatabase } from './database.ts'
import { ADMIN, expect, expectAccessible, signIn, startSite, stopSite, test } from './site.ts'

test.describe('the admin', () => {
  test.use({ as: 'admin' })

  test('[DSH-02] is welcomed back, and told that business is going well', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Bem-vindo de volta, Marina!' })).toBeVisible()
    await expect(
      page.getByText(/^Os negócios vão bem: [\d.]+ visitas em 7 dias e \d+ mensagens por ler\.$/),
    ).toBeVisible()
  })

  test('the palette goes to any screen, project, article, message or person, by keyboard', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Visitas', exact: true })).toBeVisible()
    await page.keyboard.press('Control+k')
    const field = page.getByPlaceholder('Ir para…')
    await expect(field).toBeFocused()
    await field.fill('mensag')
    await expect(page.getByRole('dialog').getByRole('button').first()).toHaveText('Mensagens')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/messages')
    await page.getByRole('button', { name: 'Ir para…' }).click()
    await page.getByPlaceholder('Ir para…').fill('luminaria')
    // The same name also stands for its production line.
    await page.getByRole('button', { name: /^Luminária Onda Marina/ }).click()
    await expect(page).toHaveURL(/\/dashboard\/create-edit-projects\?id=\d+$/)
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Ir para…').fill('xyzzyqwv')
    await expect(page.getByText('Nada com “xyzzyqwv”.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByPlaceholder('Ir para…')).toBeHidden()
  })
})

test('the figures of the demonstration say so, and go with one button, with the examples that are chosen', async ({
  browser,
}) => {
  const site = await startSite()
  const page = await browser.newPage()
  try {
    await signIn(page, ADMIN, site.origin)
    await expect(page.getByText('Parte destes números é de demonstração')).toBeVisible()
    await page.getByRole('button', { name: 'Retirar os números de demonstração' }).click()
    const dialog = page.getByRole('dialog', { name: 'Retirar a demonstração?' })
    const [articles, projects] = [/^\d+ artigos de exemplo$/, /^\d+ projetos de exemplo$/].map((name) =>
      dialog.getByRole('group', { name }),
    )
    const [count] = await queryDatabase<{ n: number }>(site, 'select count(*)::int as n from projects where sample')
    await expect(projects!.getByRole('listitem')).toHaveCount(count!.n)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page, { dark: width === 1280 })
    }
    await articles!.getByRole('listitem').first().getByRole('checkbox').check()
    const first = await articles!.getByRole('listitem').first().innerText()
    await projects!.getByRole('checkbox', { name: /projetos de exemplo/ }).check()
    await projects!.getByRole('listitem').first().getByRole('checkbox').uncheck()
    const left = await projects!.getByRole('listitem').first().innerText()
    await dialog.getByRole('button', { name: 'Retirar' }).click()
    const removed = `Números de demonstração retirados, com 1 artigo e ${count!.n - 1} projetos.`
    await expect(page.getByText(removed)).toBeVisible()
    expect(await queryDatabase(site, 'select title from projects where sample')).toEqual([{ title: left }])
    expect(await queryDatabase(site, 'select 1 from archives where title = $1', [first])).toEqual([])
    await expect(page.getByText('Parte destes números é de demonstração')).toBeHidden()
    await expect(page.getByText('Nada novo em 30 dias')).toBeVisible()
    expect(await queryDatabase(site, 'select 1 from contact_messages union all select 1 from view_days')).toEqual([])
  } finally {
    await page.close()
    await stopSite(site)
  }
})

test.describe('other staff', () => {
  test.use({ as: 'staff' })

  test('see their own panel, and nothing of the admin’s', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Olá, Davi!' })).toBeVisible()
    for (const tile of [
      'Projects',
      'Tempo de tela',
      'Máquinas',
      'Production Line',
      'Budgets',
      'Financeiro',
      'Calendário',
    ])
      await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: tile }) })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Visitas' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Mensagens' })).toHaveCount(0)
    await expectAccessible(page)
  })
})
