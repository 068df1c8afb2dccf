import { readFile } from 'node:fs/promises'
import { nowMs, systemClock } from '#clock.ts'
import { addBudget, numberOf, rowsOf, setBudget } from './budgets.ts'
import { queryDatabase } from './database.ts'
import { CUT_OFF, cutCalls, holdCall } from './network.ts'
import { expect, expectAccessible, test } from './site.ts'

const LIST = '/dashboard/budget'
const COLUMNS = ['ID', 'Client', 'Project', 'Deadline', 'Amount', 'Status', 'Created']
const ITEM = { description: 'Placa', quantity: 1, total: 1234.56 }

test.describe('the admin', () => {
  test.use({ as: 'admin' })

  test('[BUD-01] [NAV-08] the list has its columns, is sorted by date, and opens a quote by click and by Enter', async ({
    page,
    admin,
    site,
  }) => {
    const word = `Ordem${nowMs()}`
    const made = []
    for (const ago of [2, 0, 1]) {
      const budget = await addBudget(admin, { client: word })
      await setBudget(site, budget.id, { date: new Date(nowMs() - ago * 86_400_000) })
      made[ago] = budget
    }
    const letGo = await holdCall(page, '/budget/search?*')
    await page.goto(`${LIST}?q=${word}`)
    await expect(page).toHaveTitle('Budgets')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budgets')
    await expect(page.getByRole('status', { name: 'Carregando os orçamentos…' })).toBeVisible()
    letGo()
    await expect(page.getByRole('columnheader')).toHaveText(COLUMNS)
    await expect(page.getByRole('searchbox', { name: 'Buscar nos orçamentos' })).toHaveValue(word)
    await expect(rowsOf(page).getByRole('rowheader')).toHaveText(made.map(numberOf))

    // The whole row opens it.
    await rowsOf(page)
      .nth(1)
      .click({ position: { x: 400, y: 12 } })
    await expect(page).toHaveURL(`/dashboard/budget-create?id=${made[1]!.id}`)
    await expect(page.getByLabel('Cliente')).toHaveValue(made[1]!.client)
    await page.goBack()
    await expect(rowsOf(page)).toHaveCount(3)
    await rowsOf(page).first().getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/dashboard/budget-create?id=${made[0]!.id}`)
    await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Budgets' }).click()
    await page.getByRole('main').getByRole('link', { name: 'New Budget' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Budget')
  })

  test('[BUD-02] [BUD-03] the search finds what a row shows, in either way of writing, and the switch changes both', async ({
    page,
    admin,
    site,
  }) => {
    const budget = await addBudget(admin, {
      client: 'Sítio Boa Água',
      project_name: 'Sensor de nível',
      status: 'DEV',
      deadline: '2031-10-27',
      items: [ITEM],
    })
    await addBudget(admin)
    await setBudget(site, budget.id, { date: '2026-03-04T15:00:00Z' })
    // What is searched for is written at save.
    await admin.post('/api/v1/budget/save', { data: { budget: { id: budget.id, extra_text: 'De novo.' } } })
    await page.goto(LIST)
    const search = page.getByRole('searchbox', { name: 'Buscar nos orçamentos' })
    const row = rowsOf(page).filter({ hasText: budget.client })
    for (const text of [
      'SITIO BOA AGUA',
      'sensor de NIVEL',
      numberOf(budget),
      '1.234,56',
      '$1,234.56',
      'in development',
      '03/04/2026',
      '04/03/2026',
    ]) {
      await search.fill(text)
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === text)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(row, text).toHaveCount(1)
    }
    await search.fill('nada-disso')
    await expect(page.getByText('Nenhum orçamento assim.')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar os filtros' }).click()
    await expect(search).toHaveValue('')

    await expect(row).toContainText('$1,234.56')
    await expect(row).toContainText('10/27/2031')
    await expect(row).toContainText('03/04/2026')
    await page.getByLabel('R$ e dd/mm/aaaa').check()
    await expect(row).toContainText('R$\u00a01.234,56')
    await expect(row).toContainText('27/10/2031')
    await expect(row).toContainText('04/03/2026')
    // The browser remembers it.
    await page.reload()
    await expect(row).toContainText('27/10/2031')
  })

  test('[BUD-04] [BUD-10] each status has its label and colour, and what the client answered stands beside it', async ({
    page,
    admin,
    site,
  }) => {
    const word = `Selo${nowMs()}`
    const badges = [
      ['PENDING', 'Pending', 'red', 'refused', 'Recusado'],
      ['APPROVED', 'Approved', 'blue', 'accepted', 'Aceito'],
      ['DEV', 'In Development', 'yellow', 'change_requested', 'Mudança pedida'],
      ['FINALIZED', 'Completed', 'green', 'draft', 'Rascunho'],
    ] as const
    for (const [status, , , state] of badges) {
      const { id } = await addBudget(admin, { client: word, status, items: [ITEM] })
      await setBudget(site, id, { state })
    }
    const { id } = await addBudget(admin, { client: word })
    await setBudget(site, id, { state: 'sent', budget_validity: '2020-01-01' })
    await page.goto(`${LIST}?q=${word}`)
    await expect(rowsOf(page)).toHaveCount(5)
    await expect(rowsOf(page).filter({ hasText: 'Vencido' })).toContainText('Pending')
    for (const [, label, color, , stateLabel] of badges) {
      const row = rowsOf(page).filter({ hasText: stateLabel })
      const badge = row.locator('[class*=Badge-root]')
      await expect(badge).toHaveText(label)
      expect(await badge.getAttribute('style')).toContain(`-color-${color}-light`)
    }

    // The totals are filters, and all filters lie in the address.
    const totals = page.getByRole('group', { name: 'Totais por situação' })
    await expect(totals.getByRole('button', { name: 'Pending' })).toHaveText('Pending 2$1,235.56')
    await totals.getByRole('button', { name: 'Pending' }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('status') === 'PENDING')
    await expect(rowsOf(page)).toHaveCount(2)
    await expect(totals.getByRole('button', { name: 'Pending' })).toHaveAttribute('aria-pressed', 'true')
    await expect(totals.getByRole('button', { name: 'Completed' })).toHaveText('Completed 1$1,234.56')
    await page.getByLabel('Resposta do cliente').selectOption('Vencido')
    await expect(rowsOf(page)).toHaveCount(1)
    await page.reload()
    await expect(rowsOf(page)).toHaveCount(1)
    await expect(page.getByLabel('Resposta do cliente')).toHaveValue('expired')
    await page.goBack()
    await expect(rowsOf(page)).toHaveCount(2)
    await totals.getByRole('button', { name: 'Pending' }).press('Enter')
    await expect(rowsOf(page)).toHaveCount(5)
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
  })

  test('the month narrows the list, and what is found is a CSV file', async ({ page, admin, site }) => {
    const word = `Mês${nowMs()}`
    const old = await addBudget(admin, { client: word, items: [ITEM] })
    await setBudget(site, old.id, { date: '2025-02-10T15:00:00Z' })
    await addBudget(admin, { client: word })
    await page.goto(`${LIST}?q=${encodeURIComponent(word)}`)
    await expect(rowsOf(page)).toHaveCount(2)
    await page.getByLabel('Mês').selectOption('fevereiro de 2025')
    await expect(page).toHaveURL((url) => url.searchParams.get('month') === '2025-02')
    await expect(rowsOf(page)).toHaveCount(1)
    await expect(page.getByText('1 orçamento', { exact: true })).toBeVisible()
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Baixar os orçamentos achados como CSV' }).click()
    const text = await readFile(await (await waiting).path(), 'utf8')
    expect(text).toContain(old.client)
    expect(text.trim().split('\n')).toHaveLength(2)
  })
})

test.describe('other staff', () => {
  test.use({ as: 'staff' })

  test('see their own, the admin the whole team’s by a switch', async ({ page, browser, sessions, baseURL, admin }) => {
    const word = `Equipe${nowMs()}`
    const firms = await addBudget(admin)
    const own = await addBudget(page.request, { client: word })
    await page.goto(LIST)
    await expect(rowsOf(page).filter({ hasText: own.client })).toHaveCount(1)
    await expect(rowsOf(page).filter({ hasText: firms.client })).toHaveCount(0)
    await expect(page.getByLabel('Toda a equipe')).toHaveCount(0)

    const context = await browser.newContext({ storageState: sessions.admin, baseURL: baseURL ?? '' })
    const theirs = await context.newPage()
    await theirs.goto(`${LIST}?q=${word}`)
    await expect(theirs.getByText('Nenhum orçamento assim.')).toBeVisible()
    await theirs.getByLabel('Toda a equipe').check()
    await expect(rowsOf(theirs)).toContainText([`${own.client}Um siteDavi`])
    await context.close()
  })

  test('[NAV-11] a list without quotes says how to make one; one that fails says so, and in the console', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.allow(CUT_OFF)
    await queryDatabase(site, 'delete from budget_numbers where id_user = 2')
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    const mend = await cutCalls(page, '/budget/search?*')
    await page.goto(LIST)
    await expect(page.getByRole('alert')).toContainText('Os orçamentos não vieram')
    expect(lines).toContain('Invalid server response format')
    await mend()
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('heading', { name: 'Nenhum orçamento ainda' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'New Budget' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Budget')
  })

  test('ten thousand quotes are searched as they are typed, and come page by page', async ({ page, site }) => {
    await queryDatabase(
      site,
      `with numbers as (insert into budget_numbers (id_user) select 2 from generate_series(1, 10000) returning id)
       insert into budgets (id, id_user, client, project_name, deadline, budget_validity, total_budget, search, date)
       select id, 2, 'Cliente ' || id, 'Muitos', '2027-01-31', '2027-01-31', 12345, 'cliente ' || id || ' muitos',
         $1::timestamptz - id * interval '1 minute'
       from numbers`,
      [systemClock.now()],
    )
    await page.goto(LIST)
    await expect(page.getByText(/^10\.\d{3} orçamentos$/)).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(100)
    await page.getByRole('button', { name: 'Carregar mais' }).click()
    await expect(rowsOf(page)).toHaveCount(200)
    const last = await queryDatabase<{ id: number }>(site, 'select max(id) id from budgets where id_user = 2')
    await page.getByRole('searchbox', { name: 'Buscar nos orçamentos' }).pressSequentially(`cliente ${last[0]!.id}`)
    await expect(rowsOf(page)).toHaveCount(1)
    await queryDatabase(
      site,
      `delete from budget_numbers where id in (select id from budgets where project_name = 'Muitos')`,
    )
  })
})
