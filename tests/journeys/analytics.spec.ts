import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { systemClock } from '#clock.ts'
import { queryDatabase } from './database.ts'
import { holdCall } from './network.ts'
import { ADMIN, expect, expectAccessible, type Site, signIn, startSite, stopSite, test } from './site.ts'

interface Resum {
  total: number
  monthly: { mes: string; total: string }[]
  daily: { dia: string; total: string }[]
  weekly: { dia: string; total: string }[]
}

const written = (count: number | string) => Number(count).toLocaleString('pt-BR')
const dayMonth = (day: string) => day.slice(5).split('-').reverse().join('/')
const fullDay = (day: string) => day.split('-').reverse().join('/')
const block = (page: Page) => page.getByRole('region', { name: 'Visitas', exact: true })
const week = (page: Page) => page.getByRole('region', { name: 'Últimos 7 dias' })
const report = (page: Page) => page.getByRole('region', { name: 'Visitas do período' })
const figure = (page: Page, label: string | RegExp) =>
  block(page).locator('dl > div').filter({ hasText: label }).locator('strong')
const readResum = async (admin: APIRequestContext): Promise<Resum> =>
  (await admin.get('/api/v1/analytics/resum')).json()

/** Views of a page of its own, of today, which has no totals yet: 50 by visitors and 50 by staff. */
const addViews = (site: Site, page: string) =>
  queryDatabase(
    site,
    `insert into page_views (page, staff, viewed_at, device, referrer, visitor)
     select $1, false, $2::timestamptz, 'mobile', 'exemplo.com.br', 'v' || n from generate_series(1, 50) n
     union all select $1, true, $2, 'desktop', null, 'eu' from generate_series(1, 50)`,
    [page, systemClock.now()],
  )

test.describe('the admin', () => {
  test.use({ as: 'admin' })

  test('[DSH-03] [API-01] the home has the total, the month, the day, and a bar for each of the last seven days', async ({
    page,
    admin,
    site,
  }) => {
    await addViews(site, 'semana')
    const letGo = await holdCall(page, '/analytics/resum?*')
    await page.goto('/dashboard')
    await expect(page.getByRole('status', { name: 'Carregando as visitas…' })).toBeVisible()
    const { total, monthly, daily, weekly } = await readResum(admin)
    letGo()
    await expect(figure(page, 'Visitas no total')).toHaveText(written(total))
    await expect(figure(page, /^Em /)).toHaveText(written(monthly[0]!.total))
    await expect(figure(page, 'Hoje')).toHaveText(written(daily[0]!.total))

    const rows = week(page).getByRole('listitem')
    await expect(rows).toHaveCount(7)
    const largest = Math.max(...weekly.map((day) => Number(day.total)))
    const colours = new Set<string>()
    for (const [index, { dia, total }] of weekly.entries()) {
      const row = rows.nth(index)
      await expect(row.getByRole('time')).toHaveText(dayMonth(dia))
      await expect(row).toContainText(`${written(total)} visitas`)
      const bar = await row.locator('[data-style]').evaluate((element: HTMLElement) => ({
        width: Number.parseFloat(element.style.inlineSize),
        share: element.getBoundingClientRect().width / element.parentElement!.getBoundingClientRect().width,
        colour: getComputedStyle(element).backgroundColor,
      }))
      expect(bar.width).toBeCloseTo((Number(total) / largest) * 100, 1)
      expect(bar.share * 100).toBeCloseTo(bar.width, 0)
      colours.add(bar.colour)
    }
    expect(colours.size).toBe(7)
  })

  test('a period is chosen by its length or by its days, without the staff’s own views where they are left out', async ({
    page,
    admin,
    site,
  }) => {
    await addViews(site, 'periodo')
    await page.goto('/dashboard')
    const { daily } = await readResum(admin)
    const views = report(page).locator('dl > div').filter({ hasText: 'Visitas' }).locator('strong')
    const row = report(page).getByRole('row').filter({ hasText: 'periodo' })
    const readReport = async (query: string) =>
      (await (await admin.get(`/api/v1/analytics/report?${query}`)).json()).data
    const sum = (days: number) => written(daily.slice(0, days).reduce((all, { total }) => all + Number(total), 0))

    await expect(views).toHaveText(sum(30))
    await report(page).getByText('7 dias', { exact: true }).click()
    await expect(views).toHaveText(sum(7))
    await expect(page).toHaveURL('/dashboard?period=7')
    await expect(report(page).getByRole('heading', { name: 'Dia a dia' })).toBeVisible()
    await expect(row).toContainText('100')
    // From visits to orders, of the same period.
    const steps = page.getByRole('region', { name: 'Da visita ao pedido' }).getByRole('listitem')
    await expect(steps).toHaveText([/^Visitas/, /^Planos e preços abertos.*%/, /^Pedidos feitos/, /^Pedidos pagos/])
    await expect(steps.first()).toContainText(sum(7))
    await expect(report(page).getByRole('row').filter({ hasText: 'exemplo.com.br' })).toBeVisible()

    await report(page).getByText('12 meses', { exact: true }).click()
    await expect(report(page).getByRole('heading', { name: 'Semana a semana' })).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Dia do gráfico' })).toHaveAttribute('aria-valuemax', '52')

    await report(page).getByText('7 dias', { exact: true }).click()
    await page.getByRole('switch', { name: 'Contar as da equipe' }).press('Space')
    await expect(row).toContainText('50')
    await expect(figure(page, 'Hoje')).not.toHaveText(written(daily[0]!.total))
    await expect(page).toHaveURL('/dashboard?period=7&staff=out')
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Contar as da equipe' })).not.toBeChecked()
    await expect(report(page).getByRole('radio', { name: '7 dias' })).toBeChecked()
    await expect(row).toContainText('50')
    await page.getByRole('switch', { name: 'Contar as da equipe' }).press('Space')

    await report(page).getByText('30 dias', { exact: true }).click()
    await report(page).getByText('Datas', { exact: true }).click()
    await page.getByRole('button', { name: 'Datas do período' }).click()
    // The calendar opens on the month of the first day; a day clicked twice is a period of one.
    const first = daily[29]!.dia
    const month = new Date(`${first}T12:00:00`).toLocaleDateString('pt-BR', { month: 'long' })
    const cell = page.getByRole('button', { name: new RegExp(`^${Number(first.slice(8))} (de )?${month}`) })
    await cell.click()
    await cell.click()
    await expect(page.getByRole('button', { name: 'Datas do período' })).toHaveText(
      `${fullDay(first)} – ${fullDay(first)}`,
    )
    const { totals } = await readReport(`from=${first}&to=${first}`)
    await expect(views).toHaveText(written(totals.views))
    await expect(page).toHaveURL(`/dashboard?from=${first}&to=${first}`)
    await page.reload()
    await expect(views).toHaveText(written(totals.views))
    await expect(page.getByRole('button', { name: 'Datas do período' })).toBeVisible()
  })

  test('the report is saved as a table for spreadsheets', async ({ page, site }) => {
    await addViews(site, '=arquivo')
    await page.goto('/dashboard')
    const download = page.waitForEvent('download')
    await report(page).getByRole('link', { name: 'Exportar CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^visitas-\d{4}-\d\d-\d\d-a-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toMatch(
      /^\ufeff"Parte";"Data";"Nome";"Visitas";"Visitantes";"Curtidas"\r\n"Dia";"\d\d\/\d\d\/\d{4}";;\d+;\d+;\r\n/,
    )
    expect(text).toContain(`\r\n"Página";;"'=arquivo`)
  })
})

test('before the first visit there is a line about it, and no empty charts', async ({ browser }) => {
  const site = await startSite({ SEED: 'none' })
  const context = await browser.newContext()
  const page = await context.newPage()
  try {
    await signIn(page, ADMIN, site.origin)
    await expect(page.getByText('Nenhuma visita ainda.')).toBeVisible()
    await expect(page.getByText('Nada novo em 30 dias.')).toBeVisible()
    await expect(week(page)).toHaveCount(0)
    await expect(report(page)).toHaveCount(0)
    await expectAccessible(page)
  } finally {
    await context.close()
    await stopSite(site)
  }
})
