import { nowMs, systemClock } from '#clock.ts'
import { dayOf } from '#time.ts'
import { queryDatabase } from './database.ts'
import { addReport } from './finance.ts'
import { holdCall } from './network.ts'
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
      await expect(page.getByRole('main').getByText(expected.Financeiro!.figure, { exact: true })).toBeVisible()
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

  test('the palette acts: it creates, changes the appearance, and says where words find nothing', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 403/)
    await page.goto('/dashboard/clients')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clientes')
    const run = async (words: string, name: string) => {
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder('Ir para…').fill(words)
      await expect(page.getByRole('dialog').getByRole('button').first()).toHaveText(name)
      await page.keyboard.press('Enter')
      await expect(page.getByPlaceholder('Ir para…')).toBeHidden()
    }
    for (const [words, name, heading] of [
      ['novo projeto', 'New Project', 'New Project'],
      ['novo artigo', 'New Archive', 'New Archive Create'],
      ['orçamento novo', 'New Budget', 'New Budget'],
    ] as const) {
      await run(words, name)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    await run('nova tarefa', 'Criar Task')
    await expect(page.getByRole('dialog').getByLabel('Nome')).toBeVisible()
    await expect(page).toHaveURL('/coffe')
    await page.keyboard.press('Escape')
    await run('novo evento', 'Criar Evento')
    await expect(page.getByRole('complementary').getByLabel('Título')).toBeFocused()
    await expect(page).toHaveURL('/dashboard/calendar')
    await run('aspecto escuro', 'Aspecto escuro')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')

    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Ir para…').fill('projeto xyzzyqwv')
    await expect(page.getByText('Nada com “projeto xyzzyqwv”.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/calendar')
  })

  test('Novo in the top bar is a menu of what can be created', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Novo', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'New Project',
      'New Archive',
      'New Budget',
      'Novo cliente',
      'Criar Task',
      'Criar Evento',
    ])
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Novo cliente' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novo cliente')
    await page.getByRole('button', { name: 'Novo', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Criar Evento' }).click()
    await expect(page.getByRole('complementary').getByLabel('Título')).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    test('the main action is a bar at the bottom, the others are a menu', async ({ page, admin }) => {
      await page.goto('/dashboard/projects')
      const add = page.getByRole('link', { name: 'New Project' })
      await expect(add).toBeInViewport({ ratio: 1 })
      const bar = (await add.boundingBox())!
      expect(bar.y + bar.height).toBeGreaterThan(740 - 60)
      expect(bar.width).toBeGreaterThan(300)
      // A compact list: a row takes less than a hundred pixels.
      const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Luminária Onda' }) })
      expect((await row.boundingBox())!.height).toBeLessThan(100)
      await expectAccessible(page)

      const { data } = await (await admin.post('/api/v1/list-all-project', { data: { id_user: 0, limit: 1 } })).json()
      await page.goto(`/dashboard/create-edit-projects?id=${data[0].id}`)
      await expect(page.getByRole('button', { name: 'Update' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'DELETE' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Mais ações' }).tap()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'DELETE' }).tap()
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Sua senha' })).toBeVisible()
      await page.keyboard.press('Escape')

      // The sections by their anchors, also with changes, which only leaving asks about.
      await page.getByLabel('Título', { exact: true }).fill('Outro nome')
      const sections = page.getByRole('navigation', { name: 'Seções do projeto' })
      await sections.getByRole('link', { name: 'Equipe' }).tap()
      await expect(page).toHaveURL(/#equipe$/)
      await expect(page.getByRole('heading', { name: 'Equipe' })).toBeInViewport()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(sections).toBeInViewport()
    })

    test('an article’s writing comes first, and its details begin folded', async ({ page }) => {
      await page.goto('/dashboard/create-archive')
      const text = page.getByLabel('Markdown')
      await expect(text).toBeInViewport()
      await expect(page.getByLabel('Descrição')).toBeHidden()
      const order = await page
        .locator('#archive-form')
        .evaluate((form) =>
          [...form.querySelectorAll('[data-path="title"], textarea, [aria-controls="archive-details"]')].map(
            (field) => field.getAttribute('data-path') ?? field.getAttribute('name') ?? 'details',
          ),
        )
      expect(order.slice(0, 3)).toEqual(['title', 'markdown', 'details'])
      await text.fill('Fica ao virar o aparelho.')
      await page.setViewportSize({ width: 740, height: 360 })
      await expect(text).toHaveValue('Fica ao virar o aparelho.')
      await expect(text).toBeFocused()
      await page.setViewportSize({ width: 360, height: 740 })
      await page.getByRole('button', { name: 'Detalhes' }).tap()
      await expect(page.getByLabel('Descrição')).toBeVisible()
      await expectAccessible(page)
    })
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

  test('Enter in the palette waits for the results of what is typed', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Visitas', exact: true })).toBeVisible()
    await page.keyboard.press('Control+k')
    const field = page.getByPlaceholder('Ir para…')
    await field.fill('horta')
    await expect(page.getByRole('button', { name: /^Estação da horta/ }).first()).toBeVisible()
    const release = await holdCall(page, '/find?*')
    const asked = page.waitForRequest(/\/find\?q=luminaria/)
    await field.fill('luminaria')
    await page.keyboard.press('Enter')
    await asked
    await expect(page).toHaveURL('/dashboard')
    release()
    await expect(page.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue(/^Luminária Onda/)
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

test('a project of the demonstration that was sold stays, and the dialog says so before and after', async ({
  browser,
}) => {
  const site = await startSite()
  const page = await browser.newPage()
  const buy = async (title: string) =>
    queryDatabase(
      site,
      `insert into orders (project_id, token_sale, txid, title, product_price, name, email, phone, search, state, paid_at,
          expires_at)
        select id, left(md5(title), 30), left(md5(title), 20), title, 100, 'Helena', 'h@exemplo.com.br', '', '', 'paid',
          $2, $2
        from projects where title = $1`,
      [title, systemClock.now()],
    )
  try {
    await signIn(page, ADMIN, site.origin)
    const [sold, other] = await queryDatabase<{ title: string }>(
      site,
      'select title from projects where sample limit 2',
    )
    await buy(sold!.title)
    await page.reload()
    await page.getByRole('button', { name: 'Retirar os números de demonstração' }).click()
    const dialog = page.getByRole('dialog')
    const stays = dialog.getByRole('alert').filter({ hasText: 'Um projeto fica, com os seus pedidos' })
    await expect(stays).toContainText(sold!.title)
    await expect(dialog.getByRole('checkbox', { name: sold!.title })).toBeDisabled()
    await expectAccessible(page)

    // Sold while the dialog was open: nothing goes, and the refusal stands beside the button.
    await dialog.getByRole('checkbox', { name: other!.title }).check()
    await buy(other!.title)
    await dialog.getByRole('button', { name: 'Retirar' }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: 'pedidos pagos ou à espera' })).toContainText(other!.title)
    await expect(dialog.getByRole('checkbox', { name: other!.title })).toBeDisabled()

    await dialog.getByRole('button', { name: 'Retirar' }).click()
    await expect(dialog.getByRole('heading', { name: 'A demonstração foi retirada' })).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveText('Números de demonstração retirados.')
    await expect(dialog.getByRole('button', { name: 'Entendi' })).toBeFocused()
    await expect(dialog).toContainText('Estes projetos ficam, com os seus pedidos')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Entendi' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Parte destes números é de demonstração')).toHaveCount(0)
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
