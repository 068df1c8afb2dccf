import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { hold } from './answers.ts'
import { frameAnswers } from './frame.ts'
import { openScreen } from './screen.tsx'

test('[NAV-10] a network that goes while the connection is being tried is said, and its return too', async () => {
  const screen = await openScreen('/dashboard/clients')
  const session = hold(frameAnswers('admin').accounts!.session!)
  screen.answer({ accounts: { session: session.answer } })
  const before = screen.calls('accounts.session').length
  screen.setOnline(true)
  await expect.poll(() => screen.calls('accounts.session').length).toBe(before + 1)
  screen.setOnline(false)
  session.letGo()
  const lost = page.getByText(/^Sem conexão/)
  await expect.element(lost).toBeVisible()
  screen.setOnline(true)
  await expect.element(lost).not.toBeInTheDocument()
})
