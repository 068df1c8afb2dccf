import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type BudgetRow, BudgetRow as Row } from '#domains/budgets/budget-schemas.ts'
import { SITUATIONS } from '#domains/budgets/situation.ts'
import { expectAccessible, expectAccessibleAt } from './accessible.ts'
import { type Answers, cutOff } from './answers.ts'
import type { Who } from './frame.ts'
import { press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

const LIST = '/dashboard/budget'
const NONE = { count: 0, sum: 0 }

const rowWith = (id: number, fields: Partial<BudgetRow> = {}) =>
  sampleOf(Row, {
    ...{ id, client: `Cliente ${id}`, project_name: 'Um site', deadline: '2031-10-27', total_budget: 1234.56 },
    ...{ draft: false, status: 'PENDING', state: 'draft', owner: 'Davi', date: '2026-03-04T15:00:00.000Z', ...fields },
  })

const listOf = (data: BudgetRow[], more: { next?: string; total?: number } = {}) => ({
  data,
  total: data.length,
  totals: {
    ...{ APPROVED: NONE, DEV: NONE },
    ...{ PENDING: { count: 2, sum: 1235.56 }, FINALIZED: { count: 1, sum: 1234.56 } },
  },
  situations: Object.fromEntries(SITUATIONS.map((one) => [one, NONE])) as Record<
    (typeof SITUATIONS)[number],
    typeof NONE
  >,
  ...more,
})

function openList(search: NonNullable<Answers['budgets']>['search'], as: Who = 'admin', address = LIST, held = false) {
  const answers: Answers = { budgets: { search: search!, months: () => ({ data: ['2026-03', '2025-02'] }) } }
  return openScreen(address, { answers, as, held })
}

const rows = () => byCss('main tbody tr')
const rowOf = (text: string) => rows().filter({ hasText: text })
const param = (name: string) => new URLSearchParams(location.search).get(name)
const lastSearch = (screen: Awaited<ReturnType<typeof openList>>) => screen.calls('budgets.search').at(-1)

test('[BUD-01] [NAV-08] the list has its columns, and opens a quote by click and by Enter', async () => {
  const made = [rowWith(12), rowWith(11), rowWith(9)]
  const screen = await openList(() => listOf(made), 'admin', `${LIST}?q=Cliente`, true)
  await expect.poll(() => document.title).toBe('Budgets')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Budgets')
  await expect.element(page.getByRole('status', { name: 'Carregando os orçamentos…' })).toBeVisible()
  screen.letGo()
  await expect.element(rowOf('Cliente 12')).toBeVisible()
  const texts = (role: 'columnheader' | 'rowheader') =>
    page
      .getByRole(role)
      .elements()
      .map((one) => one.textContent)
  expect(texts('columnheader')).toEqual(['ID', 'Client', 'Project', 'Deadline', 'Amount', 'Status', 'Created'])
  expect(texts('rowheader')).toEqual(['0012', '0011', '0009'])
  await expect.element(page.getByRole('searchbox', { name: 'Buscar nos orçamentos' })).toHaveValue('Cliente')
  expect(lastSearch(screen)).toMatchObject({ q: 'Cliente', limit: 100 })

  // The whole row opens it.
  await rowOf('Cliente 11').click({ position: { x: 400, y: 12 } })
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/budget-create?id=11')
  history.back()
  await expect.element(rowOf('Cliente 12')).toBeVisible()
  ;(rowOf('Cliente 12').getByRole('link').element() as HTMLElement).focus()
  await press('Enter')
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/budget-create?id=12')
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Budgets' }).click()
  await expect.element(rowOf('Cliente 12')).toBeVisible()
  screen.answer({ budgets: { newId: () => ({ id: 41 }) } })
  await page.getByRole('main').getByRole('link', { name: 'New Budget' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('New Budget')
})

test('[BUD-03] what is searched for lies in the address, and the switch changes the way of writing', async () => {
  const screen = await openList(({ q }) => listOf(q === 'nada-disso' ? [] : [rowWith(7)]))
  const search = page.getByRole('searchbox', { name: 'Buscar nos orçamentos' })
  await search.fill('SITIO boa')
  await expect.poll(() => param('q')).toBe('SITIO boa')
  await expect.poll(() => lastSearch(screen)).toMatchObject({ q: 'SITIO boa' })
  await expect.poll(() => rows().elements().length).toBe(1)
  await search.fill('nada-disso')
  await expect.element(page.getByText('Nenhum orçamento assim.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar os filtros' }).click()
  await expect.element(search).toHaveValue('')
  await expect.poll(() => param('q')).toBeNull()

  await expect.element(rowOf('Cliente 7')).toMatchTextContent('10/27/2031$1,234.56')
  await expect.element(rowOf('Cliente 7')).toMatchTextContent('03/04/2026')
  screen.answer({ accounts: { profile: { choose: () => ({ result: true, data: { counter: 1 } }) } } })
  await page.getByRole('switch', { name: 'R$ e dd/mm/aaaa' }).click()
  await expect.element(rowOf('Cliente 7')).toMatchTextContent('27/10/2031R$ 1.234,56')
  await expect.element(rowOf('Cliente 7')).toMatchTextContent('04/03/2026')
  // It is kept for who has chosen it.
  await expect.poll(() => screen.calls('accounts.profile.choose')).toEqual([{ budgets_brazilian: true }])
})

test('[BUD-04] [BUD-10] each status has its label and colour, and what the client answered stands beside it', async () => {
  const badges = [
    ['PENDING', 'Pending', 'red', 'refused', 'Recusado'],
    ['APPROVED', 'Approved', 'blue', 'accepted', 'Aceito'],
    ['DEV', 'In Development', 'yellow', 'change_requested', 'Mudança pedida'],
    ['FINALIZED', 'Completed', 'green', 'draft', 'Rascunho'],
    ['PENDING', 'Pending', 'red', 'expired', 'Vencido'],
  ] as const
  const made = badges.map(([status, , , state], index) => rowWith(index + 1, { status, state }))
  const screen = await openList(({ status, state }) =>
    listOf(made.filter((row) => (!status || row.status === status) && (!state || row.state === state))),
  )
  await expect.poll(() => rows().elements().length).toBe(5)
  for (const [, label, color, , answer] of badges) {
    const badge = rowOf(answer).element().querySelector('[class*=Badge-root]')!
    expect(badge.textContent).toBe(label)
    expect(badge.getAttribute('style')).toContain(`-color-${color}-light`)
  }

  // The totals are filters, and all filters lie in the address.
  const totals = page.getByRole('group', { name: 'Totais por situação' })
  const pending = totals.getByRole('button', { name: 'Pending' })
  await expect.element(pending).toHaveTextContent('Pending 2$1,235.56')
  await expect.element(totals.getByRole('button', { name: 'Completed' })).toHaveTextContent('Completed 1$1,234.56')
  await pending.click()
  await expect.poll(() => param('status')).toBe('PENDING')
  await expect.poll(() => rows().elements().length).toBe(2)
  await expect.element(pending).toHaveAttribute('aria-pressed', 'true')
  const answer = page.getByRole('combobox', { name: 'Resposta do cliente' })
  await answer.selectOptions('Vencido')
  await expect.poll(() => rows().elements().length).toBe(1)
  await screen.reload()
  await expect.poll(() => rows().elements().length).toBe(1)
  await expect.element(answer).toHaveValue('expired')
  history.back()
  await expect.poll(() => rows().elements().length).toBe(2)
  ;(pending.element() as HTMLElement).focus()
  await press('Enter')
  await expect.poll(() => rows().elements().length).toBe(5)
  await expectAccessibleAt(360, 768, 1440)
})

test('the month narrows the list, and what is found is a CSV file', async () => {
  const screen = await openList(({ month }) => listOf(month ? [rowWith(7)] : [rowWith(7), rowWith(8)]))
  await expect.element(page.getByText('2 orçamentos', { exact: true })).toBeVisible()
  await page.getByLabelText('Mês').selectOptions('fevereiro de 2025')
  await expect.poll(() => param('month')).toBe('2025-02')
  await expect.element(page.getByText('1 orçamento', { exact: true })).toBeVisible()
  expect(lastSearch(screen)).toMatchObject({ month: '2025-02' })
  const file = page.getByRole('link', { name: 'Baixar os orçamentos achados como CSV' }).element() as HTMLAnchorElement
  const { pathname, searchParams } = new URL(file.href)
  expect(pathname).toBe('/api/v1/budget/csv')
  expect(Object.fromEntries(searchParams)).toEqual({ id_user: '1', month: '2025-02' })
})

test('staff see their own; the admin the whole team’s by a switch, with whose each is', async () => {
  const screen = await openList(({ id_user }) => listOf(id_user === 0 ? [rowWith(7)] : []), 'admin', `${LIST}?q=x`)
  await expect.element(page.getByText('Nenhum orçamento assim.')).toBeVisible()
  screen.answer({ accounts: { profile: { choose: () => ({ result: true, data: { counter: 1 } }) } } })
  await page.getByRole('switch', { name: 'Toda a equipe' }).click()
  await expect.element(rowOf('Cliente 7')).toMatchTextContent('Cliente 7Um siteDavi')
})

test('other staff have no switch for the team', async () => {
  const screen = await openList(() => listOf([rowWith(7)]), 'staff')
  await expect.element(rowOf('Cliente 7')).toMatchTextContent('Cliente 7Um site')
  expect(rowOf('Davi').elements()).toEqual([])
  expect(page.getByRole('switch', { name: 'Toda a equipe' }).elements()).toEqual([])
  expect(screen.calls('budgets.search')).toMatchObject([{ id_user: 2 }])
})

test('[NAV-11] a list without quotes says how to make one; one that fails says so, and in the console', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const screen = await openList(cutOff, 'staff', LIST, true)
  await expect.element(page.getByRole('status', { name: 'Carregando os orçamentos…' })).toBeVisible()
  expect(log).not.toHaveBeenCalled()
  screen.letGo()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Os orçamentos não vieram')
  expect(log).toHaveBeenCalledWith('Invalid server response format')
  screen.answer({ budgets: { search: () => listOf([]), newId: () => ({ id: 41 }) } })
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByRole('heading', { name: 'Nenhum orçamento ainda' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'New Budget' }).last().click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('New Budget')
})

test('many quotes come page by page', async () => {
  const pageFrom = (first: number) => Array.from({ length: 100 }, (_, at) => rowWith(first - at))
  const screen = await openList(({ cursor }) =>
    cursor === 'second'
      ? listOf(pageFrom(9900), { total: 10_000 })
      : listOf(pageFrom(10_000), { total: 10_000, next: 'second' }),
  )
  await expect.element(page.getByText('10.000 orçamentos', { exact: true })).toBeVisible()
  await expect.poll(() => rows().elements().length).toBe(100)
  const more = page.getByRole('button', { name: 'Carregar mais' })
  await more.click()
  await expect.poll(() => rows().elements().length).toBe(200)
  await expect.element(more).not.toBeInTheDocument()
  expect(screen.calls('budgets.search')).toMatchObject([{}, { cursor: 'second' }])
})

test('of more than a thousand found the sums come once they are asked for', async () => {
  const { totals: _, situations: __, ...unsummed } = listOf([rowWith(7)], { total: 1001 })
  const screen = await openList(
    ({ whole }) => (whole ? listOf([rowWith(7)], { total: 1234 }) : unsummed),
    'staff',
    `${LIST}?q=Cliente`,
  )
  await expect.element(rowOf('Cliente 7')).toBeVisible()
  await expect.element(page.getByText('Mais de 1.000 orçamentos', { exact: true }).first()).toBeVisible()
  const sums = page.getByRole('group', { name: 'Totais por situação' })
  await expect.element(sums).not.toBeInTheDocument()
  await expectAccessibleAt(1280, 360)
  await page.getByRole('button', { name: 'Somar todos' }).click()
  await expect.element(sums).toBeVisible()
  await expect.element(page.getByText('1.234 orçamentos', { exact: true })).toBeVisible()
  expect(screen.calls('budgets.search')).toMatchObject([{ whole: false }, { whole: true }])
})

test('the dashboard’s tile has the figures of one’s quotes', async () => {
  const figures = { open: NONE, approved: NONE, expiring: 0, latest: [] as BudgetRow[] }
  const screen = await openScreen('/dashboard', {
    as: 'staff',
    answers: { budgets: { figures: () => ({ data: figures }) } },
  })
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Budgets' }) })
  await expect.element(tile).toMatchTextContent('O primeiro começa em New Budget.')
  const open = { count: 2, sum: 1334.5 }
  screen.answer({ budgets: { figures: () => ({ data: { ...figures, open, expiring: 1, latest: [rowWith(7)] } }) } })
  await screen.reload()
  await expect.element(tile).toMatchTextContent('Budgets2por decidir, R$ 1.334,50 ao todo; 1 vence em 7 dias')
  await tile.getByRole('link').click()
  await expect.poll(() => location.pathname).toBe(LIST)
})
