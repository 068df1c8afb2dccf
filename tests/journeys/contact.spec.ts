import type { Page } from '@playwright/test'
import { queryDatabase } from './database.ts'
import { CUT_OFF, failCalls } from './network.ts'
import { expect, expectAccessible, type Site, test } from './site.ts'

const SENT = 'Mensagem enviada com sucesso! Entraremos em contato em breve.'
const WAITS = 'Sem conexão: sua mensagem está guardada neste navegador e vai assim que houver rede. Não feche a página.'
const fields = (page: Page) => ({
  name: page.getByLabel('Nome'),
  contact: page.getByLabel('Contato', { exact: true }),
  message: page.getByLabel('Mensagem', { exact: true }),
  send: page.getByRole('button', { name: 'Enviar mensagem' }),
})
const kept = (site: Site, name: string) =>
  queryDatabase<{ contact: string; message: string; first_page: string }>(
    site,
    'select contact, message, first_page from contact_messages where name = $1',
    [name],
  )
const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('contact-outbox-')).length)

// Messages of one address are limited, and other tests' were sent from it.
test.beforeEach(({ site }) => queryDatabase(site, 'delete from rate_limits'))

/** Fills in the form and sends it. */
async function write(page: Page, name: string) {
  const form = fields(page)
  await form.name.fill(name)
  await form.contact.fill('@ana_souza')
  await form.message.fill('Preciso de 40 suportes.')
  await form.send.click()
}

test('[CON-01] the form asks for name, contact and message, and the direct ways stand beside it', async ({ page }) => {
  await page.goto('/contact')
  const form = fields(page)
  for (const field of [form.name, form.contact, form.message]) await expect(field).toHaveAttribute('required')
  await expect(form.contact).toHaveAccessibleDescription('WhatsApp, Telegram ou e-mail')
  const ways = page.getByRole('main').getByRole('complementary').getByRole('link')
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const kind of ['mailto:', 'https://wa.me/', 'https://t.me/'])
    expect(addresses.filter((address) => address.startsWith(kind))).toHaveLength(1)
  await expect(page.getByRole('main').getByRole('link', { name: 'aviso de privacidade' })).toHaveAttribute(
    'href',
    '/privacy',
  )

  // Nothing is sent until all three are there.
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/contact')) calls++
  })
  await form.send.click()
  await expect(form.name).toBeFocused()
  await form.name.fill('Ana')
  await form.message.fill('Olá')
  await form.send.click()
  await expect(form.contact).toBeFocused()
  await expect(form.contact).toHaveAccessibleDescription(/Preencha este campo\./)
  expect(calls).toBe(0)
  await expectAccessible(page)
})

test('[CON-02] a contact that gives no way to answer is hinted at, asked about once, and taken', async ({
  page,
  site,
}) => {
  await page.goto('/contact')
  const form = fields(page)
  const hint = /Talvez isto não baste para respondermos/
  await form.name.fill('Bia sem nada')
  await form.contact.pressSequentially('@bia')
  await expect(form.contact).not.toHaveAccessibleDescription(hint)
  await form.message.fill('Olá')
  await expect(form.contact).toHaveAccessibleDescription(hint)
  await expectAccessible(page)
  // The hint goes as soon as the contact would do.
  await form.contact.fill('@bia_souza')
  await expect(form.contact).not.toHaveAccessibleDescription(hint)
  await form.contact.fill('x')
  await form.send.click()
  await expect(form.contact).toBeFocused()
  await expect(form.contact).toHaveAccessibleDescription(/Não reconhecemos um e-mail, telefone ou Telegram\./)
  expect(await kept(site, 'Bia sem nada')).toEqual([])
  await form.send.click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT)
  expect(await kept(site, 'Bia sem nada')).toMatchObject([{ contact: 'x' }])
})

test('[CON-02] by keyboard a message is written and arrives, with the first page of the visit', async ({
  page,
  site,
}) => {
  await page.goto('/archive')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Bia do teclado')
  await page.keyboard.press('Tab')
  await page.keyboard.type('bia@exemplo.com.br')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Uma placa.\nDuas camadas.')
  // Past the way to the privacy notice; the trap is in nobody's way.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(fields(page).send).toBeFocused()
  await page.keyboard.press('Enter')
  const notice = page.getByRole('main').getByRole('status')
  await expect(notice).toHaveText(SENT)
  await expect(notice).toBeFocused()
  expect(await kept(site, 'Bia do teclado')).toEqual([
    { contact: 'bia@exemplo.com.br', message: 'Uma placa.\nDuas camadas.', first_page: '/archive' },
  ])
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull()
  expect(await waiting(page)).toBe(0)
  expect(await page.context().cookies()).toEqual([])
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Escrever outra mensagem' }).click()
  await expect(fields(page).name).toHaveValue('')
})

test('what the server refuses is said beside the field, and nothing typed is lost', async ({ page, complaints }) => {
  complaints.allow(/422/)
  await page.goto('/contact')
  const form = fields(page)
  await write(page, '   ')
  const wrong = 'Preencha este campo.'
  await expect(page.getByText(wrong)).toBeVisible()
  await expect(form.name).toBeFocused()
  await expect(form.name).toHaveAttribute('aria-invalid', 'true')
  await expect(form.name).toHaveAccessibleDescription(wrong)
  await expect(form.message).toHaveValue('Preciso de 40 suportes.')
  expect(await waiting(page)).toBe(0)
  await expectAccessible(page)
  await form.name.fill('Ana')
  await expect(page.getByText(wrong)).toBeHidden()
  await expect(form.name).not.toHaveAttribute('aria-invalid')
})

test('a message sent without a connection arrives as soon as there is one again', async ({
  page,
  context,
  site,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/, CUT_OFF)
  await page.goto('/contact')
  await context.setOffline(true)
  await write(page, 'Caio sem rede')
  const notice = page.getByRole('main').getByRole('status')
  await expect(notice).toHaveText(WAITS)
  await expect(notice).toBeFocused()
  expect(await waiting(page)).toBe(1)
  expect(await kept(site, 'Caio sem rede')).toEqual([])
  await expectAccessible(page)
  await context.setOffline(false)
  // Said to be sent once it has arrived.
  await expect(notice).toHaveText(SENT)
  await expect.poll(() => waiting(page)).toBe(0)
  expect(await kept(site, 'Caio sem rede')).toHaveLength(1)
})

test('a page that lost its connection before it was touched keeps what is written', async ({
  context,
  site,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/, CUT_OFF)
  // Not the tests' own page, whose scripts start at once.
  const page = await context.newPage()
  await page.goto('/contact', { waitUntil: 'networkidle' })
  // Until the modules are in the browser's cache.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')))
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await write(page, 'Ivo no túnel')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(WAITS)
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT)
  expect(await kept(site, 'Ivo no túnel')).toHaveLength(1)
})

test('where the scripts cannot be had, what is typed is there when the page opens again', async ({
  context,
  complaints,
}) => {
  complaints.allow(CUT_OFF)
  const page = await context.newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  await fields(page).name.fill('Lia sem roteiro')
  await fields(page).message.fill('Duas caixas.')
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(fields(page).name).toHaveValue('Lia sem roteiro')
  await expect(fields(page).message).toHaveValue('Duas caixas.')
})

test('a message that a full or failing server left behind arrives with the next page', async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/429|503/)
  await page.goto('/contact')
  const mend = await failCalls(page, '/contact/save', 429, 'Muitas tentativas seguidas.')
  await write(page, 'Duda na fila')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^O site não pôde receber sua mensagem agora/)
  await mend()
  const mendAgain = await failCalls(page, '/contact/save', 503, 'Fora do ar.')
  const failed = page.waitForResponse('**/contact/save')
  await page.goto('/archive')
  await failed
  expect(await waiting(page)).toBe(1)
  await mendAgain()
  await page.goto('/')
  await expect.poll(() => waiting(page)).toBe(0)
  expect(await kept(site, 'Duda na fila')).toEqual([
    { contact: '@ana_souza', message: 'Preciso de 40 suportes.', first_page: '/contact' },
  ])
})

test('an address begins the message, and what is typed survives a reload', async ({ page }) => {
  const words = 'Quero um orçamento: <b>50% & 3 peças</b>'
  await page.goto(`/contact?mensagem=${encodeURIComponent(words)}`)
  const form = fields(page)
  await expect(form.message).toHaveValue(words)
  await form.name.fill('Ana')
  await form.message.fill('Já é outra coisa.')
  await page.reload()
  await expect(form.message).toHaveValue('Já é outra coisa.')
  await expect(form.name).toHaveValue('Ana')
  await page.goto(`/contact?mensagem=${'x'.repeat(6000)}`)
  await expect(form.message).toHaveValue('Já é outra coisa.')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent, comes back with what is wrong, and arrives', async ({ page, site, complaints }) => {
    complaints.allow(/422/)
    await page.goto('/contact')
    await write(page, '   ')
    const form = fields(page)
    await expect(form.name).toHaveAccessibleDescription('Preencha este campo.')
    await expect(form.name).toBeFocused()
    await expect(form.contact).toHaveValue('@ana_souza')
    await expect(form.message).toHaveValue('Preciso de 40 suportes.')
    await form.name.fill('Eva sem roteiro')
    await form.send.click()
    await expect(page).toHaveURL('/contact?enviada=1')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT)
    expect(await kept(site, 'Eva sem roteiro')).toEqual([
      { contact: '@ana_souza', message: 'Preciso de 40 suportes.', first_page: '' },
    ])
    await page.getByRole('link', { name: 'Escrever outra mensagem' }).click()
    await expect(form.name).toHaveValue('')
  })
})
