import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from './answers.ts'
import { openScreen } from './screen.tsx'

test('the log-in keeps its form while the server is away', async () => {
  await openScreen('/login', {
    as: 'visitor',
    answers: { accounts: { password: { ways: refuse('unavailable', 'O banco de dados não responde.') } } },
  })
  await expect.element(page.getByLabelText('Senha', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Esqueci a senha' }).click()
  await expect.element(page.getByRole('button', { name: 'Pedir o link' })).toBeVisible()
})
