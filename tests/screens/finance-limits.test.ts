import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { Category, type MonthLimit, type MonthLimits } from '#domains/finance/categories-contract.ts'
import { fromDecimal, toDecimal } from '#money.ts'
import { dayOf } from '#time.ts'
import { expectAccessibleAt } from './accessible.ts'
import { cutOff } from './answers.ts'
import { dialog, open } from './finance.ts'
import { press } from './keys.ts'
import { FINANCE, ledgerWith, NOTHING, reportWith, rowsOf } from './ledger.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const MONTH = () => dayOf(nowMs()).slice(0, 7)
const section = () => page.getByRole('region', { name: 'Metas do mês' })
const bar = (category: string) => section().getByRole('listitem').filter({ hasText: category })

const limitWith = (id: number, category: string, spent: string, monthly_limit: string | null, mean = '0.00') =>
  ({ ...{ id, id_user: 2, owner: 'Davi', color: id % 8 }, category, spent, monthly_limit, mean }) satisfies MonthLimit

const sum = (rows: readonly MonthLimit[], field: 'spent' | 'monthly_limit') =>
  toDecimal(rows.reduce((all, row) => all + (row.monthly_limit === null ? 0 : fromDecimal(row[field]!)!), 0))

/** A month whose limits are kept as they are said. */
function monthWith(...first: MonthLimit[]) {
  let kept = first
  const { answers } = ledgerWith(reportWith({ date: `${MONTH()}-01`, category: 'Marketing', type: 'despesa' }))
  const reports = answers.finance!.reports!
  return {
    finance: {
      reports: {
        ...reports,
        listMonth: ({ date }: { date?: string | undefined }) => ({
          ...{ data: [], month: date ?? MONTH(), months: [MONTH()], totals: NOTHING },
          limits: {
            categories: kept,
            ...{ spent: sum(kept, 'spent'), monthly_limit: sum(kept, 'monthly_limit') },
          } satisfies MonthLimits,
        }),
        search: () => ({ data: [reportWith({ category: 'Marketing' })], totals: NOTHING }),
        saveCategory: ({ id, monthly_limit }: { id: number; monthly_limit?: string | null | undefined }) => {
          kept = kept.map((one) => (one.id === id ? { ...one, monthly_limit: monthly_limit ?? null } : one))
          return { result: true as const }
        },
      },
    },
  }
}
const openLimits = (...limits: MonthLimit[]) => openScreen(FINANCE, { as: 'staff', answers: monthWith(...limits) })

test('each category says what it spent, of what, and what is left or by how much it is over', async () => {
  const screen = await openLimits(
    limitWith(1, 'Viagens', '486.30', '450.00'),
    limitWith(2, 'Marketing', '420.00', '600.00'),
    limitWith(3, 'Copa', '100.00', '100.00'),
  )
  await expect.element(bar('Viagens')).toMatchTextContent('R$ 486,30 de R$ 450,00')
  await expect.element(bar('Viagens')).toMatchTextContent('R$ 36,30 acima da meta')
  await expect.element(bar('Marketing')).toMatchTextContent('R$ 420,00 de R$ 600,00')
  await expect.element(bar('Marketing')).toMatchTextContent('restam R$ 180,00')
  await expect.element(bar('Copa')).toMatchTextContent('restam R$ 0,00')
  await expect.element(section()).toMatchTextContent(/R\$\s1\.006,30 de R\$\s1\.150,00, restam R\$\s143,70/)
  await expectAccessibleAt(360, 1280)

  await bar('Marketing').getByRole('link').click()
  await expect.element(page.getByRole('heading', { name: /^Marketing em / })).toBeVisible()
  await expect.element(section()).not.toBeInTheDocument()
  await expect.element(rowsOf()).toMatchTextContent(/Torno/)
  expect(screen.calls('finance.reports.search')).toMatchObject([
    {
      id_user: 2,
      category: 'Marketing',
      from: `${MONTH()}-01`,
      to: expect.stringMatching(`^${MONTH()}-(28|29|3[01])$`),
    },
  ])
  await page.getByRole('button', { name: 'Voltar ao mês' }).click()
  await expect.element(section()).toBeVisible()
  expect(new URLSearchParams(location.search).has('category')).toBe(false)
})

test('without any limit one line says so, and a press offers the mean of three months', async () => {
  const screen = await openLimits(limitWith(4, 'Fretes', '127.60', null, '412.33'), limitWith(5, 'Sala', '39.00', null))
  await expect.element(section()).toMatchTextContent(/Nenhuma meta ainda/)
  await section().getByRole('button', { name: 'Definir metas' }).click()
  await section().getByRole('button', { name: 'Definir a meta de Fretes' }).click()
  const form = dialog('Meta de Fretes')
  const amount = form.getByLabelText('Meta por mês')
  await expect.element(amount).toHaveValue('420,00')
  await expect
    .element(form)
    .toMatchTextContent(/Sugestão: a média dos três meses anteriores, R\$\s412,33, arredondada para cima até a dezena/)
  await expect.element(amount).not.toBeRequired()
  await expectAccessibleAt(360, 1280)
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(bar('Fretes')).toMatchTextContent('R$ 127,60 de R$ 420,00')
  await expect.element(section().getByRole('button', { name: 'Sem meta: 1 categoria' })).toBeVisible()
  // Where nothing was spent before nothing is offered.
  await section().getByRole('button', { name: 'Definir a meta de Sala' }).click()
  await expect.element(dialog('Meta de Sala').getByLabelText('Meta por mês')).toHaveValue('')
  await press('Escape')

  await section().getByRole('button', { name: 'Mudar a meta de Fretes' }).click()
  await amount.fill('')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(section()).toMatchTextContent(/Nenhuma meta ainda/)
  await expect.element(page.getByText('Meta removida')).toBeVisible()
  expect(screen.calls('finance.reports.saveCategory')).toEqual([
    { id: 4, monthly_limit: '420.00' },
    { id: 4, monthly_limit: null },
  ])
})

test('a limit that is not one is refused at its field, and what was typed stays where the save fails', async () => {
  const screen = await openLimits(limitWith(1, 'Copa', '10.00', '80.00'))
  await section().getByRole('button', { name: 'Mudar a meta de Copa' }).click()
  const form = dialog('Meta de Copa')
  const amount = form.getByLabelText('Meta por mês')
  await expect.element(amount).toHaveValue('80,00')
  for (const [wrong, why] of [
    ['0', 'Uma meta tem um valor'],
    ['-5', 'Use reais e centavos'],
    ['100.000.000,01', 'O maior valor é'],
  ] as const) {
    await amount.fill(wrong)
    await form.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(form.getByText(why)).toBeVisible()
  }
  expect(screen.calls('finance.reports.saveCategory')).toEqual([])
  screen.answer({ finance: { reports: { saveCategory: cutOff } } })
  await amount.fill('95,50')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Não foi possível falar com o servidor' }))
    .toBeVisible()
  await expect.element(amount).toHaveValue('95,50')
  await expect.element(bar('Copa')).toMatchTextContent('R$ 10,00 de R$ 80,00')
})

test('a category’s entries stand below whose it is and what is left of its limit, and each shows what of it counts', async () => {
  const part = (category: string, amount: string) => ({ category, amount, color: 0, project_id: null, project: null })
  const split = reportWith({
    ...{ id: 1, type: 'despesa', category: 'Material', amount: '131.90', description: 'Mercado' },
    parts: [part('Material', '30.00'), part('Copa', '81.90'), part('Material', '20.00')],
  })
  const whole = reportWith({ id: 2, type: 'despesa', category: 'Material', amount: '100.00', description: 'Tinta' })
  const answers = monthWith({ ...limitWith(1, 'Material', '150.00', '200.00'), id_user: 5, owner: 'Ana' })
  const totals = { ...NOTHING, expenses: '150.00', balance: '-150.00', count: 2 }
  Object.assign(answers.finance.reports, { search: () => ({ data: [split, whole], totals }) })
  const screen = await openScreen(`${FINANCE}?category=Material&ledger=5`, { as: 'staff', answers })
  await expect.element(page.getByRole('heading', { name: /^Material em .*, livro de Ana$/ })).toBeVisible()
  await expect.element(page.getByText(/Meta de R\$\s200,00 por mês: restam R\$\s50,00/)).toBeVisible()
  await expect.element(rowsOf().nth(0)).toMatchTextContent(/R\$\s50,00 parte de R\$\s131,90$/)
  await expect.element(rowsOf().nth(1)).toMatchTextContent(/R\$\s100,00$/)
  expect(screen.calls('finance.reports.listMonth')).toContainEqual(expect.objectContaining({ id_user: 5 }))
  await expectAccessibleAt(360, 1280)
})

test('after a save the focus is at the same category, which may be another place of the list, or at the heading', async () => {
  const screen = await openLimits(
    ...[limitWith(1, 'Copa', '90.00', '100.00'), limitWith(2, 'Fretes', '50.00', '100.00')],
    limitWith(3, 'Sala', '39.00', null),
  )
  /** The list as it is answered next, ordered anew. */
  const answer = (...limits: MonthLimit[]) => screen.answer(monthWith(...limits))
  const set = async (button: string, typed: string) => {
    await section().getByRole('button', { name: button }).click()
    await dialog(button.replace(/^.* de /, 'Meta de '))
      .getByLabelText('Meta por mês')
      .fill(typed)
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  }
  answer(
    limitWith(2, 'Fretes', '50.00', '100.00'),
    limitWith(1, 'Copa', '90.00', '900.00'),
    limitWith(3, 'Sala', '39.00', null),
  )
  await set('Mudar a meta de Copa', '900')
  await expect.element(bar('Copa')).toMatchTextContent('de R$ 900,00')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(section().getByRole('button', { name: 'Mudar a meta de Copa' })).toHaveFocus()
  answer(limitWith(2, 'Fretes', '50.00', '100.00'), limitWith(3, 'Sala', '39.00', null))
  await set('Mudar a meta de Copa', '')
  await expect.element(bar('Copa')).not.toBeInTheDocument()
  await expect.element(section().getByRole('heading', { name: 'Metas do mês' })).toHaveFocus()
  await section().getByRole('button', { name: 'Sem meta: 1 categoria' }).click()
  answer(limitWith(3, 'Sala', '39.00', '40.00'), limitWith(2, 'Fretes', '50.00', '100.00'))
  await set('Definir a meta de Sala', '40')
  await expect.element(section().getByRole('button', { name: 'Mudar a meta de Sala' })).toHaveFocus()
})

test('a month that has passed shows its limits, and changes none', async () => {
  const answers = monthWith(limitWith(1, 'Copa', '10.00', '80.00'), limitWith(2, 'Sala', '39.00', null))
  await openScreen(`${FINANCE}?month=2014-11`, { as: 'staff', answers })
  await expect.element(bar('Copa')).toMatchTextContent('restam R$ 70,00')
  expect(section().getByRole('button').elements()).toEqual([])
  expect(section().getByText('Sala').elements()).toEqual([])
})

test('the rest of many are shown when they are asked for', async () => {
  await openLimits(...Array.from({ length: 8 }, (_, at) => limitWith(at + 1, `Categoria ${at}`, '1.00', '2.00')))
  await expect.poll(() => section().getByRole('listitem').elements()).toHaveLength(6)
  await section().getByRole('button', { name: 'Mostrar as 8' }).click()
  await expect.poll(() => section().getByRole('listitem').elements()).toHaveLength(8)
})

test('a category’s limit is changed with its name and colour, and only what was changed is sent', async () => {
  const screen = await open('accounts', {
    reports: {
      categories: () => ({ data: [sampleOf(Category, { id: 3, name: 'Copa', count: 2, monthly_limit: '80.00' })] }),
      saveCategory: () => ({ result: true }),
    },
  })
  await page.getByRole('button', { name: /^Copa/ }).click()
  const form = dialog('Categoria')
  await form.getByLabelText('Meta por mês').fill('90')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(screen.calls('finance.reports.saveCategory')).toEqual([{ id: 3, monthly_limit: '90.00' }])
})
