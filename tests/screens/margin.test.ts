import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Row } from '#domains/margins/contract.ts'
import { marginsOf } from '#domains/margins/margin.ts'
import { expectAccessibleAt } from './accessible.ts'
import type { Answers } from './answers.ts'
import { sessionIn } from './frame.ts'
import { press } from './keys.ts'
import { openScreen } from './screen.tsx'

const SCREEN = '/dashboard/financial-report/margin'
function row(line: number, name: string, fields: Partial<Row> = {}): Row {
  const facts = {
    ...{ open: true, quoted: 934_000, received: 653_800, planned_cost: 497_000, planned_unknown: 0 },
    ...{ hours_cost: 500_000, expenses: 68_000, remaining_cost: 129_000 },
    ...fields,
  }
  return {
    ...facts,
    ...marginsOf(facts),
    ...{ key: `linha ${line}`, line, name, client: 'Fazenda Três Rios', quotes: [6], billed: 653_800 },
    ...{ to: `/dashboard/production-line/backlog/${line}`, minutes: 4440, unknown_minutes: 0, estimate: 3840 },
    ...fields,
  }
}
const SCALE = row(1, 'Balança do curral')
const GARDEN = row(2, 'Estação da horta', {
  quoted: 0,
  received: 0,
  planned_cost: 0,
  billed: 0,
  client: '',
  quotes: [],
})
const PANEL = row(3, 'Painel', { quoted: 2_560_000, quotes: [3], remaining_cost: 0 })

const open = (rows: Row[], margins: NonNullable<Answers['margins']> = {}, as: 'admin' | 'staff' = 'admin') =>
  openScreen(SCREEN, {
    as,
    answers: {
      ...(as === 'admin' && { accounts: { session: sessionIn('portuguese') } }),
      margins: { list: () => ({ data: rows, cut: false }), ...margins },
    },
  })
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((one) => one.textContent?.replace(/Fazenda.*|da casa.*/, ''))

test('each project has its margins, the whole their sum, and a loss is marked', async () => {
  await open([SCALE, GARDEN, PANEL])
  const scale = page.getByRole('row', { name: /^Balança do curral/ })
  await expect.element(scale).toMatchTextContent('9.340,00')
  await expect.element(scale).toMatchTextContent('74:00 de 64:00 h')
  await expect.element(scale).toMatchTextContent('25 % de 47 %')
  await expect.element(page.getByRole('row', { name: /^Estação da horta/ })).toMatchTextContent('-5.680,00')
  await expect.element(page.getByRole('row', { name: /^3 projetos/ })).toMatchTextContent('34.940,00')
  expect(names()).toEqual(['Painel', 'Balança do curral', 'Estação da horta', '3 projetos'])
  await expectAccessibleAt(1440, 360)
})

test('where there are more than the last ones, that is said, and all come for who asks', async () => {
  const list = ({ whole }: { whole?: boolean }) => ({ data: whole ? [SCALE, PANEL] : [PANEL], cut: !whole })
  const screen = await open([], { list })
  await expect.element(page.getByText('As somas são dos últimos projetos.')).toBeVisible()
  await expectAccessibleAt(1440, 360)
  await page.getByRole('button', { name: 'Mostrar todos' }).click()
  await expect.poll(names).toEqual(['Painel', 'Balança do curral', '2 projetos'])
  await expect.element(page.getByText('As somas são dos últimos projetos.')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Fechados' }).click()
  await expect.element(page.getByRole('button', { name: 'Mostrar todos' })).toBeVisible()
  expect(screen.calls('margins.list')).toMatchObject([
    { whole: false },
    { whole: true },
    { closed: true, whole: false },
  ])
})

test('columns sort both ways, and clients are one row each', async () => {
  await open([SCALE, GARDEN, PANEL])
  await page.getByRole('button', { name: 'Projeto', exact: true }).click()
  await expect.poll(names).toEqual(['Balança do curral', 'Estação da horta', 'Painel', '3 projetos'])
  await page.getByRole('button', { name: 'Projeto', exact: true }).click()
  await expect.poll(names).toEqual(['Painel', 'Estação da horta', 'Balança do curral', '3 projetos'])
  await expect.element(page.getByRole('columnheader', { name: 'Projeto' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Por cliente' }).click()
  await expect.element(page.getByRole('row', { name: /^Fazenda Três Rios/ })).toMatchTextContent('34.940,00')
  await expect
    .element(page.getByRole('link', { name: 'Exportar as margens como CSV' }))
    .toHaveAttribute('href', '/api/v1/margins/csv?clients=true')
})

test('a project opens its tasks by keys: estimated, spent and what the difference costs', async () => {
  const task = { id_text: '1-001', to: '/dashboard', typed: null, cost: 170_500 }
  await open([SCALE], {
    tasks: () => ({
      data: [
        { ...task, task: 1, nome: 'Ruído nas células', estimate: 720, minutes: 1860, difference: -104_500 },
        { ...task, task: 2, nome: 'Tampa', estimate: null, minutes: 0, typed: 90, cost: 0, difference: null },
      ],
    }),
  })
  await expect.element(page.getByRole('button', { name: 'Balança do curral' })).toBeVisible()
  await userEvent.keyboard('j{Enter}')
  const noise = page.getByRole('listitem').filter({ hasText: 'Ruído nas células' })
  await expect.element(noise).toMatchTextContent('31:00 h, previstas 12:00 h')
  await expect.element(noise).toMatchTextContent('-1.045,00')
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Tampa' }))
    .toMatchTextContent('1:30 h digitadas, sem estimativa')
  await expectAccessibleAt(360)
})

test('what nothing is known of is not said to be all margin', async () => {
  await open([
    row(1, 'Portal', {
      planned_cost: 0,
      planned_unknown: 3,
      hours_cost: 0,
      expenses: 0,
      remaining_cost: 0,
      minutes: 0,
    }),
  ])
  const portal = page.getByRole('row', { name: /^Portal/ })
  await expect.element(portal).toMatchTextContent('3 itens sem custo')
  await expect.element(portal).toMatchTextContent('sem custo previsto')
  await expect.element(portal).not.toMatchTextContent('100 % de')
})

test('the whole leaves out what nothing is known of, and names what lost most', async () => {
  const unknown = { planned_cost: 0, planned_unknown: 3, hours_cost: 0, expenses: 0, remaining_cost: 0 }
  await open([SCALE, PANEL, row(4, 'Portal', { ...unknown, quoted: 9_000_000 })])
  // 653.800 - 497.000 planned; 568.000 and 129.000 of hours and expenses now.
  await expect
    .element(page.getByText(/no fim, como vai/))
    .toMatchTextContent(/R\$ 2\.710,00 a menos: 2\.000,00 em Balança do curral, 710,00 em Painel/)
  await expect.element(page.getByText(/no fim, como vai/)).toMatchTextContent('1 projeto sem custo fica de fora')
  await expect.element(page.getByRole('row', { name: /^3 projetos/ })).toMatchTextContent('fora 1 projeto sem custo')
})

test('who does not see costs is told, and asks for nothing', async () => {
  const screen = await open([SCALE], {}, 'staff')
  await expect.element(page.getByRole('heading', { name: 'As margens mostram o que as horas custam' })).toBeVisible()
  expect(screen.calls('margins.list')).toEqual([])
  await expect.element(page.getByRole('link', { name: 'Margem' })).not.toBeInTheDocument()
  await press('Control+k')
  await page.getByPlaceholder('Ir para…').fill('caixa')
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Caixa', exact: true })).toBeVisible()
  await page.getByPlaceholder('Ir para…').fill('margem')
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: 'Margem Ajuda', exact: true }))
    .toBeVisible()
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: 'Margem', exact: true }))
    .not.toBeInTheDocument()
})
