import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Account } from '#domains/finance/accounts-contract.ts'
import { Category } from '#domains/finance/categories-contract.ts'
import { expectAccessibleAt } from './accessible.ts'
import { type Answers, cutOff, hold, refuse } from './answers.ts'
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
  await expect
    .element(row('Banco da Ilha'))
    .toMatchTextContent('Pelo livro em 02/03/2009, R$ 149,00. Diferença de R$ 1,00, desde 02/03/2009')

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
  await expect.element(row('Banco da Ilha')).toMatchTextContent('−R$ 10,00')
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

const categories = (...data: Category[]): Answers['finance'] => ({ reports: { categories: () => ({ data }) } })
const COPA = sampleOf(Category, { id: 3, name: 'Copa', count: 2, monthly_limit: '80.00', spends: true })
const FRETES = sampleOf(Category, { id: 4, name: 'Fretes', count: 5, monthly_limit: '120.00', spends: true })

test('that a category becomes another one is asked first, with how much that is', async () => {
  const screen = await open('accounts', categories(COPA, FRETES))
  const refused = 'Já há a categoria Fretes: com este nome as duas virariam uma.'
  screen.answer({
    finance: {
      reports: {
        saveCategory: (input) =>
          input.merge
            ? { result: true as const, merge: 12 }
            : refuse('categories-merge', refused, { fields: { name: refused } })(),
      },
    },
  })
  await expect.element(page.getByRole('button', { name: /^Copa/ })).toMatchTextContent('R$ 80,00 por mês')
  await page.getByRole('button', { name: /^Copa/ }).click()
  const form = dialog('Categoria')
  const question = dialog('Juntar Copa com Fretes?')
  await form.getByLabelText('Nome').fill('fretes')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect
    .element(question)
    .toMatchTextContent(
      'Copa e Fretes viram uma, Fretes: 7 transações, metas somadas, R$ 200,00 por mês. Por 30 dias isto se desfaz, abaixo das categorias.',
    )
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(form.getByText(refused)).toBeVisible()
  await expect.element(form.getByLabelText('Nome')).toHaveValue('fretes')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await question.getByRole('button', { name: 'Juntar' }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(screen.calls('finance.reports.saveCategory')).toEqual([
    { id: 3, name: 'fretes' },
    { id: 3, name: 'fretes' },
    { id: 3, name: 'fretes', merge: true },
  ])
  // And back, by the toast or later by the list.
  screen.answer({ finance: { reports: { undoMerge: () => ({ result: true, data: { changed: 1 } }) } } })
  const toast = page.getByRole('status').filter({ hasText: 'Copa virou outra categoria' })
  await toast.getByRole('button', { name: 'Desfazer' }).click()
  await expect
    .element(page.getByText('Copa voltou: 1 transação ou conta a pagar ou a receber que mudou depois fica como está'))
    .toBeVisible()
  expect(screen.calls('finance.reports.undoMerge')).toEqual([{ id: 12 }])
})

test('a category that became another one is brought back from the list', async () => {
  const merged_at = '2009-03-02T12:00:00.000Z'
  const screen = await open('accounts', {
    reports: {
      categories: () => ({ data: [FRETES] }),
      merges: () => ({ data: [{ id: 12, name: 'Copa', into: 'Fretes', merged_at }] }),
      undoMerge: () => ({ result: true, data: { changed: 0 } }),
    },
  })
  const list = page.getByRole('list', { name: 'Categorias que viraram outra' })
  await expect.element(list).toMatchTextContent('Copa virou Fretes em 02/03/2009')
  await expectAccessibleAt(360, 1280)
  await list.getByRole('button', { name: 'Desfazer: Copa volta a ser uma categoria' }).click()
  await expect.element(page.getByText('Copa voltou, com tudo que era dela')).toBeVisible()
  expect(screen.calls('finance.reports.undoMerge')).toEqual([{ id: 12 }])
})

test('what cannot be brought back says why and stays; what could not be listed is asked for again; the keyboard keeps its place', async () => {
  const merged_at = '2009-03-02T12:00:00.000Z'
  const [copa, luz] = [
    { id: 12, name: 'Copa', into: 'Fretes', merged_at },
    { id: 11, name: 'Luz', into: 'Fretes', merged_at },
  ]
  const screen = await open('accounts', {
    reports: {
      categories: () => ({ data: [FRETES] }),
      merges: cutOff,
      undoMerge: refuse('categories-merge', 'Copa virou a mesma categoria depois: desfaça isso antes.'),
    },
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Tentar de novo/)
  screen.answer({ finance: { reports: { merges: () => ({ data: [copa, luz] }) } } })
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  const undo = (name: string) => page.getByRole('button', { name: `Desfazer: ${name} volta a ser uma categoria` })
  await undo('Luz').click()
  await expect.element(page.getByText('Copa virou a mesma categoria depois: desfaça isso antes.')).toBeVisible()
  const held = hold(() => ({ result: true as const, data: { changed: 1 } }))
  screen.answer({ finance: { reports: { undoMerge: held.answer, merges: () => ({ data: [luz] }) } } })
  ;(undo('Copa').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(undo('Copa')).toBeDisabled()
  await expect.element(undo('Luz')).toBeEnabled()
  held.letGo()
  await expect
    .element(page.getByText('Copa voltou: 1 transação ou conta a pagar ou a receber que mudou depois fica como está'))
    .toBeVisible()
  await expect.element(undo('Luz')).toHaveFocus()
  screen.answer({
    finance: { reports: { undoMerge: () => ({ result: true, data: { changed: 2 } }), merges: () => ({ data: [] }) } },
  })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Categorias' })).toHaveFocus()
})

test('where nothing goes out no limit is offered, and why is said; one that is there can be taken away', async () => {
  const sold = sampleOf(Category, { id: 5, name: 'Vendas', count: 9, monthly_limit: null, spends: false })
  await open('accounts', categories({ ...COPA, spends: false }, sold))
  await page.getByRole('button', { name: /^Vendas/ }).click()
  await expect.element(dialog('Categoria')).toMatchTextContent(/nos últimos doze meses esta categoria só teve entradas/)
  expect(dialog('Categoria').getByLabelText('Meta por mês').elements()).toHaveLength(0)
  await dialog('Categoria').getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: /^Copa/ }).click()
  await expect.element(dialog('Categoria').getByLabelText('Meta por mês')).toHaveValue('80,00')
})
