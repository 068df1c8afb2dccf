import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { queryDatabase } from './database.ts'
import { addReport } from './finance.ts'
import { ADMIN, expect, expectAccessible, signIn, startSite, stopSite, test } from './site.ts'
import { readFigures } from './tiles.ts'

test.describe('the admin', () => {
  test.use({ as: 'admin' })

  test('[DSH-02] is welcomed back, and told that business is going well', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Bem-vindo de volta, Marina Reis!' })).toBeVisible()
    await expect(
      page.getByText(/^Os negócios vão bem: [\d.]+ visitas em 7 dias e \d+ mensagens por ler\.$/),
    ).toBeVisible()
  })

  for (const [whose, id_user] of [
    ['their own', 1],
    ['the whole team’s', 0],
  ] as const)
    test(`every tile has the figures of its screen, also where the switches say ${whose}`, async ({ page, admin }) => {
      await addReport(admin, { date: dayOf(nowMs()), amount: '12.34' })
      const lists = ['finance', 'projects', 'lines', 'budgets']
      await admin.post('/api/v1/profile/choices', {
        data: Object.fromEntries(lists.map((list) => [`${list}_whole_team`, id_user === 0])),
      })
      await page.goto('/dashboard')
      const tiles = page.getByRole('region', { name: 'A empresa agora' }).getByRole('listitem')
      const expected = await readFigures(admin, id_user)
      await expect(tiles.getByRole('heading')).toHaveText(Object.keys(expected), { useInnerText: true })
      for (const [name, { figure, notes }] of Object.entries(expected)) {
        const tile = tiles.filter({ has: page.getByRole('heading', { name, exact: true }) })
        await expect(tile.locator('strong'), name).toHaveText(figure)
        for (const note of notes) await expect(tile.getByRole('paragraph'), name).toContainText(note)
      }
      // The screens themselves.
      await tiles.getByRole('link', { name: 'Financeiro' }).click()
      await expect(page.getByRole('main').locator('[data-sign]')).toHaveText(expected.Financeiro!.figure)
      await page.goto('/dashboard/projects')
      await expect(page.getByText(`${expected.Projects!.figure} projetos`)).toBeVisible()
    })

  test('messages are cut to two lines, beside bars as tight as they', async ({ page, site }) => {
    await queryDatabase(
      site,
      `insert into contact_messages (name, contact, message) values ('Prolixa', 'p@exemplo.com.br', $1)`,
      ['uma palavra e outra '.repeat(60)],
    )
    await page.goto('/dashboard')
    const messages = page.getByRole('region', { name: 'Mensagens' })
    const text = messages.getByRole('listitem').filter({ hasText: 'Prolixa' }).locator('p').last()
    await expect(page.locator('[data-style]').first()).toBeVisible()
    const { lines, bars } = await text.evaluate((paragraph) => ({
      lines: paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight),
      bars: document.querySelector('[data-style]')!.getBoundingClientRect().height,
    }))
    expect(Math.round(lines)).toBe(2)
    expect(bars).toBeLessThan(20)
    // Headings of neighbouring panels stand on one line.
    const tops = await page.evaluate(() =>
      ['semana', 'mensagens-recentes'].map((id) => document.getElementById(id)!.getBoundingClientRect().top),
    )
    expect(tops[0]).toBeCloseTo(tops[1]!, 0)
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
    await page.getByRole('button', { name: 'Remover os números de demonstração' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remover a demonstração?' })
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
    await dialog.getByRole('button', { name: 'Remover' }).click()
    const removed = `Números de demonstração removidos, com 1 artigo e ${count!.n - 1} projetos.`
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
    await expect(page.getByRole('heading', { name: 'Olá, Davi Nunes!' })).toBeVisible()
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
