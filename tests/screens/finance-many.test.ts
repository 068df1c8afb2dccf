import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { focus, press } from './keys.ts'
import { figure, ledgerWith, openMonth, reportWith, rowsOf } from './ledger.ts'
import { byCss } from './selectors.ts'

const entry = (id: number, fields = {}) => reportWith({ id, description: `Chapa ${id}`, amount: '642.30', ...fields })
const opened = () => page.getByRole('dialog', { name: 'Transação', exact: true })

test('an entry is split by keys, to the cent, and one again by its undo', async () => {
  const screen = await openMonth(ledgerWith(entry(1, { type: 'despesa' })))
  focus(rowsOf().getByRole('link'))
  await press('Enter')
  await expect.element(opened().getByLabelText('Valor')).toHaveValue('642,30')
  focus(opened().getByRole('button', { name: 'Dividir' }))
  await press('Enter')
  const amount = (part: number) => opened().getByLabelText(`Valor da parte ${part}`)
  await expect.element(amount(1)).toHaveFocus()
  await amount(1).fill('412,30')
  await press('Tab')
  // The last part takes what is left.
  await expect.element(amount(2)).toHaveValue('230,00')
  await opened().getByLabelText('Categoria da parte 2').fill('Equipamento')
  await amount(2).fill('230,01')
  await expect.element(opened().getByText('Sobra 0,01')).toBeVisible()
  await amount(2).fill('230,00')
  await press('Enter')
  await expect.element(opened()).not.toBeInTheDocument()
  const parts = [
    { category: 'Oficina', project_id: null, amount: '412.30' },
    { category: 'Equipamento', project_id: null, amount: '230.00' },
  ]
  expect(screen.calls('finance.reports.update')).toEqual([{ id: 1, revision: 1, parts }])
  await expect.element(rowsOf()).toMatchTextContent(/Oficina412,30.*Equipamento230,00/)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => screen.calls('finance.reports.update').at(-1)).toMatchObject({ id: 1, parts: [] })
})

test('entries are chosen by keys and clicks, changed by one call, and given back', async () => {
  const screen = await openMonth(ledgerWith(entry(1), entry(2), entry(3), entry(4)))
  const was = [2, 3].map((id) => ({
    ...{ id, revision: 2, category: 'Oficina', project_id: null, account_id: null, transfer: false },
  }))
  screen.answer({
    finance: {
      reports: {
        many: { change: () => ({ result: true, data: was }), changeBack: () => ({ result: true, data: was }) },
      },
    },
  })
  focus(rowsOf().nth(1).getByRole('link'))
  await press('Shift+ArrowDown')
  const bar = byCss('[role=status][data-floats]')
  await expect.element(bar).toMatchTextContent(/2 selecionados/)
  await press('Shift+ArrowUp', 'Shift+ArrowUp')
  await expect.element(bar).toMatchTextContent(/3 selecionados/)
  await press('x')
  await expect.element(bar).toMatchTextContent(/2 selecionados/)
  await bar.getByRole('button', { name: 'Mudar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mudar 2 transações' })
  await dialog.getByRole('button', { name: 'Mudar 2 transações' }).click()
  await expect.element(dialog.getByText('Mude pelo menos uma coisa.')).toBeVisible()
  await dialog.getByLabelText('Categoria').fill('Material')
  await dialog.getByLabelText('Nas somas').selectOptions('yes')
  await dialog.getByRole('button', { name: 'Mudar 2 transações' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(screen.calls('finance.reports.many.change')).toEqual([
    { ids: [2, 3], set: { category: 'Material', transfer: true } },
  ])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => screen.calls('finance.reports.many.changeBack')).toEqual([{ rows: was }])
})

test('all that the month has are deleted after a question, and come back', async () => {
  const ledger = ledgerWith(entry(1), entry(2))
  ledger.totals = { ...ledger.totals, count: 311, transfers: 1 }
  const screen = await openMonth(ledger)
  screen.answer({
    finance: {
      reports: {
        many: { remove: () => ({ result: true, data: [1, 2] }), restore: () => ({ result: true, data: [1, 2] }) },
      },
    },
  })
  await page.getByRole('checkbox', { name: 'Selecionar “Chapa 1”' }).click()
  await page.getByRole('button', { name: 'Escolher as 312' }).click()
  await page.getByRole('button', { name: 'Excluir' }).click()
  await page.getByRole('dialog', { name: 'Excluir 312 transações?' }).getByRole('button', { name: 'Excluir' }).click()
  await expect
    .poll(() => screen.calls('finance.reports.many.remove'))
    .toMatchObject([{ count: 312, found: { from: '2014-11-01', to: '2014-11-30' } }])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => screen.calls('finance.reports.many.restore')).toEqual([{ ids: [1, 2] }])
  await expect.element(figure('Transações')).toHaveTextContent('311')
})

test('a side of a transfer is deleted with a word of the other', async () => {
  const other_side = { id: 9, date: '2014-11-11', description: 'Pagamento recebido', account: 'Cartão' }
  const screen = await openMonth(ledgerWith(entry(1, { transfer: true, other_side })))
  await expect.element(rowsOf()).toMatchTextContent(/de Cartão, fora das somas/)
  focus(rowsOf().getByRole('link'))
  await press('Enter')
  await expect.element(opened().getByRole('link', { name: /Pagamento recebido/ })).toBeVisible()
  await opened().getByRole('button', { name: 'Excluir' }).click()
  const question = page.getByRole('dialog', { name: 'É um lado de uma transferência' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(screen.calls('finance.reports.remove')).toEqual([])
  await opened().getByRole('button', { name: 'Excluir' }).click()
  await question.getByRole('button', { name: 'Excluir os dois' }).click()
  await expect.poll(() => screen.calls('finance.reports.remove')).toEqual([{ id: 1, other_side: 'delete' }])
})
