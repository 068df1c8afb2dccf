import { expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

/** The browser's own line about a page that answers 404. */
const REFUSED = /status of 404/

test('a visitor without scripts finds the page at Contato, books an hour on a phone, moves and cancels it; the owner sees it', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  complaints.watch(context)
  const visitor = await context.newPage()
  await visitor.goto('/contact')
  await visitor.getByRole('link', { name: /Conversa inicial/ }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Conversa inicial' })).toBeVisible()
  await visitor.getByRole('link', { name: 'Mês seguinte' }).click()
  await visitor.getByRole('table').getByRole('link').nth(1).click()
  const hours = visitor.getByRole('group', { name: /^Horário n/ }).getByRole('radio')
  const chosen = await hours.nth(1).getAttribute('value')
  // Of the label: what is chosen lies invisibly above its words.
  await hours.nth(1).check({ force: true })
  await visitor.getByLabel('Nome').fill('Ana <b>Souza</b>')
  await visitor.getByLabel('E-mail').fill('ana@cliente')
  await visitor.getByRole('button', { name: 'Marcar este horário' }).click()
  await expect(visitor.getByText('Este e-mail não parece completo.')).toBeVisible()
  await expect(visitor.locator(`input[value="${chosen}"]`)).toBeChecked()
  await visitor.getByLabel('E-mail').fill('ana@cliente.com.br')
  await visitor.getByRole('button', { name: 'Marcar este horário' }).click()
  await expect(visitor.getByRole('status')).toContainText('Está marcado. Guarde o endereço desta página')
  const booked = new URL(visitor.url()).pathname
  expect(booked).toMatch(/^\/agendar\/horario\/\d+-[0-9a-f]{32}$/)

  await page.goto('/dashboard/bookings')
  await page.getByRole('link', { name: 'Conversa inicial' }).click()
  await expect(page.getByText('Ana <b>Souza</b>')).toBeVisible()
  await page.getByRole('region', { name: 'Marcados' }).getByRole('link').first().click()
  await expect(page.getByLabel('Título')).toHaveValue('Ana <b>Souza</b>: Conversa inicial')
  await page.goto('/dashboard/bookings')

  await visitor.getByRole('link', { name: 'Mudar o horário' }).click()
  const other = visitor
    .getByRole('group', { name: /^Horário n/ })
    .getByRole('radio')
    .first()
  const moved = await other.getAttribute('value')
  await other.check({ force: true })
  await visitor.getByRole('button', { name: 'Mudar para este horário' }).click()
  await expect(visitor.locator('time').first()).toContainText(moved!.slice(11))
  await visitor.getByText('Cancelar este horário').click()
  await visitor.getByRole('button', { name: 'Cancelar de vez' }).click()
  await expect(visitor.getByRole('status')).toHaveText('Este horário foi cancelado.')
  await expect(visitor.getByRole('link', { name: 'Marcar outro horário' })).toBeVisible()
  await context.close()
})

test('with scripts the days change in place, what was typed stays, and the pages are accessible', async ({
  page,
  complaints,
}) => {
  await page.goto('/agendar/conversa-inicial')
  await page.getByLabel('Nome').fill('Bia')
  const hour = page
    .getByRole('group', { name: /^Horário n/ })
    .getByRole('radio')
    .first()
  const shown = await hour.inputValue()
  await page.getByRole('link', { name: 'Mês seguinte' }).click()
  await expect(page).toHaveURL(/mes=/)
  await expect(page.getByLabel('Nome')).toHaveValue('Bia')
  await expect(hour).not.toHaveValue(shown)
  await hour.focus()
  await page.keyboard.press('Space')
  await expect(hour).toBeChecked()
  await expectAccessible(page)
  complaints.allow(REFUSED)
  await page.goto('/agendar/nao-ha')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não está recebendo agendamentos.')
})
