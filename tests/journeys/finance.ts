import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from './site.ts'

/** The screen of a month; the others of finance lie below it. */
export const FINANCE = '/dashboard/financial-report'

const post = async (caller: APIRequestContext, path: string, data: object) => {
  const answer = await caller.post(`/api/v1/finance${path}`, { data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()).data
}

/** Adds an entry to the caller's ledger, by the calls. Months of the past keep tests apart. */
export async function addReport(
  caller: APIRequestContext,
  fields: Record<string, unknown> = {},
): Promise<{ id: number }> {
  const report = {
    type: 'receita',
    date: '2012-01-10',
    description: 'Aula de solda',
    category: 'Aulas',
    amount: '100.00',
    ...fields,
  }
  return post(caller, '/report/addreport', report)
}

/** Adds something to pay or to receive. */
export async function addBill(
  caller: APIRequestContext,
  fields: Record<string, unknown> = {},
): Promise<{ id: number }> {
  const bill = {
    type: 'despesa',
    due: '2031-05-10',
    description: 'Boleto',
    category: 'Casa',
    amount: '50.00',
    ...fields,
  }
  return post(caller, '/bill/new', bill)
}

/** Adds an account. */
export const addAccount = (caller: APIRequestContext, fields: Record<string, unknown>): Promise<{ id: number }> =>
  post(caller, '/account/new', fields)

/** Opens a month, YYYY-MM. */
export async function openMonth(page: Page, month: string) {
  await page.goto(`${FINANCE}?month=${month}`)
  await expect(cards(page)).toBeVisible()
}

/** The rows of the table of entries. */
export const rowsOf = (page: Page) => page.getByRole('main').locator('tbody tr')

/** The cards above the table. */
export const cards = (page: Page) => page.getByRole('main').locator('dl[aria-label^=Somas]')

/** The figure of a card or of the footer, by its label. */
export const figure = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: label }).getByRole('definition')

/** Opens the modal of a new entry. */
export async function openModal(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Nova Transação' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Nova Transação' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** 'R$ 1.234,56', whose space does not break. */
export const brl = (text: string) => text.replace('R$ ', 'R$\u00a0')
