import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { codeOf } from '#tests/totp.ts'
import { queryDatabase } from './database.ts'
import { expect, expectAccessible, NO_SESSION, type Site, test } from './site.ts'

test.use({ as: 'admin' })

const PASSWORD = 'girassol na mesa'

/** Adds a member of staff, who sets that password in a browser of their own. */
async function addPerson(
  admin: APIRequestContext,
  { origin }: Site,
  browser: BrowserContext,
  person: { name: string; email: string },
) {
  const { data } = await (await admin.post('/api/v1/people', { data: person })).json()
  const password = { token: data.link.split('#')[1], password: PASSWORD }
  await browser.request.post(`${origin}/api/v1/password/set`, { data: password })
  await browser.clearCookies()
}

/** Gives e-mail and password at the login. */
async function enter(page: Page, { origin }: Site, email: string) {
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

async function signIn(page: Page, site: Site, email: string) {
  await enter(page, site, email)
  await expect(page.getByRole('heading', { name: /^Dashboard/ })).toBeVisible()
}

/** Turns the second factor on, where the page offers that. */
async function turnOn(page: Page) {
  await page.getByRole('button', { name: 'Ligar o segundo fator' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Sua senha').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await expectAccessible(page)
  await dialog.getByLabel('Código do aplicativo').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Ligar' }).click()
}

test('the second factor is turned on in the profile, asked for at the login, and freed by the admin', async ({
  page,
  admin,
  visitor,
  site,
  complaints,
}) => {
  complaints.allow(/401/, NO_SESSION)
  const email = 'fator@exemplo.com.br'
  await addPerson(admin, site, visitor, { name: 'Fátima Torres', email })
  const own = await visitor.newPage()
  await signIn(own, site, email)
  await own.goto(`${site.origin}/dashboard/profile`)
  await turnOn(own)
  const codes = own.getByRole('dialog', { name: 'Códigos de recuperação' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = await codes.getByRole('listitem').first().innerText()
  await codes.getByRole('button', { name: 'Já guardei' }).click()
  await expect(own.getByText('Ligado', { exact: true })).toBeVisible()

  // A screen that is open would be refused what it still asks for.
  await own.goto(`${site.origin}/robots.txt`)
  await visitor.clearCookies()
  await own.evaluate(() => localStorage.clear())
  await enter(own, site, email)
  const code = own.getByLabel('Código do aplicativo')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await own.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/Este código não confere/)
  await code.fill(recovery)
  await own.keyboard.press('Enter')
  await expect(own.getByRole('heading', { name: /^Dashboard/ })).toBeVisible()
  // The admin ends this session too.
  await own.goto(`${site.origin}/robots.txt`)

  await page.goto('/dashboard/people')
  const row = page.getByRole('row', { name: /Fátima Torres/ })
  await expect(row).toContainText('segundo fator')
  await row.getByRole('button', { name: 'Ações para Fátima Torres' }).click()
  await page.getByRole('menuitem', { name: 'Desligar o segundo fator' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desligar' }).click()
  await expect(row).not.toContainText('segundo fator')
  expect(
    (await visitor.request.post(`${site.origin}/api/v1/login`, { data: { email, password: PASSWORD } })).status(),
  ).toBe(200)
})

test('who has none is asked for it on every screen once it is required, also in the midst of work, and then goes on', async ({
  admin,
  visitor,
  site,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  const email = 'exigida@exemplo.com.br'
  await addPerson(admin, site, visitor, { name: 'Eva Reis', email })
  const page = await visitor.newPage()
  await signIn(page, site, email)
  const missing = page.getByRole('heading', { name: 'Falta o segundo fator' })
  await page.goto(`${site.origin}/dashboard/clients`)
  await expect(page.getByRole('heading', { name: 'Clientes' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await queryDatabase(
    site,
    'insert into security_settings (second_factor_required) values (true) on conflict (id) do update set second_factor_required = true',
  )
  try {
    await page.getByRole('link', { name: 'Projects', exact: true }).click()
    await expect(missing).toBeVisible()
    for (const path of ['/dashboard', '/dashboard/projects', '/dashboard/profile']) {
      await page.goto(site.origin + path)
      await expect(missing, path).toBeVisible()
      await expect(page).toHaveURL(site.origin + path)
    }
    await expectAccessible(page)
    await turnOn(page)
    await page.getByRole('button', { name: 'Já guardei' }).click()
    await expect(page.getByRole('heading', { name: 'Meu perfil' })).toBeVisible()
  } finally {
    await queryDatabase(site, 'update security_settings set second_factor_required = false')
  }
})
