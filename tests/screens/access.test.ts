import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ADMIN_SCREENS, SCREENS } from '../journeys/screens.ts'
import { expectAccessible } from './accessible.ts'
import { openScreen } from './screen.tsx'

test('[NAV-02] without a session every address of the dashboard goes to the login', async () => {
  const screen = await openScreen('/set-password', { as: 'visitor' })
  for (const [path] of [...SCREENS, ...ADMIN_SCREENS]) {
    // It does not come to rest: nothing is shown until the login opens.
    void screen.go(path)
    await expect.poll(() => screen.left.at(-1), { message: path }).toBe(`/login?return=${encodeURIComponent(path)}`)
  }
})

test('who comes to the login with a session is told that the screen is not theirs, narrow and wide', async () => {
  await openScreen('/login?return=%2Fdashboard%2Farchive', {
    as: 'staff',
    // Asked for where the pointer of another test rests on the way home.
    answers: { site: { home: () => new Promise<never>(() => undefined) } },
  })
  await expect.element(page.getByText('Esta área é da administração.')).toBeVisible()
  for (const width of [1440, 768, 360]) {
    await page.viewport(width, 900)
    await expectAccessible()
  }
})

test('whose session ended while they were writing is told at the login that their text is kept', async () => {
  const kept = /^O que não foi salvo está guardado neste navegador/
  await openScreen('/login?return=%2Fdashboard%2Fcreate-archive', {
    as: 'visitor',
    stored: { 'draft:1:archive:new': '{}' },
  })
  await expect.element(page.getByText(kept)).toBeVisible()
  await expectAccessible()
})

test('who has nothing to save reads nothing of it', async () => {
  await openScreen('/login?return=%2Fdashboard', { as: 'visitor' })
  await expect.element(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  await expect.element(page.getByText(/guardado neste navegador/)).not.toBeInTheDocument()
})

test.each([
  [true, 'Para lá vai um link com que se escolhe outra senha.', 'Pedir o link'],
  [false, 'Esta instalação ainda não envia e-mails', 'Anotar o pedido'],
])('who forgot the password reads how the link comes; by e-mail: %s', async (mailed, text, name) => {
  await openScreen('/login', {
    as: 'visitor',
    answers: { accounts: { password: { ways: () => ({ data: { mailed } }) } } },
  })
  await page.getByRole('button', { name: 'Esqueci a senha' }).click()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('button', { name })).toBeVisible()
})
