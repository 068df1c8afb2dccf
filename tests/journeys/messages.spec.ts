import { systemClock } from '#clock.ts'
import { addMessage, expectState, openMessage, rowOf } from './messages.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin' })

test('answers by mail, WhatsApp or Telegram, copies the contact, and takes the mark back', async ({
  page,
  site,
  context,
  complaints,
}) => {
  complaints.allow(/foreign host/)
  await context.route(/wa\.me|t\.me/, (route) => route.fulfill({ body: 'outro lugar' }))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const contact = 'ana@exemplo.com.br, (11) 98765-4321 ou @ana_souza'
  const message = await addMessage(site, { contact, message: 'Fazem em ABS?\nAté quando?' })
  await page.goto(`/dashboard/messages?id=${message.id}`)
  const article = openMessage(page, message)
  const mail = new URL((await article.getByRole('link', { name: 'Responder por e-mail' }).getAttribute('href')) ?? '')
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'ana@exemplo.com.br'])
  expect(mail.searchParams.get('subject')).toBe('Sua mensagem para Três Camadas')
  expect(mail.searchParams.get('body')).toContain('> Fazem em ABS?\r\n> Até quando?')
  await expect(article.getByRole('link', { name: 'Abrir no Telegram' })).toHaveAttribute(
    'href',
    'https://t.me/ana_souza',
  )

  const opened = page.waitForEvent('popup')
  await article.getByRole('link', { name: 'Abrir no WhatsApp' }).click()
  expect((await opened).url()).toMatch(/^https:\/\/wa\.me\/5511987654321\?text=Ol/)
  await page.bringToFront()
  const mark = article.getByRole('button', { name: 'Respondida' })
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await expect(rowOf(page, message)).toContainText('Respondida')
  await expectState(site, message, { answered: true })
  await mark.click()
  await expectState(site, message, { answered: false })

  await article.getByRole('button', { name: 'Copiar contato' }).click()
  await expect(page.getByText('copiado!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(contact)
})

test('sees new messages without loading the page again', async ({ page, site }) => {
  await page.clock.install()
  const known = await addMessage(site)
  await page.goto('/dashboard/messages')
  await page.clock.runFor(2000)
  await expect(rowOf(page, known)).toBeVisible()
  const news = await addMessage(site, { created_at: systemClock.now() })
  await page.clock.runFor(61_000)
  await expect(rowOf(page, news)).toBeVisible()
})
