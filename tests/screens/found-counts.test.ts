import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MESSAGES, mailboxWith, messageWith, openMessages } from './messages.ts'

test('a search of messages that found more than it counts says so', async () => {
  const mailbox = mailboxWith(messageWith(1))
  const { list } = mailbox.answers.contact!
  mailbox.answers.contact!.list = (input) => ({ ...(list!(input) as object), total: 1001 }) as never
  await openMessages(mailbox, '?q=suportes')
  await expect.element(page.getByText('Mais de 1.000 mensagens com “suportes”')).toBeVisible()
  expect(location.pathname).toBe(MESSAGES)
})
