import type { APIRequestContext, Page } from '@playwright/test'
import { ownTitle } from './archives.ts'
import { queryDatabase } from './database.ts'
import { expect, type Site } from './site.ts'

/** A quote as a test made it. */
export interface MadeBudget {
  id: number
  client: string
}

/** Adds a quote of the caller's, by the calls. Its client's name gets a number, so that it is like no other. */
export async function addBudget(caller: APIRequestContext, fields: Record<string, unknown> = {}): Promise<MadeBudget> {
  const client = ownTitle(String(fields.client ?? 'Oficina de prova'))
  const drawn = await caller.post('/api/v1/budget/newIdBudget', { data: {} })
  const { id } = await drawn.json()
  const budget = { id, project_name: 'Um site', deadline: '2055-01-31', ...fields, client }
  const saved = await caller.post('/api/v1/budget/save', { data: { budget } })
  if (!saved.ok()) throw new Error(`The quote was not saved: ${await saved.text()}`)
  return { id, client }
}

/** What a quote offers that is sent to its client. */
export const ITEMS = [
  { description: 'Placa eletrônica\nDez unidades montadas', quantity: 10, total: 3850 },
  { description: 'Firmware com envio por LoRa', total: 6200 },
]

/** A quote that was opened to its client, and the path of the client's page. */
export async function sendBudget(caller: APIRequestContext, fields: Record<string, unknown> = {}) {
  const budget = await addBudget(caller, { items: ITEMS, terms: 'Pague em dia.', ...fields })
  const answer = await caller.post('/api/v1/budget/send', { data: { id: budget.id, means: 'link' } })
  if (!answer.ok()) throw new Error(`The quote was not sent: ${await answer.text()}`)
  return { ...budget, path: (await answer.json()).data.path as string }
}

/** The quote as it is stored, as the caller may see it. */
export async function readBudget(caller: APIRequestContext, id: number) {
  const answer = await caller.post('/api/v1/budget/budgetById', { data: { id, id_user: 0 } })
  return (await answer.json()).data[0]
}

/** Sets columns of a quote that no call sets, or not so. */
export async function setBudget(site: Site, id: number, columns: Record<string, unknown>) {
  const names = Object.keys(columns).map((name, index) => `${name} = $${index + 2}`)
  await queryDatabase(site, `update budgets set ${names.join(', ')} where id = $1`, [id, ...Object.values(columns)])
}

/** '0042'. */
export const numberOf = ({ id }: { id: number }) => String(id).padStart(4, '0')

/** The rows of the list. */
export const rowsOf = (page: Page) => page.getByRole('main').locator('tbody tr')

/** Opens the form of a quote. */
export async function openBudget(page: Page, id: number) {
  await page.goto(`/dashboard/budget-create?id=${id}`)
  await expect(page.getByRole('combobox', { name: 'Cliente' })).toBeVisible()
}

type Column = 'Descrição' | 'Quantidade' | 'Unidade' | 'Preço da unidade' | 'Desconto' | 'Total'

/** The field of an item, by its column and its place from 1. */
export const itemField = (page: Page, column: Column, place: number) =>
  page.getByLabel(new RegExp(`^${column} do item ${place}(,|$)`))

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true })

/** The client's page that stands beside the form. */
export const clientPage = (page: Page) => page.frameLocator('iframe[title^="A página do cliente"]').locator('body')
