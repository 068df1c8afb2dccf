import type { Page } from '@playwright/test'
import { systemClock } from '#clock.ts'
import { queryDatabase } from './database.ts'
import { ADMIN, expect, expectAccessible, NO_SESSION, signIn, test } from './site.ts'

test.use({ as: 'admin' })

const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const enter = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true })
const PASSWORD = 'girassol na mesa'

async function openPeople(page: Page) {
  await page.goto('/dashboard/people')
  await expect(row(page, 'Davi Nunes')).toBeVisible({ timeout: 20_000 })
}

/** Invites somebody by the screen, and says the link that is shown for them. */
async function invite(page: Page, name: string, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Convidar pessoa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convidar pessoa' })
  await expect(dialog).toContainText('entregue-o você') // this installation sends no e-mails
  await dialog.getByLabel('Nome').fill(name)
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Convidar' }).click()
  const shown = page.getByRole('dialog', { name: `Link para ${name}` })
  const link = await shown.getByLabel('Link', { exact: true }).inputValue()
  await shown.getByRole('button', { name: 'Pronto' }).click()
  await expect(shown).toHaveCount(0)
  return link
}

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Ações para ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('somebody is invited, sets a password by the link and is in; the link has served', async ({
  page,
  visitor,
  complaints,
}) => {
  complaints.allow(/404 .*upload/)
  await openPeople(page)
  const link = await invite(page, 'Lia Torres', 'Lia@Exemplo.com.br')
  await expect(row(page, 'Lia Torres')).toContainText('Convidado')
  await expect(row(page, 'Lia Torres')).toContainText('lia@exemplo.com.br')

  const lia = await visitor.newPage()
  await lia.goto(link)
  await expect(lia.getByRole('heading', { level: 1 })).toHaveText('Olá, Lia.')
  await expectAccessible(lia)
  const password = lia.getByLabel('Nova senha')
  await expect(password).toBeFocused()
  await password.fill('curta')
  await lia.getByRole('button', { name: 'Definir a senha e entrar' }).click()
  await expect(lia.getByRole('alert').filter({ hasText: 'Use pelo menos 10' })).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill(PASSWORD)
  await expect(lia.getByText('Forte.')).toBeVisible()
  await lia.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await lia.getByRole('button', { name: 'Definir a senha e entrar' }).click()
  // Its strength is rated in a thread that starts with it.
  await expect(lia).toHaveURL('/dashboard', { timeout: 20_000 })
  expect(await lia.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '').nome)).toBe('Lia Torres')

  await lia.goto('/')
  await lia.goto(link)
  await expect(lia.getByRole('heading', { level: 1 })).toHaveText('Este link já foi usado.')
  await expectAccessible(lia)

  await page.reload()
  await expect(row(page, 'Lia Torres')).toContainText('Ativo')
})

test('an expired link says so, with the way to another one', async ({ page, site, visitor }) => {
  await openPeople(page)
  const link = await invite(page, 'Igor Melo', 'igor@exemplo.com.br')
  await queryDatabase(site, 'update password_links set expires_at = $1', [systemClock.now()])
  const igor = await visitor.newPage()
  await igor.goto(link)
  await expect(igor.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais.')
  await expectAccessible(igor)
  await igor.getByRole('link', { name: 'Pedir outro link' }).click()
  await expect(igor.getByRole('heading', { level: 1 })).toHaveText('Esqueci a senha')
  await igor.goto('/set-password')
  await expect(igor.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais.')
})

test('who is disabled is out at the next step and cannot come back, until they are enabled', async ({
  page,
  visitor,
  complaints,
}) => {
  complaints.allow(NO_SESSION, /403/, /401/)
  await openPeople(page)
  const link = await invite(page, 'Rui Prado', 'rui@exemplo.com.br')
  const rui = await visitor.newPage()
  await rui.goto(link)
  await rui.getByLabel('Nova senha').fill(PASSWORD)
  await rui.getByRole('button', { name: 'Definir a senha e entrar' }).click()
  await expect(rui).toHaveURL('/dashboard')
  // An open dashboard would leave by itself, which might come between.
  await rui.goto('/robots.txt')

  await page.reload()
  await act(page, 'Rui Prado', 'Desativar')
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click()
  await expect(toast(page, 'O acesso de Rui Prado foi desativado')).toBeVisible()
  await expect(row(page, 'Rui Prado')).toContainText('Desativado')

  await rui.goto('/dashboard/profile')
  await expect(rui).toHaveURL(/\/login/)
  await rui.getByLabel('E-mail').fill('rui@exemplo.com.br')
  await rui.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await enter(rui).click()
  await expect(rui.getByText('Este acesso foi desativado')).toBeVisible()

  await act(page, 'Rui Prado', 'Ativar')
  await expect(toast(page, 'O acesso de Rui Prado voltou')).toBeVisible()
  await enter(rui).click()
  await expect(rui).toHaveURL(/\/dashboard/)
  await rui.goto('/robots.txt')

  await page.reload()
  await act(page, 'Rui Prado', 'Encerrar as sessões')
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click()
  await expect(toast(page, 'Sessões encerradas')).toBeVisible()
  await rui.goto('/dashboard/profile')
  await expect(rui).toHaveURL(/\/login/)
})

test('an e-mail that is taken is told at its field; another one is taken, and one’s own access stays', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await openPeople(page)
  await invite(page, 'Bia Reis', 'bia@exemplo.com.br')
  await act(page, 'Bia Reis', 'Trocar o e-mail')
  const dialog = page.getByRole('dialog', { name: 'Trocar o e-mail de Bia Reis' })
  const email = dialog.getByLabel('E-mail')
  await expect(email).toHaveValue('bia@exemplo.com.br')
  await email.fill('DAVI@exemplo.com.br')
  await dialog.getByRole('button', { name: 'Trocar' }).click()
  await expect(email).toHaveAccessibleDescription(/Já há alguém com este e-mail\./)
  await email.fill('beatriz@exemplo.com.br')
  await dialog.getByRole('button', { name: 'Trocar' }).click()
  await expect(toast(page, 'E-mail trocado')).toBeVisible()
  await expect(row(page, 'Bia Reis')).toContainText('beatriz@exemplo.com.br')

  await page.getByRole('button', { name: 'Ações para Marina Reis' }).click()
  await expect(page.getByRole('menuitem', { name: 'Trocar o e-mail' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Desativar' })).toHaveCount(0)
})

test('who is made an administrator sees it in the tab that is open, and stays on their screen once it is taken back', async ({
  page,
  site,
  visitor,
  complaints,
}) => {
  complaints.allow(/422/)
  const davi = await visitor.newPage()
  await signIn(davi, { email: 'davi@exemplo.com.br', password: site.staffPassword })
  const people = davi.getByRole('navigation').getByRole('link', { name: 'Pessoas' })
  await expect(davi.getByRole('heading', { level: 1 })).toHaveText(/^Dashboard/)
  await expect(people).toHaveCount(0)

  await openPeople(page)
  const confirm = async (action: string, password: string) => {
    await act(page, 'Davi Nunes', action)
    await page.getByRole('dialog').getByLabel('Sua senha').fill(password)
    await page.keyboard.press('Enter')
  }
  await confirm('Tornar administrador', 'não é a minha')
  await expect(page.getByText('A senha não confere.')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Sua senha').fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Davi Nunes agora administra')).toBeVisible()
  await people.click()
  await expect(row(davi, 'Marina Reis')).toContainText('conta principal')
  await expect(davi.getByRole('button', { name: 'Ações para Marina Reis' })).toHaveCount(0)

  await confirm('Retirar a administração', ADMIN.password)
  await expect(toast(page, 'Davi Nunes não administra mais')).toBeVisible()
  await expect(davi.getByRole('heading', { name: 'Esta área é da administração' })).toBeVisible()
  await expect(people).toHaveCount(0)
  await expect(davi).toHaveURL('/dashboard/people')
})

test.describe('for who forgot the password', () => {
  test.use({ as: 'visitor' })
  test('the login leads to asking for a link, and answers alike for everybody', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Esqueci a senha' }).click()
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await expect(page.getByText('Esta instalação ainda não envia e-mails')).toBeVisible()
    await expectAccessible(page)
    const answers: string[] = []
    for (const email of ['davi@exemplo.com.br', 'ninguem@exemplo.com.br']) {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Esqueci a senha' }).click()
      await page.getByLabel('E-mail').fill(email)
      await page.getByRole('button', { name: 'Anotar o pedido' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('O pedido foi anotado.')
      answers.push((await page.getByRole('main').innerText()).replace(email, ''))
    }
    expect(answers[0]).toBe(answers[1])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Voltar à entrada' }).click()
    await expect(page.getByLabel('Senha', { exact: true })).toBeVisible()
  })

  test('the login works as before beside it', async ({ page, site }) => {
    await signIn(page, { email: 'davi@exemplo.com.br', password: site.staffPassword })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Dashboard/)
  })
})
