import type { APIRequestContext, Page } from '@playwright/test'
import { addBudget, readBudget } from './budgets.ts'
import { expect, expectAccessible, test } from './site.ts'

const alternative = (chosen: boolean) => ({ kind: 'alternative', name: 'Como se entra', chosen })
const ITEMS = [
  { description: 'Placa eletrônica', quantity: 1, total: 1000 },
  { description: 'Leitor de cartão', quantity: 1, total: 300, choice: alternative(true) },
  { description: 'Leitor de celular', quantity: 1, total: 500, choice: alternative(false) },
  { description: 'Caixa impressa', quantity: 1, total: 80, choice: { kind: 'optional', name: '', chosen: false } },
]
const main = (page: Page) => page.getByRole('main')

async function sendBudget(caller: APIRequestContext) {
  const { id } = await addBudget(caller, { items: ITEMS })
  const answer = await caller.post('/api/v1/budget/send', { data: { id, means: 'link' } })
  return { id, path: (await answer.json()).data.path as string }
}

async function accept(page: Page) {
  await page.getByLabel('Seu nome').first().fill('Helena Prado')
  await page.getByLabel('Seu e-mail').fill('helena@exemplo.com.br')
  await page.getByRole('checkbox', { name: /Li e concordo/ }).check()
  await page.getByRole('button', { name: /^Aceitar por R\$/ }).click()
}

/** What was accepted holds what was chosen alone. */
async function expectAgreed(page: Page) {
  await expect(main(page).getByRole('status').first()).toContainText('Aceito por Helena')
  await expect(main(page)).toContainText('R$ 1.580,00')
  await expect(main(page)).toContainText('Leitor de celular')
  await expect(main(page)).not.toContainText('Leitor de cartão')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('the client takes an alternative and an optional item, the total follows, and that is accepted', async ({
    page,
    admin,
  }) => {
    const { id, path } = await sendBudget(admin)
    await page.goto(path)
    await expect(main(page)).toContainText('R$ 1.300,00')
    await page.getByRole('radio', { name: 'Leitor de celular' }).tap()
    await page.getByRole('checkbox', { name: 'Caixa impressa' }).tap()
    await expect(main(page).getByText('R$ 1.580,00').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Aceitar por R$ 1.580,00' })).toBeVisible()
    await expectAccessible(page, { dark: true })
    // It is kept: in the address, so that the server renders it.
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Caixa impressa' })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Aceitar por R$ 1.580,00' })).toBeVisible()
    // On paper there are the choices, and nothing to press.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('checkbox', { name: 'Caixa impressa' })).toBeVisible()
    await expect(main(page).getByRole('button')).toHaveCount(0)
    await expect(main(page).getByText('Pedir mudança').first()).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await accept(page)
    await expectAgreed(page)
    expect(await readBudget(admin, id)).toMatchObject({ total_budget: 1580, state: 'accepted' })
    await page.emulateMedia({ media: 'print' })
    await expect(main(page).getByText('Aceito por Helena Prado')).toBeVisible()
    await expect(main(page).getByRole('link')).toHaveCount(0)
  })
})

test('who only reads loads no script and is counted once; a choice made before the scripts are there stays', async ({
  context,
  admin,
}) => {
  const { id, path } = await sendBudget(admin)
  // The tests' own `page` starts its scripts at once.
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const seen = page.waitForResponse('**/api/v1/quote/seen')
  await page.goto(path, { waitUntil: 'networkidle' })
  expect((await seen).status()).toBe(200)
  expect(scripts).toEqual([])
  await page.getByText('Caixa impressa', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Caixa impressa' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Aceitar por R$ 1.380,00' })).toBeVisible()
  expect(scripts.length).toBeGreaterThan(0)
  const { openings } = (await (await admin.get(`/api/v1/budget/exchange?id=${id}`)).json()).data
  expect(openings).toMatchObject([{ count: 1 }])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the client sums what they chose, a wrong e-mail keeps it, and that is accepted', async ({ page, admin }) => {
    const { id, path } = await sendBudget(admin)
    await page.goto(path)
    await page.getByRole('radio', { name: 'Leitor de celular' }).check()
    await page.getByRole('checkbox', { name: 'Caixa impressa' }).check()
    await page.getByRole('button', { name: 'Somar com as minhas escolhas' }).click()
    await expect(main(page).getByText('R$ 1.580,00').first()).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Caixa impressa' })).toBeChecked()
    await page.getByLabel('Seu nome').first().fill('Helena Prado')
    await page.getByLabel('Seu e-mail').fill('helena@')
    await page.getByRole('checkbox', { name: /Li e concordo/ }).check()
    await page.getByRole('button', { name: /^Aceitar por R\$/ }).click()
    await expect(page.getByRole('checkbox', { name: 'Caixa impressa' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Leitor de celular' })).toBeChecked()
    await accept(page)
    await expectAgreed(page)
    expect(await readBudget(admin, id)).toMatchObject({ total_budget: 1580, state: 'accepted' })
  })
})

test.describe('staff', () => {
  test.use({ as: 'admin' })

  test('make items optional and alternatives by keys; one of these is always the one that comes marked', async ({
    page,
    admin,
  }) => {
    const { id } = await addBudget(admin, { items: ITEMS.map(({ choice: _, ...item }) => item) })
    await page.goto(`/dashboard/budget-create?id=${id}`)
    await expect(main(page)).toContainText('R$ 1.880,00')
    for (const item of [2, 3]) {
      await page.getByRole('button', { name: `Opções do item ${item}` }).press('Enter')
      await page.getByLabel(`Quem escolhe, item ${item}`).selectOption('alternative')
      await page.getByLabel(`Nome da escolha, item ${item}`).fill('Como se entra')
    }
    await expect(page.getByRole('radio', { name: 'Vem marcada' }).first()).toBeChecked()
    await page.getByRole('radio', { name: 'Vem marcada' }).nth(1).press('Space')
    await expect(page.getByRole('radio', { name: 'Vem marcada' }).first()).not.toBeChecked()
    await page.getByRole('button', { name: 'Opções do item 4' }).press('Enter')
    await page.getByLabel('Grupo, item 3').fill('Entrada')
    await page.getByLabel('Grupo, item 4').fill('Entrada')
    await page.getByLabel('Quem escolhe, item 4').selectOption('optional')
    await expect(main(page)).toContainText('R$ 1.500,00')
    await expectAccessible(page)

    await page.getByLabel('Nome da escolha, item 3').fill('Outra')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(main(page)).toContainText('precisa de ao menos duas alternativas')
    await page.getByLabel('Nome da escolha, item 3').fill('Como se entra')
    await page.getByRole('radio', { name: 'Vem marcada' }).nth(1).press('Space')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.waitForURL(/budget-printer/)
    await expect(main(page)).toContainText('Opcional: fora do total')
    await expect(main(page).getByRole('row', { name: /^Entrada/ })).toContainText('R$\u00a0500,00')
    expect(await readBudget(admin, id)).toMatchObject({
      total_budget: 1500,
      items: [{}, { choice: alternative(false) }, { choice: alternative(true) }, { choice: { kind: 'optional' } }],
    })
  })
})
