import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Account } from '#domains/finance/accounts-contract.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const statement = {
  ...{ day: '2026-11-15', balance: '110.00', booked: '117.50', difference: '-7.50' },
  ...{ since: '2026-11-05', agreed_on: '2026-11-03' },
}
const account = sampleOf(Account, { id: 7, name: 'Itaú 7890', archived: false, statement })
const line = { id: 1, date: '2026-11-05', description: 'TARIFA', type: 'despesa', amount: '2.00', transfer: false }

test('an account shows the lines around the day since when ledger and bank differ, with the balance after each', async () => {
  const screen = await openScreen('/dashboard/financial-report/accounts', {
    answers: {
      finance: {
        accounts: {
          list: () => ({ data: [account], usual: null }),
          course: () => ({
            data: {
              before: '121.00',
              lines: [{ ...line, balance: '117.50' }] as never,
              days: [{ day: '2026-11-05', balance: '117.50', given: '110.00' }],
            },
          }),
        },
      },
    },
  })
  await page.getByRole('button', { name: 'Ver o saldo dia a dia: Itaú 7890' }).click()
  const dialog = page.getByRole('dialog', { name: 'Itaú 7890' })
  await expect.element(dialog.getByRole('row', { name: /TARIFA/ })).toBeVisible()
  expect(dialog.getByRole('row', { name: /TARIFA/ }).element().textContent).toMatch(/05\/11\/2026TARIFA.*2,00.*117,50/)
  const entry = dialog.getByRole('link', { name: 'TARIFA' })
  await expect.element(entry).toHaveAttribute('href', '/dashboard/financial-report?month=2026-11&id=1')
  await expect.element(dialog.getByText(/Aqui o livro tem R\$\s117,50/)).toBeVisible()
  expect(screen.calls('finance.accounts.course')).toEqual([{ id: 7, from: '2026-11-03', to: '2026-11-20' }])
})
