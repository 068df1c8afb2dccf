import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectAccessibleAt } from './accessible.ts'
import { cutOff, hold } from './answers.ts'
import { focus, holdKey, press } from './keys.ts'
import {
  address,
  article,
  DAY,
  expectState,
  headingOf,
  list,
  MESSAGES,
  mailboxWith,
  messageWith,
  openMessages,
  row,
} from './messages.ts'

const box = () => page.getByRole('searchbox', { name: 'Buscar em todas as mensagens' })
const dialog = (name: string) => page.getByRole('dialog', { name })
test('[DSH-04] the messages of the last 30 days are listed with date and time, and the older ones behind them', async () => {
  const fresh = messageWith(1, { message: 'Um suporte\npara a câmera.' })
  const [old, older] = [messageWith(2, {}, 30 * DAY - 3_600_000), messageWith(3, {}, 30 * DAY + 60_000)]
  const screen = await openMessages(mailboxWith(fresh, old, older))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Mensagens')
  await expect.poll(() => document.title).toBe('Mensagens')
  await expect.element(list().getByRole('listitem').first()).toMatchTextContent(/Um suporte para a câmera\./)
  await expect.element(row(fresh).getByText('Não lida')).toBeInTheDocument()
  const at = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' })
  const written = at.format(Date.parse(fresh.created_at)).replace(',', '')
  await expect.element(row(fresh).getByRole('time')).toHaveTextContent(written)
  expect(screen.calls('contact.list')[0]).toMatchObject({ age: 'recent' })
  await expect.element(row(old)).toBeVisible()
  await expect.element(row(older)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Mensagens mais antigas' }).click()
  await expect.element(row(older)).toBeVisible()
  expect(list().getByText('Há mais de 30 dias').elements()).toHaveLength(1)
})

test('a message that is opened is read, and what was typed shows as it was typed', async () => {
  const evil = '<img src=x onerror="document.title=1"><b>Olá</b>\n  javascript:alert(1)'
  const contact = '<a href="https://malvado.exemplo">x</a>'
  const message = messageWith(1, { contact, message: evil, first_page: '/projects' })
  const mailbox = mailboxWith(message)
  const screen = await openMessages(mailbox)
  await row(message).click()
  await expect.poll(address).toBe(`${MESSAGES}?id=1`)
  const open = article(message)
  await expect.element(open).toBeVisible()
  const { textContent } = open.element()
  for (const text of [evil, contact, '/projects', 'Não deu para reconhecer']) expect(textContent).toContain(text)
  expect(open.element().querySelector('a:not([href*="budget-create"]), img, b')).toBeNull()
  await expect.element(row(message).getByText('Não lida')).not.toBeInTheDocument()
  await expectState(mailbox, 1, { read: true })
  await screen.reload()
  await expect.element(headingOf(message)).toBeVisible()
  history.back()
  await expect.element(open).not.toBeInTheDocument()
})

test('a message is archived and taken back, found among the archived, and deleted only when sure', async () => {
  const [message, next] = [messageWith(1), messageWith(2)]
  const mailbox = mailboxWith(message, next)
  const screen = await openMessages(mailbox, '?id=1')
  const undo = page.getByRole('button', { name: 'Desfazer' })
  await article(message).getByRole('button', { name: 'Arquivar' }).click()
  await expect.element(row(message)).not.toBeInTheDocument()
  await expect.poll(address).not.toMatch(/id=1$/)
  await expectState(mailbox, 1, { archived: true })
  await undo.click()
  await expect.element(row(message)).toBeVisible()
  await expectState(mailbox, 1, { archived: false })

  await row(message).click()
  await article(message).getByRole('button', { name: 'Arquivar' }).click()
  // Who goes on to another message does not find the button there.
  await expect.element(undo).toBeVisible()
  await page.getByText('Arquivadas', { exact: true }).click()
  await expect.element(undo).not.toBeInTheDocument()
  await expect.poll(address).toBe(`${MESSAGES}?filter=archived`)
  await row(message).click()
  const remove = article(message).getByRole('button', { name: 'Excluir' })
  const question = dialog(`Excluir a mensagem de ${message.name}?`)
  await remove.click()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(screen.calls('contact.remove')).toEqual([])
  await remove.click()
  await question.getByRole('button', { name: 'Excluir' }).click()
  await expect.element(page.getByText('1 mensagem excluída.')).toBeVisible()
  await expect.element(row(message)).not.toBeInTheDocument()
  expect(screen.calls('contact.remove')).toEqual([{ ids: [1] }])

  await screen.go(`${MESSAGES}?id=1`)
  await expect.element(page.getByRole('heading', { name: 'Esta mensagem não existe mais' })).toBeVisible()
})

test('all messages are searched, with the words in the address', async () => {
  const message = messageWith(1, { message: 'Três impressões do protótipo.', archived: true }, 200 * DAY)
  const other = messageWith(2)
  const screen = await openMessages(mailboxWith(other, message))
  await expect.element(row(other)).toBeVisible()
  focus(box())
  await userEvent.keyboard('impressoes prot')
  await expect.element(row(message)).toMatchTextContent(/Arquivada/)
  await expect.element(row(other)).not.toBeInTheDocument()
  await expect.poll(address).toBe(`${MESSAGES}?q=impressoes+prot`)
  await screen.reload()
  await expect.element(box()).toHaveValue('impressoes prot')
  await row(message).click()
  await expect.element(headingOf(message)).toBeVisible()
  await box().fill('xyzzyqwv')
  await expect.element(page.getByRole('heading', { name: 'Nada com “xyzzyqwv”' })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar a busca' }).first().click()
  await expect.element(row(other)).toBeVisible()
  await expect.element(box()).toHaveValue('')
})

test('who reads is told when messages do not come or are not changed, and tries again', async () => {
  const message = messageWith(1, { read: true })
  const mailbox = mailboxWith(message)
  const { answers } = mailbox
  const screen = await openMessages({ ...mailbox, answers: { contact: { list: cutOff } } })
  await expect.element(page.getByRole('heading', { name: 'As mensagens não vieram' })).toBeVisible()
  screen.answer(answers)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await row(message).click()
  await expect.element(headingOf(message)).toBeVisible()

  screen.answer({ contact: { update: cutOff } })
  await press('e')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Confira a conexão' }).first()).toBeVisible()
  await expect.element(row(message)).toBeVisible()
  expect(mailbox.stateOf(1)).toMatchObject({ archived: false })
})

test('on a telephone list and message are read one after the other; both pass axe', async () => {
  const message = messageWith(1, {
    ...{ name: `Im${'p'.repeat(98)}`, contact: 'c'.repeat(190), message: `${'x'.repeat(3000)} fim` },
  })
  await openMessages(mailboxWith(message, messageWith(2, { answered: true })), '', 360)
  await expect.element(row(message)).toBeVisible()
  await expectAccessible()
  await row(message).click()
  await expect.element(headingOf(message)).toHaveFocus()
  await expect.element(list()).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: 'Voltar à lista' }).click()
  await expect.element(row(message)).toHaveFocus()
})

test('on a wide screen list and message are side by side; both pass axe', async () => {
  const message = messageWith(1, { answered: true })
  await openMessages(mailboxWith(message))
  await page.getByRole('checkbox', { name: 'Selecionar todas' }).click()
  await row(message).click()
  await expect.element(headingOf(message)).toBeVisible()
  await expect.element(list()).toBeVisible()
  await expectAccessibleAt(1280)
})

test('by keys a message is entered, its actions follow it, and r answers and o begins a quote', async () => {
  const messages = [messageWith(1), messageWith(2), messageWith(3)]
  const [first, second] = messages
  const mailbox = mailboxWith(...messages)
  const screen = await openMessages(mailbox)
  // The quote itself is another screen's test: its number never comes.
  screen.answer({ budgets: { newId: hold(() => ({ id: 41 })).answer } })
  await expect.element(row(first!)).toBeVisible()
  focus(row(first!))
  await press('Enter')
  await expect.element(headingOf(first!)).toHaveFocus()
  await press('Tab')
  await expect.element(page.getByRole('link', { name: 'Responder por e-mail' })).toHaveFocus()
  await press('j')
  await expect.element(row(second!)).toHaveFocus()
  await expect.element(headingOf(second!)).toBeVisible()
  await press('Enter')
  await expect.element(headingOf(second!)).toHaveFocus()
  const mail = page.getByRole('link', { name: 'Responder por e-mail' })
  const clicked = new Promise((resolve) =>
    mail.element().addEventListener('click', (event) => {
      event.preventDefault()
      resolve(true)
    }),
  )
  await press('r')
  expect(await clicked).toBe(true)
  await expectState(mailbox, 2, { answered: true })
  await press('o')
  await expect.poll(address).toBe('/dashboard/budget-create?mensagem=2')
})

test('e that is held archives one message', async () => {
  const messages = [messageWith(1), messageWith(2), messageWith(3)]
  const mailbox = mailboxWith(...messages)
  const screen = await openMessages(mailbox, '?id=1')
  await expect.element(headingOf(messages[0]!)).toBeVisible()
  focus(row(messages[0]!))
  await press('e')
  await expectState(mailbox, 1, { archived: true })
  await expect.element(headingOf(messages[1]!)).toBeVisible()
  holdKey(row(messages[1]!), 'e')
  await screen.quiet()
  expect(mailbox.messages.filter(({ archived }) => archived)).toHaveLength(1)
})

test('who comes back by the arrows to a message that was entered stays in the list', async () => {
  const [first, second] = [messageWith(1), messageWith(2)]
  await openMessages(mailboxWith(first, second))
  await expect.element(row(first)).toBeVisible()
  focus(row(first))
  await press('Enter')
  await expect.element(headingOf(first)).toHaveFocus()
  focus(row(first))
  await press('ArrowDown')
  await expect.element(headingOf(second)).toBeVisible()
  await expect.element(row(second)).toHaveFocus()
  await press('ArrowUp')
  await expect.element(headingOf(first)).toBeVisible()
  await expect.element(row(first)).toHaveFocus()
})
