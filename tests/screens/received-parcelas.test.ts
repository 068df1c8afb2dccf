import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { Account } from '#domains/finance/accounts-contract.ts'
import { Payable } from '#domains/finance/bills-contract.ts'
import { addDays, dayOf, day as writtenDay } from '#time.ts'
import { expectAccessibleAt } from './accessible.ts'
import { refuse } from './answers.ts'
import { rowOf } from './parcelas.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const dialog = page.getByRole('dialog')

/** What is open in finance: a parcela that is late, and that other one. */
function listWith(next: Payable['next']) {
  const nothing = { to_receive: '0.00', to_pay: '0.00', count: 0 }
  const parcela = sampleOf(Payable, {
    ...{ id: 9, kind: 'installment', type: 'receita', when: 'overdue', due: addDays(dayOf(nowMs()), -30) },
    ...{ description: 'Orçamento 0042, parcela 1: Oficina Maré', amount: '500.00', total: '515.00' },
    next,
    rates: { lateFine: 2, lateInterest: 1, earlyDiscount: 0, earlyDays: 0, charged_until: null },
  })
  const totals = { overdue: nothing, today: nothing, soon: nothing, later: nothing }
  return { data: [parcela], totals }
}

function openFinance({ width = 1440 } = {}) {
  const answers = {
    open: () => listWith({ id: 10, name: 'parcela 2' }),
    pay: ({ carries }: { carries?: boolean | undefined }) => ({
      result: true as const,
      data: { report_id: 1, paid: carries ? 2 : 1 },
    }),
  }
  return openScreen('/dashboard/financial-report/bills', {
    viewport: { width, height: 900 },
    answers: {
      finance: {
        bills: answers,
        accounts: {
          list: () => ({
            data: [sampleOf(Account, { id: 4, name: 'Itaú' })],
            usual: 4,
            usual_by_means: { pix: 4, transfer: 4 },
          }),
        },
      },
    },
  })
}

test('Recebi of finance takes all that a parcela comes to, or less', async () => {
  const screen = await openFinance()
  const row = rowOf('parcela 1: Oficina Maré')
  await expect.element(row).toMatchTextContent('hoje R$ 515,00')
  await row.getByRole('button', { name: /^Recebi/ }).click()
  // It came whole as a rule: Enter is enough.
  await expect.element(dialog.getByRole('button', { name: 'Recebi' })).toHaveFocus()
  const received = dialog.getByRole('textbox', { name: 'Valor recebido' })
  await expect.element(received).toHaveValue('515,00')
  await dialog.getByRole('checkbox', { name: 'Deixar multa e juros de fora' }).click()
  await expect.element(received).toHaveValue('500,00')
  await userEvent.fill(received, '200')
  await dialog.getByRole('combobox', { name: 'Por' }).click()
  await page.getByRole('option', { name: 'Transferência' }).click()
  await expect.element(dialog.getByRole('combobox', { name: 'Conta' })).toHaveDisplayValue('Itaú')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Anotação' }), 'Combinado')
  await dialog.getByRole('button', { name: 'Recebi' }).click()
  await expect
    .poll(() => screen.calls('finance.bills.pay'))
    .toEqual([
      {
        ...{ kind: 'installment', id: 9, amount: '200.00', paid_on: dayOf(nowMs()), means: 'transfer', account_id: 4 },
        ...{ waived: true, note: 'Combinado', carries: false, books_excess: false },
      },
    ])
  await expect.element(page.getByText('R$ 200,00 recebidos')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Desfazer', exact: true })).toBeVisible()
})

test('Recebi of finance lets an excess pay the next parcela, in the words of the quote', async () => {
  const screen = await openFinance()
  await rowOf('parcela 1: Oficina Maré')
    .getByRole('button', { name: /^Recebi/ })
    .click()
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Valor recebido' }), '555,50')
  await dialog.getByRole('button', { name: 'Recebi' }).click()
  await expect.element(dialog).toMatchTextContent('Com multa e juros são R$ 515,00')
  await expect.element(dialog).toMatchTextContent('Ou marque que o que passa vai para a parcela 2.')
  expect(screen.calls('finance.bills.pay')).toEqual([])
  await dialog.getByRole('checkbox', { name: 'R$ 40,50 a mais vão para a parcela 2' }).click()
  await dialog.getByRole('button', { name: 'Recebi' }).click()
  await expect
    .poll(() => screen.calls('finance.bills.pay'))
    .toMatchObject([{ amount: '555.50', carries: true, carries_to: 10 }])
  await expect.element(page.getByText('R$ 555,50 recebidos em 2 parcelas')).toBeVisible()
  screen.answer({ finance: { bills: { unpay: () => ({ result: true }) } } })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => screen.calls('finance.bills.unpay')).toEqual([{ kind: 'installment', id: 9 }])
  await expect.element(page.getByText('Em aberto de novo')).toBeVisible()
})

test('where nothing else is open, an excess is an income of the client by itself, where one says so', async () => {
  const screen = await openFinance()
  screen.answer({ finance: { bills: { open: () => listWith(null) } } })
  await screen.reload()
  await rowOf('parcela 1: Oficina Maré')
    .getByRole('button', { name: /^Recebi/ })
    .click()
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Valor recebido' }), '555,50')
  await dialog.getByRole('button', { name: 'Recebi' }).click()
  await expect.element(dialog).toMatchTextContent('Com multa e juros são R$ 515,00')
  await expect.element(dialog).toMatchTextContent('Ou marque que o que passa entra à parte.')
  expect(screen.calls('finance.bills.pay')).toEqual([])
  await dialog.getByRole('checkbox', { name: 'R$ 40,50 a mais entram à parte, como entrada do cliente' }).click()
  await expectAccessibleAt(360)
  await dialog.getByRole('button', { name: 'Recebi' }).click()
  await expect
    .poll(() => screen.calls('finance.bills.pay'))
    .toMatchObject([{ amount: '555.50', carries: false, books_excess: true }])
})

test('where another parcela has become the next one, Recebi names that, and nothing typed is lost', async () => {
  const screen = await openFinance()
  await rowOf('parcela 1: Oficina Maré')
    .getByRole('button', { name: /^Recebi/ })
    .click()
  const pay = refuse('installments-changed', 'As parcelas mudaram.')
  screen.answer({ finance: { bills: { pay, open: () => listWith({ id: 11, name: 'parcela 3' }) } } })
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Valor recebido' }), '555,50')
  await dialog.getByRole('checkbox', { name: 'R$ 40,50 a mais vão para a parcela 2' }).click()
  await dialog.getByRole('button', { name: 'Recebi' }).click()
  await expect.element(page.getByText('As parcelas mudaram.')).toBeVisible()
  await expect.element(dialog.getByRole('checkbox', { name: 'R$ 40,50 a mais vão para a parcela 3' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Recebi' }).click()
  await expect
    .poll(() => screen.calls('finance.bills.pay'))
    .toMatchObject([{ carries_to: 10 }, { amount: '555.50', carries_to: 11 }])
})

test('Recebi of finance reckons another day as the quote does, and offers no excess where none is', async () => {
  const screen = await openFinance()
  screen.answer({ finance: { bills: { pay: () => ({ result: true, data: { report_id: 1, paid: 1 } }) } } })
  await rowOf('parcela 1: Oficina Maré')
    .getByRole('button', { name: /^Recebi/ })
    .click()
  const yesterday = addDays(dayOf(nowMs()), -1)
  const received = dialog.getByRole('textbox', { name: 'Valor recebido' })
  const carries = dialog.getByRole('checkbox', { name: /a mais vão para a parcela 2/ })
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Recebido em' }), writtenDay(yesterday))
  await userEvent.tab()
  await expect.element(received).toHaveValue('514,83')
  await expect.element(dialog).toMatchTextContent(`R$ 514,83 em ${writtenDay(yesterday)} com multa e juros`)
  await expect.element(carries).not.toBeInTheDocument()
  await userEvent.fill(received, '514,84')
  await carries.click()
  // What was said of an excess means nothing once there is none.
  await userEvent.fill(received, '514,83')
  await dialog.getByRole('button', { name: 'Recebi' }).click()
  await expect.poll(() => screen.calls('finance.bills.pay')).toMatchObject([{ amount: '514.83', paid_on: yesterday }])
  await expect.element(page.getByRole('button', { name: 'Desfazer', exact: true })).toBeVisible()
})

test('what came is typed on a phone, and stays where it is refused', async () => {
  const screen = await openFinance({ width: 360 })
  screen.answer({ finance: { bills: { pay: refuse('installment-paid', 'Esta parcela já está paga.') } } })
  await rowOf('parcela 1: Oficina Maré')
    .getByRole('button', { name: /^Recebi/ })
    .click()
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Valor recebido' }), '123,45')
  await dialog.getByRole('button', { name: 'Recebi' }).click()
  await expect.element(page.getByText('Esta parcela já está paga.')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Valor recebido' })).toHaveValue('123,45')
  expect(document.documentElement.scrollWidth).toBe(360)
})
