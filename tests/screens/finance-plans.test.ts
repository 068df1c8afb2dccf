import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { Payable } from '#domains/finance/bills-contract.ts'
import { Category } from '#domains/finance/categories-contract.ts'
import { Repeat } from '#domains/finance/repeats-contract.ts'
import { addDays, day, dayOf } from '#time.ts'
import { expectAccessibleAt } from './accessible.ts'
import { type Answers, hold } from './answers.ts'
import { dialog, open, row, saved } from './finance.ts'
import { frameAnswers, NEWEST_CHOICES } from './frame.ts'
import { FINANCE } from './ledger.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const NOTHING = { to_receive: '0.00', to_pay: '0.00', count: 0 }
const today = () => dayOf(nowMs())

/** Bills that are kept as they are written, changed, paid, deleted and brought back. */
function billsWith(...first: Payable[]) {
  let kept = first
  const gone: Payable[] = []
  const find = (id: number) => kept.find((one) => one.id === id)!
  const drop = (id: number) => {
    gone.push(find(id))
    kept = kept.filter((one) => one.id !== id)
  }
  const bills: NonNullable<NonNullable<Answers['finance']>['bills']> = {
    open: () => ({
      data: kept,
      totals: {
        overdue: NOTHING,
        today: NOTHING,
        soon: { ...NOTHING, to_receive: '750.00', count: 1 },
        later: NOTHING,
      },
    }),
    create: ({ id_user: _, account_id = null, installments = 1, ...fields }) => {
      const ids = Array.from({ length: installments }, (_, index) => kept.length + 1 + index)
      const made = { ...fields, total: fields.amount, account_id, when: 'later' as const }
      kept = [...kept, ...ids.map((id) => billWith(id, made))]
      return { result: true, data: { ...saved(ids[0]!).data, ids } }
    },
    update: ({ id, revision: _, ...fields }) => {
      kept = kept.map((one) => (one.id === id ? { ...one, ...fields, revision: one.revision + 1 } : one))
      return saved(id, 2)
    },
    remove: ({ id }) => {
      drop(id)
      return { result: true }
    },
    removeMany: ({ ids }) => {
      ids.forEach(drop)
      return { result: true }
    },
    restore: () => {
      kept = [...kept, gone.pop()!]
      return { result: true }
    },
  }
  return { bills }
}

const billWith = (id: number, fields: Partial<Payable>) =>
  sampleOf(Payable, { id, kind: 'bill', type: 'despesa', when: 'later', revision: 1, account_id: null, ...fields })

test('what repeats is shown with what is open, not above its place before', async () => {
  const { bills } = billsWith()
  const list = hold(bills.open!)
  await open('bills', { bills: { ...bills, open: list.answer } })
  const repeats = page.getByText('O que se repete')
  await expect.element(repeats).toBeInTheDocument()
  await expect.element(repeats).not.toBeVisible()
  list.letGo()
  await expect.element(repeats).toBeVisible()
})

test('what is open stands by its due day, with what each group comes to', async () => {
  const bill = (
    id: number,
    description: string,
    days: number,
    when: Payable['when'],
    type: Payable['type'] = 'despesa',
  ) => billWith(id, { description, due: addDays(today(), days), when, type, amount: '750.00', total: '750.00' })
  await open('bills', {
    ...billsWith(
      bill(1, 'Contador', -3, 'overdue'),
      bill(2, 'Luz', 0, 'today'),
      bill(3, 'Manutenção', 5, 'soon', 'receita'),
      bill(4, 'Seguro', 40, 'later'),
    ),
  })
  const group = (name: string) => page.getByRole('region', { name })
  for (const [name, text] of [
    ['Vencidas', 'Contador'],
    ['Hoje', 'Luz'],
    ['Próximos 7 dias', 'Manutenção'],
    ['Depois', 'Seguro'],
  ] as const) {
    await expect.element(group(name).getByRole('listitem').filter({ hasText: text })).toBeVisible()
    expect(group(name).getByRole('listitem').elements()).toHaveLength(1)
  }
  await expect.element(group('Próximos 7 dias')).toMatchTextContent('R$ 750,00 a receber')
  await expectAccessibleAt(360, 1280)
})

test('what late parcelas come to with fine and interest stands beside the sums, which have it not', async () => {
  const late = { due: addDays(today(), -20), when: 'overdue' as const, type: 'receita' as const }
  await open('bills', {
    ...billsWith(
      billWith(1, { ...late, kind: 'installment', description: 'Parcela 2', amount: '427.75', total: '441.02' }),
      billWith(2, { ...late, description: 'Visita', amount: '100.00', total: '100.00' }),
      billWith(3, { ...late, description: 'Filamento', type: 'despesa', amount: '50.00', total: '50.00' }),
    ),
  })
  await expect
    .element(page.getByRole('region', { name: 'Vencidas' }))
    .toMatchTextContent(/hoje R\$\s541,02 com multa e juros/)
  await expect.element(page.getByText(/a receber, sem multa e juros\./)).toBeVisible()
})

test('a bill is written, changed, deleted and brought back', async () => {
  const screen = await open('bills', billsWith())
  const form = dialog('conta a pagar ou receber')
  await page.getByRole('button', { name: 'Nova conta a pagar' }).first().click()
  await expect.element(form.getByRole('radio', { name: 'A pagar' })).toBeChecked()
  await form.getByLabelText('Vence em').fill('15/08/2030')
  await form.getByLabelText('Descrição').fill('Alvará')
  await form.getByLabelText('Categoria').fill('Taxas')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(form.getByText('Preencha este campo.')).toBeVisible()
  expect(screen.calls('finance.bills.create')).toEqual([])
  await form.getByLabelText('Valor').fill('320')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(row('Alvará')).toMatchTextContent('R$ 320,00')
  expect(screen.calls('finance.bills.create')).toMatchObject([
    { due: '2030-08-15', description: 'Alvará', category: 'Taxas', amount: '320.00', type: 'despesa' },
  ])
  await row('Alvará').getByRole('button', { name: 'Alvará', exact: true }).click()
  await form.getByLabelText('Valor').fill('321,50')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => screen.calls('finance.bills.update')).toEqual([{ id: 1, revision: 1, amount: '321.50' }])
  await expect.element(form).not.toBeInTheDocument()
  await row('Alvará').getByRole('button', { name: 'Alvará', exact: true }).click()
  await form.getByRole('button', { name: 'Excluir' }).click()
  await expect.element(row('Alvará')).not.toBeInTheDocument()
  await button('Desfazer').click()
  await expect.element(row('Alvará')).toMatchTextContent('15/08/2030')
  expect([screen.calls('finance.bills.remove'), screen.calls('finance.bills.restore')]).toEqual([
    [{ id: 1 }],
    [{ id: 1 }],
  ])
})

test('a purchase in installments is as many bills by one save, and none by one press', async () => {
  const screen = await open('bills', billsWith())
  const form = dialog('conta a pagar ou receber')
  await page.getByRole('button', { name: 'Nova conta a pagar' }).first().click()
  const count = form.getByLabelText('Parcelas')
  await expect.element(count).toHaveValue('1')
  await form.getByLabelText('Vence em').fill('15/08/2030')
  await form.getByLabelText('Descrição').fill('Impressora')
  await form.getByLabelText('Categoria').fill('Equipamento')
  await form.getByLabelText('Valor').fill('1.000')
  await count.fill('')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(form.getByText('Diga quantas.')).toBeVisible()
  await expectAccessibleAt(360, 1280)
  await count.fill('3')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => row('Impressora').elements()).toHaveLength(3)
  expect(screen.calls('finance.bills.create')).toMatchObject([
    { due: '2030-08-15', description: 'Impressora', amount: '1000.00', installments: 3 },
  ])
  const toast = page.getByRole('status').filter({ hasText: '3 contas salvas' })
  await toast.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(row('Impressora').first()).not.toBeInTheDocument()
  expect(screen.calls('finance.bills.removeMany')).toEqual([{ ids: [1, 2, 3] }])
})

test('what repeats is written once, appears in the months ahead, and ends', async () => {
  let repeats: Repeat[] = []
  const first = addDays(today(), 20)
  const screen = await open('bills', {
    bills: {
      ...billsWith().bills,
      repeats: () => ({ data: repeats }),
      createRepeat: ({ id_user: _, account_id = null, ...fields }) => {
        repeats = [sampleOf(Repeat, { ...fields, account_id, id: 5, next_day: fields.first_day, revision: 1 })]
        return saved(5)
      },
      removeRepeat: () => {
        repeats = []
        return { result: true }
      },
      forecast: () => ({
        data: {
          overdue: NOTHING,
          months: [1, 2, 3].map((month) => ({
            ...{ month: `2031-0${month}`, income: '0.00', expenses: '2350.00', balance: '-2350.00' },
            items: [
              {
                ...{ source: 'repeat' as const, id: 5, day: `2031-0${month}-10`, to: '' },
                ...{ description: 'Aluguel do galpão', type: 'despesa' as const, amount: '2350.00' },
              },
            ],
          })),
        },
      }),
    },
  })
  const form = dialog('O que se repete')
  await page.getByRole('button', { name: 'Nova repetição' }).click()
  await form.getByLabelText('Primeira em').fill(day(first))
  await form.getByLabelText('Descrição').fill('Aluguel do galpão')
  await form.getByLabelText('Categoria').fill('Aluguel')
  await form.getByLabelText('Valor').fill('2.350,00')
  await form.getByRole('button', { name: 'Salvar' }).click()
  const kept = page.getByRole('region', { name: 'O que se repete' }).getByRole('listitem')
  await expect.element(kept).toMatchTextContent('Aluguel do galpão')
  await expect.element(kept).toMatchTextContent('Todo mês · Aluguel')
  expect(screen.calls('finance.bills.createRepeat')).toMatchObject([
    { first_day: first, last_day: null, amount: '2350.00', frequency: 'monthly' },
  ])

  await screen.go(`${FINANCE}/ahead`)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Próximos meses')
  await expect.poll(() => page.getByText('Aluguel do galpão').elements()).toHaveLength(3)
  await expectAccessibleAt(360, 1280)

  await screen.go(`${FINANCE}/bills`)
  await kept.getByRole('button').click()
  await expect.element(form.getByLabelText('Primeira em')).toBeDisabled()
  await form.getByRole('button', { name: 'Encerrar' }).click()
  await dialog('Encerrar esta repetição?').getByRole('button', { name: 'Encerrar' }).click()
  await expect.element(page.getByText('Aluguel do galpão')).not.toBeInTheDocument()
  expect(screen.calls('finance.bills.removeRepeat')).toEqual([{ id: 5 }])
})

test('who once looked at the whole team and is no admin sees their own ledger alone', async () => {
  const session = await frameAnswers('staff').accounts!.session!(undefined)
  const screen = await openScreen(`${FINANCE}/accounts`, {
    as: 'staff',
    answers: {
      accounts: {
        session: () => ({ ...session, choices: { counter: NEWEST_CHOICES, values: { finance_whole_team: true } } }),
      },
      finance: { reports: { categories: () => ({ data: [sampleOf(Category, { name: 'Do meu livro', count: 1 })] }) } },
    },
  })
  const section = page.getByRole('region', { name: 'Categorias' })
  await expect.element(section.getByRole('button', { name: /^Do meu livro/ })).toBeVisible()
  expect(section.getByText('Só as do livro da empresa').elements()).toEqual([])
  await screen.quiet()
  for (const input of screen.calls('finance.accounts.list')) expect(input ?? {}).not.toMatchObject({ id_user: 0 })
})
