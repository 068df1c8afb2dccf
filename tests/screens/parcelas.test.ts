import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { Account } from '#domains/finance/accounts-contract.ts'
import { addDays, dayOf, day as writtenDay } from '#time.ts'
import { expectAccessibleAt } from './accessible.ts'
import { refuse } from './answers.ts'
import { openQuote, parcela, rowOf } from './parcelas.ts'
import { sampleOf } from './plain-answer.ts'

const dialog = page.getByRole('dialog')
const outcome = dialog.getByRole('region', { name: 'Como ficam as parcelas abertas' })
const typeAmount = (typed: string) => userEvent.fill(dialog.getByRole('textbox', { name: 'Valor' }), typed)

test('what each open parcela becomes is shown before it is saved, and is what is saved', async () => {
  const screen = await openQuote()
  expect(rowOf('1 de 4').getByRole('button', { name: 'Alterar' }).elements()).toHaveLength(0)
  await rowOf('2 de 4').getByRole('button', { name: 'Alterar' }).click()
  await typeAmount('400,00')
  await expect.element(outcome).toMatchTextContent('Parcela 2R$ 500,00 em 20/02/2127 R$ 400,00 em 20/02/2127')
  await expect.element(outcome).toMatchTextContent('Parcela 3R$ 300,00 em 20/03/2127 R$ 360,00 em 20/03/2127')
  await expect.element(outcome).toMatchTextContent('Parcela 4R$ 200,00 em 20/04/2127 R$ 240,00 em 20/04/2127')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect
    .poll(() => screen.calls('budgets.exchange.changeInstallment'))
    .toEqual([
      {
        ...{ id: 2, due: '2127-02-20', amount: 400 },
        open: [
          { id: 2, due: '2127-02-20', amount: 500 },
          { id: 3, due: '2127-03-20', amount: 300 },
          { id: 4, due: '2127-04-20', amount: 200 },
        ],
      },
    ])
})

test('what the others cannot take is said while one types, and nothing typed is lost where it is refused', async () => {
  const screen = await openQuote()
  screen.answer({
    budgets: { exchange: { changeInstallment: refuse('installments-changed', 'As parcelas mudaram.') } },
  })
  await rowOf('2 de 4').getByRole('button', { name: 'Alterar' }).click()
  await typeAmount('1000')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('passa em R$ 0,02')
  await typeAmount('0')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(dialog).toMatchTextContent('O menor valor é 0,01.')
  expect(screen.calls('budgets.exchange.changeInstallment')).toEqual([])
  await typeAmount('450')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(page.getByText('As parcelas mudaram.')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Valor' })).toHaveValue('450,00')
})

test('what is more than all of a parcela pays the next open one, where one says so', async () => {
  const screen = await openQuote()
  await rowOf('2 de 4').getByRole('button', { name: 'Marcar como paga' }).click()
  const carries = dialog.getByRole('checkbox', { name: 'R$ 40,50 a mais vão para a parcela 3' })
  await expect.element(carries).not.toBeInTheDocument()
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Valor recebido' }), '540,50')
  await dialog.getByRole('button', { name: 'Marcar como paga' }).click()
  await expect.element(dialog).toMatchTextContent('Ou marque que o que passa vai para a parcela 3.')
  expect(screen.calls('budgets.exchange.pay')).toEqual([])
  await carries.click()
  await expectAccessibleAt(360)
  await dialog.getByRole('button', { name: 'Marcar como paga' }).click()
  await expect
    .poll(() => screen.calls('budgets.exchange.pay'))
    .toMatchObject([{ id: 2, amount: 540.5, carries: true, carries_to: 3 }])
})

test('a payment that went on to other parcelas is undone whole, and the question says what comes back', async () => {
  const passed = { paid_on: '2026-11-20', paid_means: 'pix' as const, paid_with: 1 }
  const screen = await openQuote({
    installments: [
      parcela(1, 100, '2026-11-20'),
      { ...parcela(2, 500), ...passed },
      { ...parcela(3, 120.5), ...passed },
      { ...parcela(3, 179.5), id: 5, part: 2 },
    ],
  })
  await expect.element(rowOf('2 de 3')).toMatchTextContent('paga em 20/11/2026, Pix, com o que passou da parcela 1')
  await rowOf('2 de 3').getByRole('button', { name: 'Desfazer o pagamento' }).click()
  await expect
    .element(dialog)
    .toMatchTextContent(
      'Volta a ficar em aberto: Parcela 1 e o que passou para a parcela 2 (R$ 500,00) e a parcela 3 (R$ 120,50). Os recibos são cancelados.',
    )
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Motivo' }), 'Era de outro')
  await dialog.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => screen.calls('budgets.exchange.unpay')).toEqual([{ id: 2, note: 'Era de outro' }])
  await expect.element(page.getByText('As parcelas estão abertas de novo')).toBeVisible()
})

test('a payment that was just noted is taken back by Ctrl+Z, as a whole', async () => {
  const screen = await openQuote()
  await rowOf('2 de 4').getByRole('button', { name: 'Marcar como paga' }).click()
  await dialog.getByRole('button', { name: 'Marcar como paga' }).click()
  await expect.element(page.getByText('O pagamento foi registrado')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => screen.calls('budgets.exchange.unpay')).toEqual([{ id: 2, note: 'Desfeito logo depois' }])
  await expect.element(page.getByText('A parcela está aberta de novo')).toBeVisible()
})

test('a payment is of all that is open, or of less, and never of more', async () => {
  const screen = await openQuote()
  await rowOf('2 de 4').getByRole('button', { name: 'Marcar como paga' }).click()
  const received = dialog.getByRole('textbox', { name: 'Valor recebido' })
  await expect.element(received).toHaveValue('500,00')
  await userEvent.fill(received, '500,01')
  await dialog.getByRole('button', { name: 'Marcar como paga' }).click()
  await expect.element(dialog).toMatchTextContent('Em aberto há R$ 500,00')
  await userEvent.fill(received, '120,50')
  await dialog.getByRole('button', { name: 'Marcar como paga' }).click()
  await expect.poll(() => screen.calls('budgets.exchange.pay')).toMatchObject([{ id: 2, amount: 120.5, means: 'pix' }])
})

test('a payment asks into which account of the quote’s owner it goes, as Recebi does', async () => {
  const screen = await openQuote({ id_user: 3 })
  const accounts = [sampleOf(Account, { id: 4, name: 'Itaú' }), sampleOf(Account, { id: 5, name: 'Caixa' })]
  screen.answer({
    finance: { accounts: { list: () => ({ data: accounts, usual: 5, usual_by_means: { pix: 4, card: 4, cash: 5 } }) } },
  })
  await screen.reload()
  await rowOf('2 de 4').getByRole('button', { name: 'Marcar como paga' }).click()
  const account = dialog.getByRole('combobox', { name: 'Conta' })
  await expect.element(account).toHaveDisplayValue('Itaú')
  const choose = async (name: string) => {
    await dialog.getByRole('combobox', { name: 'Por' }).click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  await choose('Dinheiro')
  await expect.element(account).toHaveDisplayValue('Caixa')
  // What somebody has chosen stays.
  await account.selectOptions('Itaú')
  await choose('Cartão')
  await expect.element(account).toHaveDisplayValue('Itaú')
  const day = dialog.getByRole('textbox', { name: 'Paga em' })
  await userEvent.fill(day, '01/01/2190')
  await userEvent.tab()
  await expect.element(dialog.getByText('O pagamento não pode ser depois de hoje.')).toBeVisible()
  await userEvent.fill(day, writtenDay(dayOf(nowMs())))
  await userEvent.tab()
  await dialog.getByRole('button', { name: 'Marcar como paga' }).click()
  await expect.poll(() => screen.calls('budgets.exchange.pay')).toMatchObject([{ id: 2, account_id: 4 }])
  expect(screen.calls('finance.accounts.list')).toContainEqual({ id_user: 3 })
})

test('where the ledger has no account a payment asks for none, and says none', async () => {
  const screen = await openQuote()
  screen.answer({ finance: { accounts: { list: () => ({ data: [], usual: null }) } } })
  await screen.reload()
  await rowOf('2 de 4').getByRole('button', { name: 'Marcar como paga' }).click()
  await expect.element(dialog.getByRole('combobox', { name: 'Por' })).toBeVisible()
  expect(dialog.getByRole('combobox', { name: 'Conta' }).elements()).toHaveLength(0)
  await dialog.getByRole('button', { name: 'Marcar como paga' }).click()
  await expect.poll(() => screen.calls('budgets.exchange.pay')).toHaveLength(1)
  expect(screen.calls('budgets.exchange.pay')[0]).not.toHaveProperty('account_id')
})

test('a client is reminded by a ready text, which may be changed, and the history says by which way', async () => {
  const screen = await openQuote()
  await rowOf('2 de 4').getByRole('button', { name: 'Cobrar' }).click()
  const text = dialog.getByRole('textbox', { name: 'Mensagem' })
  await expect.element(text).toHaveDisplayValue(/parcela 2 do orçamento 0007, de R\$\s500,00, vence em 20\/02\/2127/)
  await userEvent.fill(text, 'Oi, Ana & cia!')
  const chat = dialog.getByRole('link', { name: 'WhatsApp' })
  await expect
    .element(chat)
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\d*\?text=Oi%2C%20Ana%20%26%20cia!$/))
  await expect.element(chat).toHaveAttribute('rel', 'noopener noreferrer')
  await dialog.getByRole('button', { name: 'Copiar' }).click()
  await expect.poll(() => screen.calls('budgets.exchange.remind')).toEqual([{ id: 2, by: 'copy' }])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the day that a client promises is typed at once', async () => {
  const screen = await openQuote()
  screen.answer({
    budgets: { exchange: { promise: ({ id }) => ({ result: true, data: { id, revision: 2, merged: false } }) } },
  })
  await rowOf('2 de 4').getByRole('button', { name: 'Promessa' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Prometida para' })).toHaveFocus()
  await userEvent.keyboard('10/02/2127')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect
    .poll(() => screen.calls('budgets.exchange.promise'))
    .toMatchObject([{ id: 2, promised: '2127-02-10', revision: 1 }])
})

test('a late one is shown with fine, interest and their sum, which one click leaves out, with a note', async () => {
  const screen = await openQuote({ due: addDays(dayOf(nowMs()), -30) })
  await rowOf('2 de 4').getByRole('button', { name: 'Marcar como paga' }).click()
  await expect.element(dialog).toMatchTextContent('Multa por atrasoR$ 10,00Juros por atrasoR$ 5,00SomaR$ 515,00')
  const received = dialog.getByRole('textbox', { name: 'Valor recebido' })
  await expect.element(received).toHaveValue('515,00')
  await dialog.getByRole('checkbox', { name: 'Deixar multa e juros de fora' }).click()
  await expect.element(received).toHaveValue('500,00')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Anotação' }), 'O banco falhou')
  await dialog.getByRole('button', { name: 'Marcar como paga' }).click()
  await expect
    .poll(() => screen.calls('budgets.exchange.pay'))
    .toMatchObject([{ id: 2, amount: 500, waived: true, note: 'O banco falhou' }])
})

test('an amount of one’s own stays where day or charges change', async () => {
  await openQuote({ due: addDays(dayOf(nowMs()), -30) })
  await rowOf('2 de 4').getByRole('button', { name: 'Marcar como paga' }).click()
  const received = dialog.getByRole('textbox', { name: 'Valor recebido' })
  await userEvent.fill(received, '15,00')
  await dialog.getByRole('button', { name: 'Marcar como paga' }).click()
  await expect.element(dialog).toMatchTextContent('mais do que R$ 15,00')
  await userEvent.fill(received, '300,00')
  await dialog.getByRole('checkbox', { name: 'Deixar multa e juros de fora' }).click()
  await expect.element(received).toHaveValue('300,00')
})

test('the dialog fits a phone', async () => {
  await openQuote({ width: 360 })
  await rowOf('2 de 4').getByRole('button', { name: 'Alterar' }).click()
  await expect.element(outcome).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
})

test('an excess of all parcelas is offered to be booked once it goes to the next', async () => {
  const screen = await openQuote()
  await rowOf('2 de 4').getByRole('button', { name: 'Marcar como paga' }).click()
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Valor recebido' }), '1100')
  const books = dialog.getByRole('checkbox', { name: 'O que passar de todas as parcelas entra à parte' })
  await expect.element(books).not.toBeInTheDocument()
  await dialog.getByRole('checkbox', { name: 'R$ 600,00 a mais vão para a parcela 3' }).click()
  await books.click()
  await dialog.getByRole('button', { name: 'Marcar como paga' }).click()
  await expect
    .poll(() => screen.calls('budgets.exchange.pay'))
    .toMatchObject([{ id: 2, amount: 1100, carries: true, books_excess: true }])
})
