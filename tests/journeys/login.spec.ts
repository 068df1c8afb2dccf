import { ADMIN, expect, NO_SESSION, STAFF, signIn, test } from './site.ts'

/** Everything the browser keeps for the site, in one text. */
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])

test('[LOG-01] e-mail and password are asked for, and lead to the dashboard with the record kept under user', async ({
  page,
}) => {
  await page.goto('/login')
  const email = page.getByLabel('E-mail')
  const password = page.getByLabel('Senha', { exact: true })
  await expect(email).toHaveAttribute('type', 'email')
  await expect(email).toHaveAttribute('required')
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveAttribute('required')

  // Nothing is sent until both are there.
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/login') && request.method() === 'POST') calls++
  })
  const enter = page.getByRole('main').getByRole('button', { name: 'Entrar' })
  await enter.click()
  await expect(email).toBeFocused()
  await email.fill('marina')
  await password.fill(ADMIN.password)
  await enter.click()
  await expect(email).toBeFocused()
  expect(await email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true)
  expect(calls).toBe(0)

  await email.fill(ADMIN.email.toUpperCase())
  await enter.click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Dashboard/)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? ''))).toEqual({
    id: 1,
    nome: expect.any(String),
    email: ADMIN.email,
  })
})

test('what is missing or malformed is said in Portuguese, whatever the browser speaks', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  await page.goto('/login')
  const said = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement) => field.validationMessage)
  const enter = page.getByRole('main').getByRole('button', { name: 'Entrar' })
  await enter.click()
  expect(await said('E-mail')).toBe('Preencha este campo.')
  await page.getByLabel('E-mail').fill('marina')
  await enter.click()
  expect(await said('E-mail')).toBe('Escreva um e-mail inteiro, como ana@exemplo.com.br.')
  await page.getByLabel('E-mail').fill(ADMIN.email)
  expect(await said('E-mail')).toBe('')
  await enter.click()
  expect(await said('Senha')).toBe('Preencha este campo.')
  // Half a megabyte that only who is signed in needs.
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => name.includes('/assets/login-form-'))).not.toEqual([])
  expect(loaded.filter((name) => name.includes('/assets/workbench-'))).toEqual([])
  await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password)
  // Whole for the browser, but not for the server.
  await page.getByLabel('E-mail').fill('marina@exemplo')
  await enter.click()
  await expect(page.getByText('Este e-mail não parece completo.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await enter.click()
  await expect(page).toHaveURL('/dashboard')
})

test('no password rests in the browser, whatever one does there', async ({ page }) => {
  await signIn(page, ADMIN)
  await page.getByRole('link', { name: 'Archives', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'My Archives' })).toBeVisible()
  const stored = await page.evaluate(kept)
  expect(stored).toContain(ADMIN.email)
  expect(stored).not.toContain(ADMIN.password)
  expect(stored).not.toContain('senha')
  // The session's cookie is out of every script's reach.
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([])
  expect(cookies.map(({ name, sameSite }) => `${name} ${sameSite}`).sort()).toEqual([
    'vitrine.known Lax',
    'vitrine.session_token Lax',
  ])
  expect(JSON.stringify(cookies)).not.toContain(ADMIN.password)
})

test('[LOG-02] a refused login shows the server’s own words under the password, and keeps the e-mail', async ({
  page,
  complaints,
}) => {
  complaints.allow(/401/)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('ninguem@exemplo.com.br')
  const password = page.getByLabel('Senha', { exact: true })
  await password.fill('errada')
  const refusal = page.waitForResponse((response) => response.url().endsWith('/api/v1/login'))
  await password.press('Enter')
  const { data } = await (await refusal).json()
  const failure = page.getByText(data.error)
  await expect(failure).toBeVisible()
  await expect(password).toHaveAccessibleDescription(data.error)
  await expect(password).toBeFocused()
  const [field, text] = [await password.boundingBox(), await failure.boundingBox()]
  expect(text!.y).toBeGreaterThanOrEqual(field!.y + field!.height)
  await expect(page.getByLabel('E-mail')).toHaveValue('ninguem@exemplo.com.br')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('the password can be looked at while it is typed', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar senha' }).click()
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'password')
})

test('[NAV-11] whoever was on the way somewhere arrives there after the login', async ({ page, complaints }) => {
  complaints.allow(NO_SESSION)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/dashboard/create-archive?id=2')
  await expect(page).toHaveURL(`/login?return=${encodeURIComponent('/dashboard/create-archive?id=2')}`)
  expect(logged).toContain('Usuário não encontrado')
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/dashboard/create-archive?id=2')
  await expect(page.getByRole('heading', { name: 'Update Archive' })).toBeVisible()
})

test('the login leads nowhere outside the site', async ({ page, complaints }) => {
  complaints.allow(NO_SESSION)
  await page.goto(`/login?return=${encodeURIComponent('//example.com/dashboard')}`)
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('who leaves is out: in this tab, in the others and on the server', async ({ page, context, site, complaints }) => {
  complaints.allow(NO_SESSION)
  await signIn(page, { ...STAFF, password: site.staffPassword })
  const other = await context.newPage()
  // Calls of the other tab reach the server after the sign-out, which would refuse them.
  const signedOut = page.waitForResponse((response) => response.url().endsWith('/api/v1/logout'))
  const isHeld = Promise.withResolvers<void>()
  await other.route(/\/api\/v1\/(session$|notices\?)/, async (route) => {
    isHeld.resolve()
    await signedOut
    await route.continue()
  })
  await other.goto('/dashboard/calendar')
  await expect(other.getByRole('heading', { name: 'Criar Evento' })).toBeVisible()
  await isHeld.promise
  await page.getByRole('button', { name: `Conta de ${STAFF.email}` }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL(/\/login\?return=/)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  expect((await context.request.get('/api/v1/session')).status()).toBe(403)
})
