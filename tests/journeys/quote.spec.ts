import type { Page } from '@playwright/test'
import { ITEMS, readBudget, sendBudget, setBudget } from './budgets.ts'
import { expect, expectAccessible, test } from './site.ts'

/** The browser's own line about a page that answers 404 or 409. */
const REFUSED = /status of (404|409|422)/
const main = (page: Page) => page.getByRole('main')

test.describe('the client', () => {
  test('reads a quote on a phone, sees who is told, and accepts it as the last step', async ({ page, admin }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { id, path } = await sendBudget(admin, {
      project_name: 'Sensor de nível',
      payments: [
        { due: null, percent: 40, amount: null },
        { due: '2027-01-31', percent: 60, amount: null },
      ],
    })
    const views: unknown[] = []
    page.on('request', (request) => {
      if (request.url().includes('/analytics')) views.push(request.postDataJSON())
    })
    const answer = (await page.goto(path))!
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Sensor de nível' })).toBeVisible()
    await expect(main(page)).toContainText('Firmware com envio por LoRa')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toHaveCount(0)
    await expect(main(page)).toContainText('Pague em dia.')
    await expectAccessible(page)
    await expect.poll(async () => (await readBudget(admin, id)).state).toBe('seen')
    expect(views).toEqual([])
    expect(await page.locator('head').innerHTML()).not.toContain('Sensor')

    await page.getByRole('link', { name: 'Responder' }).click()
    await page.getByRole('button', { name: /^Aceitar por R\$/ }).click()
    await expect(page.getByLabel('Seu nome').first()).toBeFocused()
    await page.getByLabel('Seu nome').first().fill('Helena Prado')
    await page.getByLabel('Seu e-mail').fill('helena@exemplo.com.br')
    await page.getByRole('checkbox', { name: /Li e concordo/ }).check()
    await page.getByRole('button', { name: /^Aceitar por R\$/ }).click()
    await expect(main(page).getByRole('status').first()).toContainText('Aceito por Helena Prado')
    // Who has answered at the end of the page sees that it was taken.
    await expect(main(page).getByRole('status').first()).toBeFocused()
    await expect(main(page).getByRole('status').first()).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Pagamento' }).first()).toBeVisible()
    // As the document calls them.
    await expect(page.getByRole('heading', { name: /^Parcela 1 de 2: / })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Parcela 2 de 2: / })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Aceitar por R\$/ })).toBeHidden()
    expect(await readBudget(admin, id)).toMatchObject({ state: 'accepted', status: 'APPROVED' })
    await expectAccessible(page)
  })

  test('asks for a change, gets the second version with what is new, and refuses it', async ({ page, admin }) => {
    const { id, path } = await sendBudget(admin)
    await page.goto(path)
    await page.getByText('Pedir uma mudança').click()
    await page.getByLabel('O que deve mudar').fill('Sem a placa, por favor.')
    await page.getByRole('button', { name: 'Pedir a mudança' }).click()
    await expect(main(page).getByRole('status').first()).toContainText('Recebemos o seu pedido de mudança')
    await expect(main(page).getByRole('status').first()).toBeInViewport()

    await admin.post('/api/v1/budget/save', { data: { budget: { id, items: [ITEMS[1]] } } })
    await page.reload()
    await expect(main(page)).toContainText('Placa eletrônica')
    await admin.post('/api/v1/budget/send', { data: { id, means: 'link' } })
    await page.reload()
    const changes = main(page).locator('details', { hasText: 'O que mudou na versão 2' })
    await expect(changes).toContainText('Placa eletrônica')
    await page.getByText('Recusar', { exact: true }).click()
    await page.getByLabel('Por que não serve').fill('Ficou para o ano que vem.')
    await page.getByRole('button', { name: 'Recusar o orçamento' }).click()
    await expect(main(page).getByRole('status').first()).toContainText('Você recusou')
    await expect(page.getByRole('button', { name: /^Aceitar por R\$/ })).toBeHidden()
  })

  test('who reads an old version is told so and shown the new one, what was typed stays, and they accept that', async ({
    page,
    admin,
    complaints,
  }) => {
    complaints.allow(REFUSED)
    const { id, path } = await sendBudget(admin)
    await page.goto(path)
    await admin.post('/api/v1/budget/save', { data: { budget: { id, project_name: 'Outro nome' } } })
    await admin.post('/api/v1/budget/send', { data: { id, means: 'link' } })
    await page.getByLabel('Seu nome').first().fill('Helena')
    await page.getByLabel('Seu e-mail').fill('helena@exemplo.com.br')
    await page.getByRole('checkbox', { name: /Li e concordo/ }).check()
    await page.getByRole('button', { name: /^Aceitar por R\$/ }).click()
    await expect(page.getByRole('alert')).toContainText('mudou desde que você o abriu')
    await expect(page.getByLabel('Seu nome').first()).toHaveValue('Helena')
    expect((await readBudget(admin, id)).state).not.toBe('accepted')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outro nome')
    await expect(page.getByRole('heading', { name: 'O que mudou na versão 2' })).toBeVisible()
    // They have not agreed to this one yet.
    await expect(page.getByRole('checkbox', { name: /Li e concordo/ })).not.toBeChecked()
    await page.getByRole('checkbox', { name: /Li e concordo/ }).check()
    await page.getByRole('button', { name: /^Aceitar por R\$/ }).click()
    await expect(main(page).getByRole('status').first()).toContainText('Aceito por Helena')
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('an expired quote says so and offers to ask for a new one; a revoked link opens nothing', async ({
    page,
    site,
    admin,
    complaints,
  }) => {
    complaints.allow(REFUSED)
    const { id, path } = await sendBudget(admin)
    await setBudget(site, id, { budget_validity: '2020-01-31' })
    await page.goto(path)
    await expect(main(page).getByRole('status').first()).toContainText('valeu até')
    await page.getByRole('button', { name: 'Pedir nova validade' }).click()
    await expect(page.getByText('Recebemos o seu pedido.')).toBeVisible()

    await admin.post('/api/v1/budget/revoke', { data: { id } })
    expect((await page.reload())!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais.')
  })

  test('both PDFs of an acceptance are known at the address that one of them bears', async ({ page, admin }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { id, path } = await sendBudget(admin)
    const token = path.slice('/orcamento/'.length)
    const answer = await admin.post('/api/v1/quote/accept', {
      data: { token, version: 1, name: 'Helena Prado', email: 'helena@exemplo.com.br', agreed: true },
    })
    expect(await answer.json()).toMatchObject({ data: { state: 'accepted' } })
    const findEvent = async () => {
      const { data } = await (await admin.get(`/api/v1/budget/exchange?id=${id}`)).json()
      return data.events.find((event: { has_accepted_pdf: boolean }) => event.has_accepted_pdf)?.id
    }
    await expect.poll(findEvent).toBeDefined()
    const read = async (query: string) => (await admin.get(`/api/v1/budget/version-pdf?${query}`)).body()
    const registered = await read(`event=${await findEvent()}`)
    await page.goto(/\((http:[^)]+\/orcamento\/conferir\/[^)]+)\)/.exec(registered.toString('latin1'))?.[1] ?? 'none')
    await expectAccessible(page)
    for (const [buffer, text] of [
      [registered, 'É o PDF com o registro desta aceitação'],
      [await read(`id=${id}&version=1`), 'É o PDF que foi aceito'],
      [Buffer.from('outro'), 'Este arquivo não é o PDF que foi aceito.'],
    ] as const) {
      await page.getByLabel('Escolher o PDF').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer })
      await expect(main(page).getByRole('status')).toContainText(text)
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('reads and accepts, and a wrong e-mail comes back with what was typed', async ({
      page,
      admin,
      complaints,
    }) => {
      complaints.allow(REFUSED)
      const { id, path } = await sendBudget(admin)
      await page.goto(path)
      await expect(main(page)).toContainText('Firmware com envio por LoRa')
      await page.getByLabel('Seu nome').first().fill('Helena Prado')
      await page.getByLabel('Seu e-mail').fill('helena@exemplo')
      await page.getByRole('checkbox', { name: /Li e concordo/ }).check()
      await page.getByRole('button', { name: /^Aceitar por R\$/ }).click()
      await expect(main(page)).toContainText('Este e-mail não parece completo.')
      await expect(page.getByLabel('Seu nome').first()).toHaveValue('Helena Prado')
      await page.getByLabel('Seu e-mail').fill('helena@exemplo.com.br')
      await page.getByRole('checkbox', { name: /Li e concordo/ }).check()
      await page.getByRole('button', { name: /^Aceitar por R\$/ }).click()
      await expect(main(page)).toContainText('Aceito por Helena Prado')
      expect((await readBudget(admin, id)).state).toBe('accepted')
    })

    test('asks for a change at an item, which a wrong one brings back there', async ({ page, admin }) => {
      const { id, path } = await sendBudget(admin)
      await page.goto(path)
      const items = main(page)
        .getByRole('listitem')
        .filter({ hasText: /Placa|Firmware/ })
      await items.getByText('Pedir mudança').nth(1).click()
      const form = items.locator('details[open]')
      await form.getByLabel('O que mudar neste item').fill(' ')
      await form.getByRole('button', { name: 'Pedir a mudança' }).click()
      await expect(page).not.toHaveURL(/respondido/)
      await expect(items.locator('details[open]')).toHaveCount(1)
      await items.locator('details[open]').getByLabel('O que mudar neste item').fill('Sem o firmware.')
      await items.locator('details[open]').getByRole('button', { name: 'Pedir a mudança' }).click()
      await expect(items.filter({ hasText: 'Firmware' })).toContainText('Sem o firmware.')
      expect((await readBudget(admin, id)).state).toBe('change_requested')
    })

    test('asks for a change from the end of the page, and sees that it was taken', async ({ page, admin }) => {
      const { path } = await sendBudget(admin)
      await page.goto(path)
      await page.getByRole('link', { name: 'Responder' }).click()
      await page.getByText('Pedir uma mudança').click()
      await page.getByLabel('O que deve mudar').fill('Sem a placa, por favor.')
      await page.getByRole('button', { name: 'Pedir a mudança' }).click()
      const state = main(page).getByRole('status').first()
      await expect(state).toContainText('Recebemos o seu pedido de mudança')
      await expect(state).toBeInViewport()
    })
  })
})
