import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs, systemClock } from '#clock.ts'
import { Account } from '#domains/finance/accounts-contract.ts'
import { dayOf, firstOfMonth } from '#time.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { expectAccessible } from './accessible.ts'
import { cutOff, hold, refuse } from './answers.ts'
import { sessionIn } from './frame.ts'
import { focus, press } from './keys.ts'
import { addButton, FINANCE, figure, ledgerWith, openModal, openMonth, reportWith, rowsOf } from './ledger.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

const opened = () => page.getByRole('dialog', { name: 'Transação', exact: true })
const toast = (text: string) => page.getByRole('status').filter({ hasText: text })

test('at the end of a long month neither the floating button nor toasts lie over a row or over each other', async () => {
  const many = Array.from({ length: 40 }, (_, at) => reportWith({ id: at + 1, description: `Peça ${at}` }))
  await openScreen(`${FINANCE}?month=2014-11`, {
    ...{ as: 'staff', answers: ledgerWith(...many).answers, viewport: { width: 1440, height: 900 } },
  })
  await expect.element(rowsOf().last()).toBeVisible()
  notifySuccess('A primeira')
  notifySuccess('A segunda')
  await expect.element(page.getByText('A segunda')).toBeVisible()
  window.scrollTo(0, document.documentElement.scrollHeight)
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const button = boxOf(addButton().element())
  const last = boxOf(rowsOf().last().element())
  await expect.poll(() => boxOf(rowsOf().last().element()).bottom).toBeLessThan(button.top)
  for (const text of ['A primeira', 'A segunda']) {
    const box = boxOf(page.getByText(text).element().closest('[role="alert"], [role="status"]')!)
    expect(box.top, text).toBeGreaterThan(last.bottom)
    expect(box.right, text).toBeLessThan(button.left)
    expect(box.bottom, text).toBeLessThanOrEqual(window.innerHeight)
  }
})

test('in Portuguese the button stands in the top bar, and nothing floats over the rows', async () => {
  const many = Array.from({ length: 40 }, (_, at) => reportWith({ id: at + 1, description: `Peça ${at}` }))
  await openScreen(`${FINANCE}?month=2014-11`, {
    as: 'staff',
    answers: { ...ledgerWith(...many).answers, accounts: { session: sessionIn('portuguese') } },
  })
  await expect.element(rowsOf().last()).toBeVisible()
  const buttons = page.getByRole('button', { name: 'Nova Transação' })
  expect(buttons.elements()).toHaveLength(1)
  expect(document.querySelector('main > header')!.contains(buttons.element())).toBe(true)
  expect(byCss('[data-floating]').elements()).toHaveLength(0)
})

test('in a low window the buttons of a dialog stay in sight, over the fields that are scrolled', async () => {
  await openScreen(`${FINANCE}?month=2014-11&new=true`, {
    ...{ as: 'staff', answers: ledgerWith().answers, viewport: { width: 360, height: 480 } },
  })
  const dialog = page.getByRole('dialog', { name: 'Nova Transação' })
  const save = dialog.getByRole('button', { name: 'Salvar Transação' })
  await expect.element(save).toBeInViewport({ ratio: 1 })
  const field = dialog.getByRole('button', { name: /comprovante/ })
  field.element().scrollIntoView({ block: 'nearest' })
  await expect
    .poll(() => field.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(save.element().getBoundingClientRect().top)
})

test('a day to come is said to be one, and asked about once where it is more than a year ahead', async () => {
  const screen = await openMonth(ledgerWith())
  const dialog = await openModal()
  const day = dialog.getByLabelText('Data')
  const year = Number(dayOf(nowMs()).slice(0, 4)) + 36
  for (const [label, text] of [
    ['Descrição', 'Aluguel'],
    ['Categoria', 'Casa'],
    ['Valor', '900,00'],
  ] as const)
    await dialog.getByLabelText(label).fill(text)
  const note = dialog.getByText('Está no futuro: o que ainda vai ser pago fica em A pagar e a receber.')
  await expect.element(note).not.toBeInTheDocument()
  await day.fill(`30/11/${year}`)
  await press('Tab')
  await expect.element(note).toBeVisible()
  const save = dialog.getByRole('button', { name: 'Salvar Transação' })
  await save.click()
  await expect.element(day).toHaveAccessibleDescription(`O ano é ${year} mesmo? Se estiver certo, salve de novo.`)
  expect(screen.calls('finance.reports.add')).toEqual([])
  await save.click()
  await expect.poll(() => screen.calls('finance.reports.add')).toMatchObject([{ date: `${year}-11-30` }])
})

test('[FIN-04] the floating button opens the modal, whose fields are all required', async () => {
  const screen = await openMonth(ledgerWith())
  await expect.element(page.getByRole('heading', { name: 'Nada em novembro de 2014' })).toBeVisible()
  // The footer of FIN-03, and one button.
  await expect.element(figure('Transações')).toHaveTextContent('0')
  for (const label of ['Maior entrada', 'Maior saída']) await expect.element(figure(label)).toHaveTextContent('R$ 0,00')
  expect(page.getByRole('button', { name: 'Nova Transação' }).elements()).toHaveLength(1)
  const dialog = await openModal()
  await expect.element(dialog.getByRole('radio', { name: 'Entrada' })).toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: 'Saída' })).not.toBeChecked()
  const today = systemClock.now().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  await expect.element(dialog.getByLabelText('Data')).toHaveValue(today)
  const amount = dialog.getByLabelText('Valor')
  await expect.element(amount).toHaveAttribute('inputmode', 'decimal')
  await expect.element(amount).not.toHaveAttribute('type', 'number')
  const save = dialog.getByRole('button', { name: 'Salvar Transação' })
  await save.click()
  for (const label of ['Descrição', 'Categoria', 'Valor'])
    await expect.element(dialog.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true')
  expect(dialog.getByText('Preencha este campo.').elements()).toHaveLength(3)
  await expectAccessible()
  for (const wrong of ['-5', 'doze', '1,234', '1e3', '100.000.000,01']) {
    await amount.fill(wrong)
    await save.click()
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
    // A refused save leads to the first of the wrong fields.
    await expect.element(dialog.getByLabelText('Descrição')).toHaveFocus()
  }
  await dialog.getByLabelText('Data').fill('30/02/2014')
  await dialog.getByLabelText('Descrição').fill('Fevereiro tem 28')
  await expect.element(dialog.getByText('30/02/2014 não existe.')).toBeVisible()
  // Where a save leads to it, not below its calendar.
  await save.click()
  await expect.element(dialog.getByLabelText('Data')).toHaveFocus()
  expect(byCss('[data-dates-dropdown]').elements()).toHaveLength(0)
  await expect.element(dialog.getByLabelText('Data')).toHaveValue('30/02/2014')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  // What was cancelled is not offered again.
  await openModal()
  await expect.element(dialog.getByLabelText('Descrição')).toHaveValue('')
  await expect.element(dialog.getByText('Há um rascunho')).not.toBeInTheDocument()
  expect(screen.calls('finance.reports.add')).toEqual([])
})

test('[FIN-04] [FIN-05] amounts are typed as people type them, and are sent to the cent', async () => {
  const screen = await openMonth(ledgerWith())
  const typed = [
    ['1.234,56', '1.234,56', '1234.56'],
    ['1234.56', '1.234,56', '1234.56'],
    ['R$ 12', '12,00', '12.00'],
    ['0,1', '0,10', '0.10'],
    ['0.20', '0,20', '0.20'],
    ['45,90 + 4,1', '50,00', '50.00'],
  ] as const
  for (const [index, [text, tidied]] of typed.entries()) {
    const dialog = await openModal()
    if (index === 2) await dialog.getByText('Saída', { exact: true }).click()
    await dialog.getByLabelText('Data').fill('15/11/2014')
    await dialog.getByLabelText('Descrição').fill(`Como se digita ${index}`)
    await dialog.getByLabelText('Categoria').fill('Digitadas')
    await dialog.getByLabelText('Valor').fill(text)
    focus(dialog.getByLabelText('Descrição'))
    await expect.element(dialog.getByLabelText('Valor')).toHaveValue(tidied)
    await press('Enter')
    await expect.element(dialog).not.toBeInTheDocument()
  }
  // The toast leaves the button free for the next one.
  const shown = toast('Transação lançada').last()
  await shown.hover()
  const [told, button] = [shown, addButton()].map((one) => one.element().getBoundingClientRect())
  expect(told!.right).toBeLessThanOrEqual(button!.left)
  expect(screen.calls('finance.reports.add')).toMatchObject(
    typed.map(([, , amount], index) => ({ amount, date: '2014-11-15', type: index === 2 ? 'despesa' : 'receita' })),
  )
  // Its category is offered from now on.
  const dialog = await openModal()
  await dialog.getByLabelText('Categoria').fill('digit')
  await page.getByRole('option', { name: 'Digitadas' }).click()
  await expect.element(dialog.getByLabelText('Categoria')).toHaveValue('Digitadas')
})

test('[NAV-11] a save that fails is written to the console, and what was typed stays', async () => {
  const ledger = ledgerWith()
  const screen = await openMonth(ledger)
  screen.answer({ finance: { reports: { add: cutOff } } })
  const log = vi.spyOn(console, 'log')
  const dialog = await openModal()
  await dialog.getByLabelText('Descrição').fill('Sem rede')
  await dialog.getByLabelText('Categoria').fill('Rede')
  await dialog.getByLabelText('Valor').fill('3,50')
  await dialog.getByRole('button', { name: 'Salvar Transação' }).click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Não foi possível falar com o servidor' }))
    .toBeVisible()
  expect(log).toHaveBeenCalledWith('Finance save failure')
  screen.answer(ledger.answers)
  // A crash loses nothing either.
  await expect.element(dialog.getByLabelText('Descrição')).toHaveValue('Sem rede')
  await press('Escape')
  await screen.reload()
  await openModal()
  await dialog.getByRole('button', { name: 'Retomar' }).click()
  await expect.element(dialog.getByLabelText('Valor')).toHaveValue('3,50')
  await dialog.getByRole('button', { name: 'Salvar Transação' }).click()
  await expect.element(rowsOf()).toMatchTextContent(/Sem rede/)
})

test('an entry is opened by its row, changed, deleted, and brought back', async () => {
  const ledger = ledgerWith(reportWith({}))
  const screen = await openMonth(ledger)
  // The whole row opens it.
  await rowsOf().click({ position: { x: 160, y: 8 } })
  await expect.poll(() => location.pathname + location.search).toBe(`${FINANCE}?month=2014-11&id=1`)
  await expect.element(opened().getByLabelText('Valor')).toHaveValue('10,00')
  await opened().getByLabelText('Valor').fill('10,10')
  await opened().getByText('Saída', { exact: true }).click()
  ledger.totals = { ...ledger.totals, balance: '-10.10' }
  await opened().getByRole('button', { name: 'Salvar Transação' }).click()
  await expect.element(opened()).not.toBeInTheDocument()
  expect(screen.calls('finance.reports.update')).toEqual([{ id: 1, revision: 1, amount: '10.10', type: 'despesa' }])
  await expect.element(figure('Saldo negativo')).toHaveTextContent('−R$ 10,10')
  const undo = page.getByRole('button', { name: 'Desfazer' })
  await undo.click()
  await expect.element(toast('Como antes')).toBeVisible()
  expect(screen.calls('finance.reports.update').at(-1)).toEqual({ id: 1, amount: '10.00', type: 'receita' })

  focus(rowsOf().getByRole('link'))
  await press('Enter')
  await opened().getByRole('button', { name: 'Excluir' }).click()
  await expect.element(opened()).not.toBeInTheDocument()
  await expect.element(rowsOf()).not.toBeInTheDocument()
  await undo.click()
  await expect.element(rowsOf()).toMatchTextContent(/Torno/)
  expect([screen.calls('finance.reports.remove'), screen.calls('finance.reports.restore')]).toEqual([
    [{ id: 1 }],
    [{ id: 1 }],
  ])
})

test('what two people change in the same field of an entry is asked', async () => {
  const ledger = ledgerWith(reportWith({}))
  const screen = await openMonth(ledger)
  await rowsOf().getByRole('link').click()
  await expect.element(opened().getByLabelText('Descrição')).toHaveValue('Torno')
  const conflict = {
    ...{ record: reportWith({ description: 'Torno novo', revision: 2 }), revision: 2, fields: ['description'] },
    ...{ by: { id: 1, name: 'Marina' }, at: new Date(nowMs()).toISOString() },
  }
  screen.answer({ finance: { reports: { update: refuse('edited-meanwhile', 'Marina salvou.', { conflict }) } } })
  await opened().getByLabelText('Descrição').fill('Torno velho')
  await opened().getByRole('button', { name: 'Salvar Transação' }).click()
  const question = page.getByRole('dialog', { name: /salvou às/ })
  await expect.element(question).toMatchTextContent(/Torno novo/)
  screen.answer(ledger.answers)
  await question.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(rowsOf()).toMatchTextContent(/Torno velho/)
  expect(screen.calls('finance.reports.update').at(-1)).toEqual({ id: 1, revision: 2, description: 'Torno velho' })
})

test('on a phone an entry is added and changed', async () => {
  await openMonth(ledgerWith(), 360)
  const dialog = await openModal()
  await dialog.getByText('Saída', { exact: true }).click()
  await dialog.getByLabelText('Data').fill('01/11/2014')
  await dialog.getByLabelText('Descrição').fill('Pelo telefone')
  await dialog.getByLabelText('Categoria').fill('Toque')
  await dialog.getByLabelText('Valor').fill('9,99')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Salvar Transação' }).click()
  await expect.element(rowsOf()).toMatchTextContent(/Pelo telefone/)
  await rowsOf().click()
  await expect.element(opened().getByLabelText('Valor')).toHaveValue('9,99')
})

test('the accountant gets the month that is shown, or another; from elsewhere the last whole one', async () => {
  const screen = await openMonth(ledgerWith())
  await page.getByRole('button', { name: 'Contador: levar o mês' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mês para o contador' })
  const month = dialog.getByLabelText('Mês', { exact: true })
  await expect.element(month).toHaveValue('2014-11')
  await expect.element(dialog.getByRole('button', { name: 'Baixar o ZIP' })).toBeEnabled()
  await expectAccessible()
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Contador: levar o mês' })).toHaveFocus()

  await screen.go(`${FINANCE}?accountant=true`)
  await expect.element(month).toHaveValue(firstOfMonth(dayOf(nowMs()), -1).slice(0, 7))
})

test('a description that was entered before brings its category and type, where neither was said', async () => {
  const screen = await openMonth(ledgerWith())
  screen.answer({ finance: { reports: { alike: () => ({ data: { category: 'Copa', type: 'despesa' } }) } } })
  const dialog = await openModal()
  await dialog.getByLabelText('Descrição').fill('Padaria')
  focus(dialog.getByLabelText('Valor'))
  await expect.element(dialog.getByLabelText('Categoria')).toHaveValue('Copa')
  await expect.element(dialog.getByRole('radio', { name: 'Saída' })).toBeChecked()
  await dialog.getByLabelText('Categoria').fill('Cozinha')
  await dialog.getByText('Entrada', { exact: true }).click()
  await dialog.getByLabelText('Descrição').fill('Padaria do Zé')
  focus(dialog.getByLabelText('Valor'))
  await screen.quiet()
  await expect.element(dialog.getByLabelText('Categoria')).toHaveValue('Cozinha')
  await expect.element(dialog.getByRole('radio', { name: 'Entrada' })).toBeChecked()
  expect(screen.calls('finance.reports.alike')).toMatchObject([{ description: 'Padaria' }])
})

test('in Portuguese a new entry is an expense at first', async () => {
  const { answers } = ledgerWith()
  await openMonth({ answers: { ...answers, accounts: { session: sessionIn('portuguese') } } })
  const dialog = await openModal()
  await expect.element(dialog.getByRole('radio', { name: 'Saída' })).toBeChecked()
})

test('a new entry that the address opens begins with the usual account: what is received with none of a card', async () => {
  const { answers } = ledgerWith()
  const data = [
    sampleOf(Account, { id: 4, name: 'Itaú', archived: false }),
    sampleOf(Account, { id: 5, name: 'Nubank', kind: 'card', archived: false }),
  ]
  const list = hold(() => ({ data, usual: 5, usual_by_means: { other: 4 } }))
  await openScreen(`${FINANCE}?new=true`, {
    as: 'staff',
    answers: { finance: { ...answers.finance, accounts: { list: list.answer } } },
  })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  list.letGo()
  const account = dialog.getByLabelText('Conta ou cartão')
  await expect.element(account).toHaveDisplayValue('Itaú')
  // It follows what the entry is, until somebody chooses another.
  await dialog.getByText('Saída', { exact: true }).click()
  await expect.element(account).toHaveDisplayValue('Nubank')
  await account.selectOptions('Nenhuma')
  await dialog.getByText('Entrada', { exact: true }).click()
  await expect.element(account).toHaveDisplayValue('Nenhuma')
})
