import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { Account } from '#domains/finance/accounts-contract.ts'
import { Category } from '#domains/finance/categories-contract.ts'
import { reportPath } from '#domains/finance/finance.ts'
import { dayOf } from '#time.ts'
import { type Answers, cutOff, hold } from './answers.ts'
import { press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { billsAnswers } from './records.ts'
import { openScreen } from './screen.tsx'

const FINANCE = '/dashboard/financial-report'
const dialog = () => page.getByRole('dialog')
const status = (text: string) => page.getByRole('status').filter({ hasText: text })
const pay = (description: string) => page.getByRole('button', { name: `Paguei: ${description}` })

for (const [path, failed] of [
  ['bills', 'As contas em aberto não vieram'],
  ['accounts', 'As contas não vieram'],
  ['year', 'O ano não veio'],
  ['ahead', 'Os próximos meses não vieram'],
] as const)
  test(`${path} says when the server is away, and asks it again`, async () => {
    let isAway = true
    await openScreen(`${FINANCE}/${path}`, {
      as: 'staff',
      otherwise: (name) => (isAway && name.startsWith('finance.') ? cutOff : undefined),
    })
    const heading = page.getByRole('heading', { name: failed })
    await expect.element(heading).toBeVisible()
    isAway = false
    await page.getByRole('button', { name: 'Tentar de novo' }).first().click()
    await expect.element(heading).not.toBeInTheDocument()
  })

test('what was paid is not offered again while the list is still on its way', async () => {
  const answers = billsAnswers('Água')
  const screen = await openScreen(`${FINANCE}/bills`, { as: 'staff', answers })
  await expect.element(pay('Água')).toBeEnabled()
  const { answer, letGo } = hold(answers.finance!.bills!.open!)
  screen.answer({ finance: { bills: { open: answer } } })
  await pay('Água').click()
  await expect.element(status('pagos')).toBeVisible()
  await expect.element(pay('Água')).toBeDisabled()
  letGo()
  await expect.element(pay('Água')).not.toBeInTheDocument()
})

test('the toast of a bill that was paid leads to its entry, where day and account are changed', async () => {
  await openScreen(`${FINANCE}/bills`, { as: 'staff', answers: billsAnswers('Água') })
  await pay('Água').click()
  await status('pagos').getByRole('button', { name: 'Mudar' }).click()
  await expect.poll(() => location.pathname + location.search).toBe(reportPath({ id: 1, date: dayOf(nowMs()) }))
})

const categories = (name: string): Answers => ({
  finance: { reports: { categories: () => ({ data: [sampleOf(Category, { name, count: 1 })] }) } },
})

test('the categories are those of one’s own ledger under the whole team too, and say so', async () => {
  const screen = await openScreen(`${FINANCE}/accounts`, {
    answers: {
      ...categories('Da casa'),
      accounts: { profile: { choose: () => ({ result: true, data: { counter: 1 } }) } },
    },
  })
  const section = page.getByRole('region', { name: 'Categorias' })
  const note = section.getByText('Só as do livro da empresa: cada pessoa tem as suas.')
  await expect.element(section.getByRole('button', { name: /^Da casa/ })).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  await page.getByRole('switch', { name: 'Toda a equipe' }).click()
  await expect.element(note).toBeVisible()
  await screen.quiet()
  // The own ledger's alone were asked for.
  for (const input of screen.calls('finance.reports.categories')) expect(input ?? {}).not.toMatchObject({ id_user: 0 })
  await section.getByRole('button', { name: /^Da casa/ }).click()
  const own = page.getByRole('dialog', { name: 'Categoria' })
  await expect.element(own).toMatchTextContent(/todas as transações deste livro/)
})

test('a transfer is made once, however often the button is pressed', async () => {
  const accounts = [sampleOf(Account, { id: 1, name: 'Banco' }), sampleOf(Account, { id: 2, name: 'Gaveta' })]
  const screen = await openScreen(`${FINANCE}/accounts`, {
    answers: {
      finance: {
        accounts: {
          list: () => ({ data: accounts, usual: null }),
          transfer: () => ({ result: true, data: { ids: [1, 2] } }),
        },
      },
    } as Answers,
  })
  await page.getByRole('button', { name: 'Transferir' }).click()
  await dialog().getByLabelText('Valor').fill('12,34')
  const button = dialog().getByRole('button', { name: 'Transferir' }).element() as HTMLElement
  // In one turn of the browser, before anything is drawn.
  for (let press = 0; press < 2; press++) button.click()
  await expect.element(status('Transferência lançada')).toBeVisible()
  expect(screen.calls('finance.accounts.transfer')).toMatchObject([{ amount: '12.34' }])
})

const again = () => commands.mouse([{ again: true }])

test('the second click of a double-click counts for nothing that the first has brought under the pointer', async () => {
  const choose = () => ({ result: true as const, data: { counter: 1 } })
  const screen = await openScreen(FINANCE, { answers: { accounts: { profile: { choose } } } })
  const entry = page.getByRole('dialog', { name: 'Nova Transação' })
  const add = page.getByRole('main').getByRole('button', { name: 'Nova Transação' }).last()
  await add.click()
  await expect.element(entry.getByLabelText('Descrição')).toHaveFocus()
  await again()
  await expect.element(entry).toBeVisible()
  // A click on a label counts for its control, which the browser clicks in turn.
  const transfer = entry.getByRole('checkbox', { name: 'Transferência entre contas próprias' })
  await entry.getByText('Transferência entre contas próprias').dblClick()
  await expect.element(transfer).not.toBeChecked()
  await press('Escape')
  await expect.element(entry).not.toBeInTheDocument()

  screen.answer(billsAnswers('Boleto de cima', 'Boleto de baixo'))
  await screen.go(`${FINANCE}/bills`)
  await pay('Boleto de cima').click()
  await expect.element(status('R$ 50,00 pagos')).toBeVisible()
  await expect.element(pay('Boleto de cima')).not.toBeInTheDocument()
  await again()
  await screen.quiet()
  expect(screen.calls('finance.bills.pay')).toHaveLength(1)
  // What is still there takes both.
  const team = page.getByRole('switch', { name: 'Toda a equipe' })
  await team.dblClick()
  await expect.element(team).not.toBeChecked()
  await team.click()
  await expect.element(team).toBeChecked()
})
