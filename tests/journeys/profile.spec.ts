import type { Page } from '@playwright/test'
import { makePicture } from './pictures.ts'
import { ADMIN, expect, test } from './site.ts'

test.use({ as: 'admin' })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function openProfile(page: Page, origin = '') {
  await page.goto(`${origin}/dashboard/profile`)
  await expect(page.getByRole('heading', { name: 'Sessões abertas' })).toBeVisible({ timeout: 20_000 })
}

test('a new name is everywhere at once, in the stored record too', async ({ page }) => {
  await openProfile(page)
  const name = page.getByLabel('Nome')
  const before = await name.inputValue()
  for (const typed of ['Marina R. Lopes', before]) {
    await name.fill(typed)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(toast(page, 'Salvo com sucesso').first()).toBeVisible()
    await page.getByRole('button', { name: `Conta de ${ADMIN.email}` }).click()
    await expect(page.getByRole('menu').getByText(typed, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '').nome)).toBe(typed)
    await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeDisabled()
  }
})

test('a picture is sent, seen at once, and removed again', async ({ page }) => {
  await openProfile(page)
  const shown = () => page.locator('main img').evaluate((image: HTMLImageElement) => image.src)
  const drawn = await shown()
  await page.getByLabel('Arquivo da foto').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: await makePicture(900, 600),
  })
  await expect(page.getByRole('button', { name: 'Trocar a foto' })).toBeVisible()
  await expect.poll(shown).not.toBe(drawn)
  await expect
    .poll(() => page.locator('main img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(256)

  await page.getByRole('button', { name: 'Remover' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByRole('button', { name: 'Enviar uma foto' })).toBeVisible()

  await page.getByLabel('Arquivo da foto').setInputFiles({
    name: 'texto.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('não é uma foto'),
  })
  await expect(page.getByRole('alert').filter({ hasText: 'não é uma imagem' })).toBeVisible()
})

test('a password is changed with the one until now; the other browsers are out', async ({
  site,
  admin,
  visitor,
  browser,
  complaints,
}) => {
  complaints.allow(/422/)
  const email = 'troca@exemplo.com.br'
  const { data } = await (await admin.post('/api/v1/people', { data: { name: 'Troca', email } })).json()
  const [old, next] = ['girassol na mesa', 'trem azul na serra']
  const token = data.link.split('#')[1]
  const signed = await visitor.request.post(`${site.origin}/api/v1/password/set`, { data: { token, password: old } })
  const [user] = (await signed.json()).data
  const elsewhere = await browser.newContext({ baseURL: site.origin, storageState: { cookies: [], origins: [] } })
  await elsewhere.request.post('/api/v1/login', { data: { email, password: old } })

  const own = await visitor.newPage()
  await own.goto(site.origin)
  await own.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(user))
  await openProfile(own, site.origin)
  const form = own.getByRole('form', { name: 'Trocar a senha' })
  const current = form.getByLabel('Senha atual')
  await current.fill('errada-errada')
  await form.getByLabel('Nova senha').fill(next)
  await expect(form.getByText('Forte.')).toBeVisible()
  await form.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(current).toHaveAccessibleDescription('A senha atual não confere.')
  await expect(current).toBeFocused()
  await current.fill(old)
  await form.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect(toast(own, 'Senha trocada')).toBeVisible({ timeout: 20_000 })
  await expect(current).toHaveValue('')
  await expect(own.getByText('Nenhuma outra sessão está aberta.')).toBeVisible()

  expect((await elsewhere.request.get('/api/v1/session')).status()).toBe(403)
  await elsewhere.close()
  await own.reload()
  await expect(own.getByRole('heading', { name: 'Sessões abertas' })).toBeVisible()
})

test('one’s sessions are named in words, and ended one by one or all the others', async ({ page, visitor, site }) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0' }
  for (let count = 0; count < 3; count++) {
    await visitor.clearCookies() // another browser each time
    await visitor.request.post(`${site.origin}/api/v1/login`, { data: ADMIN, headers })
  }
  await openProfile(page)
  const rows = page.getByRole('region', { name: 'Sessões abertas' }).getByRole('listitem')
  await expect(rows.first()).toContainText('Este navegador')
  const before = await rows.count()
  expect(before).toBeGreaterThan(3)
  await expect(rows.nth(1)).toContainText('Firefox no Windows')
  await rows
    .nth(1)
    .getByRole('button', { name: /^Encerrar/ })
    .click()
  await expect(toast(page, 'Sessão encerrada')).toBeVisible()

  await page.getByRole('button', { name: 'Encerrar todas as outras' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar as outras' }).click()
  await expect(toast(page, 'As outras sessões foram encerradas')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
})
