import { codeOf } from '#tests/totp.ts'
import { queryDatabase } from './database.ts'
import { expect, expectAccessible, NO_SESSION, test } from './site.ts'

test.use({ as: 'admin' })

test('the second factor is turned on in the profile, asked for at the login, and freed by the admin', async ({
  page,
  admin,
  visitor,
  site,
  complaints,
}) => {
  complaints.allow(/401/, NO_SESSION)
  const [email, password] = ['fator@exemplo.com.br', 'girassol na mesa']
  const { data } = await (await admin.post('/api/v1/people', { data: { name: 'Fátima Torres', email } })).json()
  await visitor.request.post(`${site.origin}/api/v1/password/set`, {
    data: { token: data.link.split('#')[1], password },
  })

  const own = await visitor.newPage()
  const signIn = async () => {
    await own.goto(`${site.origin}/login`)
    await own.getByLabel('E-mail').fill(email)
    await own.getByLabel('Senha', { exact: true }).fill(password)
    await own.getByRole('button', { name: 'Entrar', exact: true }).click()
  }
  await visitor.clearCookies()
  await signIn()
  await expect(own.getByRole('heading', { name: /^Dashboard/ })).toBeVisible()
  await own.goto(`${site.origin}/dashboard/profile`)
  await own.getByRole('button', { name: 'Ligar o segundo fator' }).click()
  const dialog = own.getByRole('dialog')
  await dialog.getByLabel('Sua senha').fill(password)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await expectAccessible(own)
  await dialog.getByLabel('Código do aplicativo').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Ligar' }).click()
  const codes = own.getByRole('dialog', { name: 'Códigos de recuperação' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = await codes.getByRole('listitem').first().innerText()
  await codes.getByRole('button', { name: 'Já guardei' }).click()
  await expect(own.getByText('Ligado', { exact: true })).toBeVisible()

  await visitor.clearCookies()
  await own.evaluate(() => localStorage.clear())
  await signIn()
  const code = own.getByLabel('Código do aplicativo')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await own.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/Este código não confere/)
  await code.fill(recovery)
  await own.keyboard.press('Enter')
  await expect(own.getByRole('heading', { name: /^Dashboard/ })).toBeVisible()

  await page.goto('/dashboard/people')
  const row = page.getByRole('row', { name: /Fátima Torres/ })
  await expect(row).toContainText('segundo fator')
  await row.getByRole('button', { name: 'Ações para Fátima Torres' }).click()
  await page.getByRole('menuitem', { name: 'Desligar o segundo fator' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desligar' }).click()
  await expect(row).not.toContainText('segundo fator')
  expect((await visitor.request.post(`${site.origin}/api/v1/login`, { data: { email, password } })).status()).toBe(200)
})

test('the admin must have a second factor before requiring it; the log shows what happened', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await page.goto('/dashboard/people')
  await page.getByRole('switch', { name: /Exigir o segundo fator/ }).click()
  await expect(page.getByText('Ligue antes o seu próprio segundo fator')).toBeVisible()
  await page.goto('/dashboard/security-log')
  await expect(page.getByRole('heading', { name: 'Registro' })).toBeVisible()
  await page.getByLabel('O que houve').selectOption({ label: 'Entrada' })
  await expect(page).toHaveURL(/event=sign-in/)
  await expect(page.getByRole('row', { name: /Entrada/ }).first()).toContainText('127.0.0.1')
  await expectAccessible(page)
})

test.describe('once it is required of all', () => {
  test.use({ as: 'staff' })

  test('who has none is asked for it on every screen, also in the midst of work, and then goes on', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.allow(/status of 403/)
    const missing = page.getByRole('heading', { name: 'Falta o segundo fator' })
    await page.goto('/dashboard/clients')
    await expect(page.getByRole('heading', { name: 'Clientes' })).toBeVisible()
    await queryDatabase(
      site,
      'insert into security_settings (second_factor_required) values (true) on conflict (id) do update set second_factor_required = true',
    )
    try {
      await page.getByRole('link', { name: 'Projects', exact: true }).click()
      await expect(missing).toBeVisible()
      for (const path of ['/dashboard', '/dashboard/projects', '/dashboard/profile']) {
        await page.goto(path)
        await expect(missing, path).toBeVisible()
        await expect(page).toHaveURL(path)
      }
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Ligar o segundo fator' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Sua senha').fill(site.staffPassword)
      await dialog.getByRole('button', { name: 'Continuar' }).click()
      const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
      await dialog.getByLabel('Código do aplicativo').fill(codeOf(secret))
      await dialog.getByRole('button', { name: 'Ligar' }).click()
      await page.getByRole('button', { name: 'Já guardei' }).click()
      await expect(page.getByRole('heading', { name: 'Meu perfil' })).toBeVisible()
    } finally {
      await queryDatabase(site, 'update security_settings set second_factor_required = false')
      await queryDatabase(site, 'delete from two_factors')
      await queryDatabase(site, 'update users set two_factor_enabled = false')
    }
  })
})
