import type { Request } from '@playwright/test'
import { queryDatabase } from './database.ts'
import { DECLINED, fillBuyer, fillCard, findSold, openOrder, PASSES } from './sales.ts'
import { expect, type Site, test } from './site.ts'

// A site of its own, which logs every request.
test.use({ settings: { UI_DELAYS: '0', LOG_LEVEL: 'debug' } })

/** The digits of both cards, with or without something between the groups. */
const CARD = /4242\D{0,3}4242\D{0,3}4242\D{0,3}4242|4000\D{0,3}0000\D{0,3}0000\D{0,3}0002/

test('[BUY-10] card numbers are in no request, log line, table, page or storage, but for the hint', async ({
  page,
  request,
  site,
}) => {
  const logged: string[] = []
  site.process.stdout!.on('data', (lines: Buffer) => logged.push(String(lines)))
  const requests: Request[] = []
  page.on('request', (one) => requests.push(one))
  const { id } = await findSold(request, 'none')
  await openOrder(page, id)
  for (const label of ['Número do cartão', 'Validade (MM/AA)', 'CVV'])
    expect(await page.getByLabel(label).getAttribute('name'), label).toBeNull()
  expect(
    await page
      .locator('form [autocomplete^=cc-]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete'))),
  ).toEqual(['cc-number', 'cc-exp', 'cc-csc'])
  await fillBuyer(page)
  await fillCard(page, DECLINED)
  await page.getByRole('button', { name: 'Finalizar Compra' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^Erro: /)
  await fillCard(page, PASSES)
  expect(withoutHint(await page.content())).not.toMatch(CARD)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await page.getByRole('button', { name: 'Finalizar Compra' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua compra!')

  expect(stored).not.toMatch(CARD)
  expect(await page.content()).not.toMatch(CARD)
  expect(requests.map((one) => one.url()).some((url) => url.endsWith('/api/v1/sale/pay'))).toBe(true)
  for (const one of requests) {
    const sent = [one.url(), JSON.stringify(await one.allHeaders()), one.postData() ?? ''].map(readable).join('\n')
    expect(CARD.test(sent), one.url()).toBe(false)
  }
  await expect(() => expect(logged.join('')).toContain('/api/v1/sale/pay')).toPass()
  expect(logged.join('')).not.toMatch(CARD)
  const tables = await readTables(site)
  expect(tables.get('public.orders')).toContain('helena@exemplo.com.br')
  expect([...tables].filter(([, rows]) => CARD.test(rows)).map(([name]) => name)).toEqual([])
})

/** The order form's page without the numbers that the sandbox prints on it. */
const withoutHint = (html: string) => html.replace(/<code[^>]*>[\d ]+<\/code>/g, '')

const readable = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The rows of every table as text, by the table's name. */
async function readTables(site: Site): Promise<Map<string, string>> {
  const names = await queryDatabase<{ name: string }>(
    site,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const tables = new Map<string, string>()
  for (const { name } of names) {
    const rows = await queryDatabase<{ text: string }>(site, `select row_text::text as text from ${name} as row_text`)
    tables.set(name, rows.map(({ text }) => text).join('\n'))
  }
  return tables
}
