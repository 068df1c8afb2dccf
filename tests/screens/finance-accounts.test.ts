import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Account } from '#domains/finance/accounts-contract.ts'
import { Category } from '#domains/finance/categories-contract.ts'
import { expectAccessibleAt } from './accessible.ts'
import type { Answers } from './answers.ts'
import { dialog, open, row, saved } from './finance.ts'
import { sampleOf } from './plain-answer.ts'

test('an account shows its balance beside the bank’s, and since when they differ', async () => {
  const bank = (fields: Partial<Account>) =>
    sampleOf(Account, {
      id: 1,
      name: 'Banco da Ilha',
      balance: '150.00',
      opening_balance: '100.00',
      revision: 1,
      count: 6,
      ...fields,
    })
  const cash = sampleOf(Account, { id: 2, name: 'Gaveta', kind: 'cash', balance: '0.00' })
  const given = {
    day: '2009-03-02',
    balance: '150.00',
    booked: '150.00',
    difference: '0.00',
    since: null,
    agreed_on: null,
  }
  const listOf = (...data: Account[]): Answers => ({ finance: { accounts: { list: () => ({ data, usual: null }) } } })
  const screen = await open('accounts', {
    accounts: { list: () => ({ data: [bank({ statement: null }), cash], usual: null }) },
  })
  await expect.element(row('Banco da Ilha')).toMatchTextContent('R$ 150,00')
  await row('Banco da Ilha').getByRole('button', { name: 'Anotar saldo' }).click()
  const balance = dialog('Saldo de Banco da Ilha')
  await balance.getByLabelText('Dia').fill('02/03/2009')
  await balance.getByLabelText('Saldo').fill('cento')
  await balance.getByRole('button', { name: 'Anotar' }).click()
  await expect.element(balance.getByLabelText('Saldo')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.calls('finance.accounts.setBalance')).toEqual([])
  screen.answer({ finance: { accounts: { setBalance: () => ({ result: true }) } } })
  screen.answer(listOf(bank({ statement: given }), cash))
  await balance.getByLabelText('Saldo').fill('150')
  await balance.getByRole('button', { name: 'Anotar' }).click()
  await expect.element(row('Banco da Ilha')).toMatchTextContent('Confere')
  expect(screen.calls('finance.accounts.setBalance')).toEqual([{ id: 1, day: '2009-03-02', balance: '150.00' }])

  screen.answer(
    listOf(bank({ statement: { ...given, booked: '149.00', difference: '1.00', since: '2009-03-02' } }), cash),
  )
  await screen.reload()
  await expect.element(row('Banco da Ilha')).toMatchTextContent('Diferença de R$ 1,00, desde 02/03/2009')

  screen.answer({ finance: { accounts: { transfer: () => ({ result: true, data: { ids: [8, 9] } }) } } })
  await page.getByRole('button', { name: 'Transferir' }).click()
  const transfer = dialog('Transferir entre contas')
  await transfer.getByLabelText('De', { exact: true }).selectOptions('Banco da Ilha')
  await transfer.getByLabelText('Para').selectOptions('Gaveta')
  await transfer.getByLabelText('Valor').fill('49')
  await expectAccessibleAt(360, 1280)
  await transfer.getByRole('button', { name: 'Transferir' }).click()
  await expect
    .poll(() => screen.calls('finance.accounts.transfer'))
    .toMatchObject([{ from: 1, to: 2, amount: '49.00' }])
  await expect.element(transfer).not.toBeInTheDocument()

  screen.answer({ finance: { accounts: { update: () => saved(1, 2) } } })
  screen.answer(listOf(bank({ statement: null, opening_balance: '-10.00', balance: '-10.00', archived: true }), cash))
  await row('Banco da Ilha').getByRole('button', { name: 'Banco da Ilha', exact: true }).click()
  const form = dialog('Conta, cartão ou caixa')
  await form.getByLabelText('Saldo inicial').fill('-10')
  await expect.element(form.getByText('Tem 6 transações: só se exclui depois de mudar a conta delas.')).toBeVisible()
  await expect.element(form.getByRole('button', { name: 'Excluir' })).not.toBeInTheDocument()
  await form.getByLabelText('Fora de uso').click()
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(row('Banco da Ilha')).toMatchTextContent('fora de uso')
  await expect.element(row('Banco da Ilha')).toMatchTextContent('-R$ 10,00')
  expect(screen.calls('finance.accounts.update')).toMatchObject([{ id: 1, opening_balance: '-10.00', archived: true }])
})

test('a category gets another name and colour', async () => {
  const screen = await open('accounts', {
    reports: {
      categories: () => ({ data: [sampleOf(Category, { id: 3, name: 'Ferramenta velha', count: 2 })] }),
      saveCategory: () => ({ result: true }),
    },
  })
  await page.getByRole('button', { name: /^Ferramenta velha/ }).click()
  const form = dialog('Categoria')
  await expect.element(form.getByLabelText('Nome')).toHaveFocus()
  await form.getByLabelText('Nome').fill('Ferramenta')
  await form.getByRole('radio', { name: 'Roxo' }).click()
  screen.answer({
    finance: {
      reports: { categories: () => ({ data: [sampleOf(Category, { id: 3, name: 'Ferramenta', count: 2 })] }) },
    },
  })
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByRole('button', { name: /^Ferramenta \d/ })).toBeVisible()
  expect(screen.calls('finance.reports.saveCategory')).toEqual([{ id: 3, name: 'Ferramenta', color: 3 }])
})
