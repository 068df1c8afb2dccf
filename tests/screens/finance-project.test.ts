import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Account } from '#domains/finance/accounts-contract.ts'
import { expectAccessibleAt } from './accessible.ts'
import { FINANCE, ledgerWith, NOTHING, openMonth, reportWith, rowsOf } from './ledger.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const PROJECTS = [
  { id: 7, title: 'Estação da horta' },
  { id: 8, title: 'Painel' },
]
const found = () => ({ data: [reportWith({ id: 9, description: 'Sonda' })], totals: { ...NOTHING, count: 1 } })

test('what is of a project is found in all months, with words or without, and the month comes back', async () => {
  const ledger = ledgerWith(reportWith({ id: 1, description: 'Torno' }))
  const reports = ledger.answers.finance!.reports!
  Object.assign(reports, { projects: () => ({ data: PROJECTS }), search: found })
  const screen = await openMonth(ledger)
  const field = page.getByRole('combobox', { name: 'Transações do projeto' })
  await field.click()
  await page.getByRole('option', { name: 'Estação da horta' }).click()
  await expect.element(rowsOf().first()).toMatchTextContent(/Sonda/)
  expect(new URLSearchParams(location.search).get('project')).toBe('7')
  expect(screen.calls('finance.reports.search').at(-1)).toMatchObject({ project_id: 7 })
  await page.getByLabelText('Buscar em todos os meses').fill('sonda')
  await expect.poll(() => screen.calls('finance.reports.search').at(-1)).toMatchObject({ project_id: 7, q: 'sonda' })
  await expectAccessibleAt(1280, 360)
  await page.getByRole('button', { name: 'Voltar ao mês' }).click()
  await expect.element(rowsOf().first()).toMatchTextContent(/Torno/)
  await expect.element(field).toHaveValue('')
})

test('an address with a project that is none of one’s own finds nothing, and says so', async () => {
  const ledger = ledgerWith()
  Object.assign(ledger.answers.finance!.reports!, {
    projects: () => ({ data: PROJECTS }),
    search: () => ({ data: [], totals: NOTHING }),
  })
  await openScreen(`${FINANCE}?project=99`, { as: 'staff', answers: ledger.answers })
  await expect.element(page.getByText('Nenhuma transação deste projeto, em mês nenhum.', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Transações do projeto' })).toHaveValue('Projeto 99')
})

test('the entries of an account are found in all months, by its row or by its name, below its balance', async () => {
  const account = (fields: Partial<Account>) => sampleOf(Account, { statement: null, archived: false, ...fields })
  const accounts = [
    account({ id: 3, name: 'Banco Exemplo', balance: '120.50', count: 184 }),
    account({ id: 4, name: 'Caixa', balance: '-7.00', count: 1 }),
  ]
  const ledger = ledgerWith(reportWith({ id: 1, description: 'Torno' }))
  Object.assign(ledger.answers.finance!, { accounts: { list: () => ({ data: accounts, usual: null }) } })
  const ofAccount = (): ReturnType<typeof found> => {
    const { data, ...rest } = found()
    return {
      ...rest,
      data: [
        ...data.map((report, index) => ({ ...report, balance: `${120 - index}.50` })),
        // One that came while the balances were read.
        reportWith({ id: 99, description: 'Broca' }),
      ],
    }
  }
  Object.assign(ledger.answers.finance!.reports!, { search: ofAccount })
  const screen = await openScreen(`${FINANCE}/accounts`, { as: 'staff', answers: ledger.answers })
  await page.getByRole('link', { name: '184 transações: Banco Exemplo' }).click()
  await expect.element(rowsOf().first()).toMatchTextContent(/Sonda/)
  expect(screen.calls('finance.reports.search').at(-1)).toMatchObject({ account_id: 3 })
  await expect.element(page.getByRole('heading', { name: 'Banco Exemplo' })).toBeVisible()
  await expect.element(page.getByText('Saldo pelo livro, hoje: R$ 120,50')).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Saldo' })).toBeVisible()
  await expect.element(rowsOf().first().getByText('R$ 120,50')).toBeVisible()
  await expect.element(rowsOf().last()).toMatchTextContent(/Broca/)
  expect(
    rowsOf()
      .elements()
      .map((row) => row.children.length),
  ).toEqual([5, 5])
  await expectAccessibleAt(1280, 360)
  const field = page.getByRole('combobox', { name: 'Transações da conta' })
  await field.click()
  await page.getByRole('option', { name: 'Caixa' }).click()
  await expect.poll(() => screen.calls('finance.reports.search').at(-1)).toMatchObject({ account_id: 4 })
  await expect.element(page.getByText(/^Saldo pelo livro, hoje: .R\$.7,00$/)).toBeVisible()
  expect(new URLSearchParams(location.search).get('account')).toBe('4')
  await page.getByRole('button', { name: 'Voltar ao mês' }).click()
  await expect.element(rowsOf().first()).toMatchTextContent(/Torno/)
  await expect.element(page.getByRole('columnheader', { name: 'Saldo' })).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('')
})

test('of more than a thousand found the sums come once they are asked for, also of the next words', async () => {
  const ledger = ledgerWith()
  const totals = (income: string) => ({ ...NOTHING, income, balance: income, count: 1234 })
  Object.assign(ledger.answers.finance!.reports!, {
    projects: () => ({ data: PROJECTS }),
    search: ({ q, whole }: { q?: string; whole?: boolean }) => ({
      data: [reportWith({ id: 9, description: 'Sonda' })],
      ...(whole !== false && { totals: totals(q === 'sonda' ? '10.00' : '20.00') }),
    }),
  })
  const screen = await openScreen(`${FINANCE}?q=sonda`, { as: 'staff', answers: ledger.answers })
  await expect.element(page.getByText('Mais de 1.000 transações', { exact: true })).toBeVisible()
  const sums = page.getByLabelText('Somas do que foi achado')
  await expect.element(sums).not.toBeInTheDocument()
  await expectAccessibleAt(1280, 360)
  await page.getByRole('button', { name: 'Somar todas' }).click()
  await expect.element(sums).toMatchTextContent(/R\$ 10,00/)
  await expect.element(page.getByText('Mais de 1.000 transações', { exact: true })).not.toBeInTheDocument()
  await page.getByLabelText('Buscar em todos os meses').fill('sondas')
  await expect.element(page.getByRole('button', { name: 'Somar todas' })).toBeVisible()
  await expect.element(sums).not.toBeInTheDocument()
  expect(screen.calls('finance.reports.search')).toMatchObject([{ whole: false }, { whole: true }, { whole: false }])
})
