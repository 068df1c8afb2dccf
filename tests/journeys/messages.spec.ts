import { systemClock } from '#clock.ts'
import { addMessage, DAY, expectState, headingOf, listOf, openMessage, rowOf, stateOf } from './messages.ts'
import { expect, test } from './site.ts'

test.describe('the admin', () => {
  test.use({ as: 'admin' })

  test('[DSH-04] sees the messages of the last 30 days, newest first, and the older ones behind them', async ({
    page,
    site,
  }) => {
    const older = await addMessage(site, { name: 'Antiga', ago: 30 * DAY + 60_000 })
    const old = await addMessage(site, { name: 'Quase antiga', ago: 30 * DAY - 3_600_000 })
    const fresh = await addMessage(site, { message: 'Um suporte\npara a câmera.', created_at: systemClock.now() })
    await page.goto('/dashboard')
    await page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: /^Mensagens/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensagens')
    await expect(page).toHaveTitle('Mensagens')
    const rows = listOf(page).getByRole('listitem')
    await expect(rows.first()).toContainText('Um suporte para a câmera.')
    await expect(rowOf(page, fresh).getByText('Não lida')).toHaveCount(1)
    await expect(rowOf(page, fresh).getByRole('time')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    const dates = await listOf(page)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
    expect(dates).toEqual([...dates].sort().reverse())
    await expect(rowOf(page, old)).toBeVisible()
    await expect(rowOf(page, older)).toHaveCount(0)
    await page.getByRole('button', { name: 'Mensagens mais antigas' }).click()
    await expect(rowOf(page, older)).toBeVisible()
    await expect(listOf(page).getByText('Há mais de 30 dias')).toHaveCount(1)
  })

  test('opens a message, which then is read, and what was typed shows as it was typed', async ({ page, site }) => {
    const evil = '<img src=x onerror="document.title=1"><b>Olá</b>\n  javascript:alert(1)'
    const message = await addMessage(site, {
      contact: '<a href="https://malvado.exemplo">x</a>',
      message: evil,
      first_page: '/projects',
    })
    await page.goto('/dashboard/messages')
    await rowOf(page, message).click()
    await expect(page).toHaveURL(`/dashboard/messages?id=${message.id}`)
    const article = openMessage(page, message)
    await expect(article.getByText(evil)).toBeVisible()
    await expect(article).toContainText('<a href="https://malvado.exemplo">')
    await expect(article).toContainText('/projects')
    await expect(article.locator('a, img, b')).toHaveCount(0)
    await expect(article.getByText('Não deu para reconhecer')).toBeVisible()
    await expect(rowOf(page, message).getByText('Não lida')).toHaveCount(0)
    await expectState(site, message, { read: true })
    await page.reload()
    await expect(headingOf(page, message)).toBeVisible()
    await page.goBack()
    await expect(article).toHaveCount(0)
  })

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

  test('archives and takes it back; finds it among the archived; deletes only when sure', async ({
    page,
    site,
    complaints,
  }) => {
    const next = await addMessage(site)
    const message = await addMessage(site, { created_at: systemClock.now() })
    await page.goto(`/dashboard/messages?id=${message.id}`)
    await openMessage(page, message).getByRole('button', { name: 'Arquivar' }).click()
    await expect(rowOf(page, message)).toHaveCount(0)
    await expect(page).not.toHaveURL(new RegExp(`id=${message.id}$`))
    await expectState(site, message, { archived: true })
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(rowOf(page, message)).toBeVisible()
    await expectState(site, message, { archived: false })

    await rowOf(page, message).click()
    await openMessage(page, message).getByRole('button', { name: 'Arquivar' }).click()
    // Who goes on to another message does not find the button there.
    await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
    await listOf(page).getByRole('link').last().click()
    await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
    await listOf(page).getByText('Arquivadas', { exact: true }).click()
    await expect(page).toHaveURL('/dashboard/messages?filter=archived')
    await rowOf(page, message).click()
    await openMessage(page, message).getByRole('button', { name: 'Excluir' }).click()
    const dialog = page.getByRole('dialog', { name: `Excluir a mensagem de ${message.name}?` })
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await stateOf(site, message)).toBeDefined()
    await openMessage(page, message).getByRole('button', { name: 'Excluir' }).click()
    await dialog.getByRole('button', { name: 'Excluir' }).click()
    await expect(page.getByText('1 mensagem excluída.')).toBeVisible()
    await expect(rowOf(page, message)).toHaveCount(0)
    await expect.poll(() => stateOf(site, message)).toBeUndefined()
    expect(await stateOf(site, next)).toBeDefined()

    complaints.allow(/status of 404 .*\/contact\/item$/)
    await page.goto(`/dashboard/messages?id=${message.id}`)
    await expect(page.getByRole('heading', { name: 'Esta mensagem não existe mais' })).toBeVisible()
  })

  test('searches all messages, with the words in the address', async ({ page, site }) => {
    const message = await addMessage(site, {
      name: 'Cecília',
      message: 'Três impressões do protótipo.',
      ago: 200 * DAY,
      archived: true,
    })
    const other = await addMessage(site)
    await page.goto('/dashboard/messages')
    await expect(rowOf(page, other)).toBeVisible()
    const box = page.getByRole('searchbox', { name: 'Procurar em todas as mensagens' })
    await box.pressSequentially('impressao prot')
    await expect(rowOf(page, message)).toContainText('Arquivada')
    await expect(rowOf(page, other)).toHaveCount(0)
    await expect(page).toHaveURL('/dashboard/messages?q=impressao+prot')
    await page.reload()
    await expect(box).toHaveValue('impressao prot')
    await rowOf(page, message).click()
    await expect(headingOf(page, message)).toBeVisible()
    await box.fill('xyzzyqwv')
    await expect(page.getByRole('heading', { name: 'Nada com “xyzzyqwv”' })).toBeVisible()
    await page.getByRole('button', { name: 'Limpar a busca' }).click()
    await expect(rowOf(page, other)).toBeVisible()
    await expect(box).toHaveValue('')
  })
})

test.describe('other staff', () => {
  test.use({ as: 'staff' })

  test('find no messages and are told whose area it is', async ({ page }) => {
    await page.goto('/dashboard')
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    await expect(menu.getByRole('link', { name: 'Calendário' })).toBeVisible()
    await expect(menu.getByRole('link', { name: /^Mensagens/ })).toHaveCount(0)
    await page.goto('/dashboard/messages')
    await expect(page.getByRole('heading', { name: 'Esta área é da administração' })).toBeVisible()
  })
})
