import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { focus, press } from './keys.ts'
import { address, expectState, headingOf, MESSAGES, mailboxWith, messageWith, openMessages, row } from './messages.ts'

const box = () => page.getByRole('searchbox', { name: 'Buscar em todas as mensagens' })

test('messages are worked on by keyboard, and the letters can be turned off', async () => {
  const messages = [messageWith(1), messageWith(2), messageWith(3)] as const
  const [first, second, third] = messages
  const mailbox = mailboxWith(...messages)
  const choose = () => ({ result: true as const, data: { counter: 1 } })
  const screen = await openMessages(mailbox, '?filter=all')
  screen.answer({ accounts: { profile: { choose } } })
  await expect.element(row(third)).toBeVisible()
  for (const message of messages) {
    await press('j')
    await expect.element(headingOf(message)).toBeVisible()
    await expect.element(row(message)).toHaveFocus()
  }
  await press('k')
  await expect.element(headingOf(second)).toBeVisible()
  await press('ArrowUp')
  await expect.element(headingOf(first)).toBeVisible()
  await press('e')
  await expectState(mailbox, 1, { archived: true, read: true })
  await press('u')
  await expect.element(headingOf(first)).not.toBeInTheDocument()
  await expect.element(row(first)).toHaveFocus()
  await expectState(mailbox, 1, { read: false })
  // A choice that was clicked has the focus: letters act there, and its arrows stay its own.
  await page.getByText('Arquivadas', { exact: true }).click()
  await page.getByText('Todas', { exact: true }).click()
  await expect.element(page.getByRole('radio', { name: 'Todas' })).toHaveFocus()
  await press('j')
  await expect.element(row(first)).toHaveFocus()
  await expect.element(headingOf(first)).toBeVisible()
  // Where one types they are letters.
  focus(box())
  await press('j')
  await expect.element(box()).toHaveValue('j')
  await expect.poll(address).toContain('q=j')

  await screen.go(`${MESSAGES}?id=3`)
  await expect.element(headingOf(third)).toBeVisible()
  await page.getByRole('button', { name: 'Atalhos do teclado' }).click()
  const letters = page.getByRole('switch', { name: 'Usar as letras como atalhos' })
  await letters.click()
  await expect.element(letters).not.toBeChecked()
  await press('Escape')
  await expect.element(letters).not.toBeInTheDocument()
  await press('e')
  await press('u')
  await expect.element(headingOf(third)).toBeVisible()
  await screen.quiet()
  expect(mailbox.stateOf(3)).toMatchObject({ read: true, archived: false })
})

test('the same is done with several at once', async () => {
  const several = [messageWith(1), messageWith(2)] as const
  const mailbox = mailboxWith(...several)
  await openMessages(mailbox, '?filter=all')
  await expect.element(row(several[0])).toBeVisible()
  const bar = page.getByRole('group', { name: 'Com as selecionadas' })
  const all = page.getByRole('checkbox', { name: 'Selecionar todas' })
  for (const [name, state] of [
    ['Lidas', { read: true }],
    ['Não lidas', { read: false }],
    ['Arquivar', { archived: true }],
    ['Desarquivar', { archived: false }],
  ] as const) {
    await all.click()
    await bar.getByRole('button', { name, exact: true }).click()
    for (const { id } of several) await expectState(mailbox, id, state)
    await expect.element(all).not.toBeChecked()
  }
  await page.getByRole('checkbox', { name: `Selecionar a mensagem de ${several[0].name}` }).click()
  await bar.getByRole('button', { name: 'Excluir' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect.element(row(several[0])).not.toBeInTheDocument()
  await expect.element(row(several[1])).toBeVisible()
  expect(mailbox.stateOf(1)).toBeUndefined()
})

test('the archiving of several is undone, but for those that were archived before', async () => {
  const [before, now] = [messageWith(1, { archived: true }), messageWith(2)]
  const mailbox = mailboxWith(before, now)
  const screen = await openMessages(mailbox, '?filter=all')
  await expect.element(row(before)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Selecionar todas' }).click()
  await page.getByRole('group', { name: 'Com as selecionadas' }).getByRole('button', { name: 'Arquivar' }).click()
  await expectState(mailbox, 2, { archived: true })
  await expect.element(page.getByText('1 mensagem arquivada.')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expectState(mailbox, 2, { archived: false })
  expect(mailbox.stateOf(1)).toMatchObject({ archived: true })
  expect(screen.calls('contact.update').at(-1)).toEqual({ ids: [2], archived: false })
})
