import { expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import type { Card } from '#domains/production/board-contract.ts'
import { DAY_MS, dayMonth } from '#time.ts'
import { expectAccessibleAt } from './accessible.ts'
import { BOARD, boardWith, cardOf, cardWith, columnOf, expectColumn, openBoard, rowWith } from './board.ts'
import { sessionIn } from './frame.ts'
import { byCss } from './selectors.ts'

const portuguese = (cards: Card[], line = {}) => {
  const answers = boardWith(cards, line)
  return { ...answers, accounts: { session: sessionIn('portuguese') } }
}
const height = (locator: Locator) => locator.element().getBoundingClientRect().height
const inDays = (days: number) => new Date(nowMs() + days * DAY_MS).toISOString()

test('in Portuguese a board has one row of head, one of tools, heads of 28 px and cards of three rows', async () => {
  await openBoard(
    portuguese(
      [
        cardWith(1, 'Suporte para vaso', {
          ...{ meta: inDays(0), assignee: 1, prioridade: 2, subtasks: { total: 5, checked: 2 }, comments: 3 },
        }),
        cardWith(2, 'Vedação', { status: 'Completed', meta: inDays(-9), subtasks: { total: 0, checked: 0 } }),
        cardWith(3, 'Atrasada', { status: 'inTest', meta: inDays(-1) }),
      ],
      { wip_limits: { inTest: 2, inBacklog: 3 } },
    ),
  )
  expect(height(byCss('main > header'))).toBeLessThanOrEqual(49)
  expect(height(byCss('search'))).toBeLessThanOrEqual(40)
  expect(height(byCss('[data-status="inTest"] > header'))).toBe(28)
  expect(height(cardOf(1))).toBeLessThanOrEqual(84)
  const last = columnOf('Concluído').element().getBoundingClientRect()
  expect(last.right).toBeLessThanOrEqual(1440)
  await expect.element(cardOf(1)).toMatchTextContent(/11-001.*Prioridade Média.*Suporte para vaso.*Prazo hoje.*2\/5.*3/)
  await expect.element(cardOf(3)).toMatchTextContent(`Atrasada desde ${dayMonth(inDays(-1))}`)
  await expect.element(cardOf(2)).not.toMatchTextContent('Atrasada')
  await expect.element(columnOf('Backlog')).toMatchTextContent(/1\/3/)
  await expectAccessibleAt(360, 1440)
})

test('in Portuguese the menu of a column adds a task, limits, selects all and copies the names', async () => {
  const screen = await openBoard(
    portuguese([cardWith(1, 'A'), cardWith(2, 'B'), cardWith(3, 'C', { status: 'inTest' })]),
  )
  const choose = async (name: string | RegExp) => {
    await columnOf('Backlog').getByRole('button', { name: 'Backlog', exact: true }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  screen.answer({ production: { log: () => ({ data: [rowWith(1, 'A'), rowWith(2, 'B')], total: 2 }) } })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await choose('Copiar os nomes')
  await expect.element(page.getByText('Copiado', { exact: true })).toBeVisible()
  expect(copied).toHaveBeenCalledWith('A\nB')
  await choose('Selecionar todas')
  await expect.element(page.getByText('2 selecionados')).toBeVisible()
  await choose(/^Limite/)
  screen.answer({ production: { board: { limit: () => ({ result: true }) } } })
  await page.getByLabelText('Tarefas no máximo').fill('1')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(() => screen.calls('production.board.limit')).toEqual([{ id: 11, status: 'inBacklog', limit: 1 }])
  await choose('Nova tarefa')
  await expect.element(columnOf('Backlog').getByPlaceholder('Nome da nova tarefa')).toHaveFocus()
})

test('in Portuguese the list of lines is folded in the head, and the filters by person and week are in the address', async () => {
  const people = [
    { id: 1, name: 'Marina Duarte', email: 'marina@exemplo.com.br' },
    { id: 2, name: 'Davi Nunes', email: 'davi@exemplo.com.br' },
  ]
  const screen = await openBoard(
    portuguese(
      [cardWith(1, 'Hoje', { meta: inDays(0), assignee: 2 }), cardWith(2, 'Longe', { meta: inDays(20), assignee: 1 })],
      { people },
    ),
  )
  screen.answer({
    production: {
      lines: () => ({
        data: ['Estação da horta', 'Catraca'].map((title, at) => ({
          ...{
            id: 11 + at,
            title,
            projectline: 'elab' as const,
            projectstatus: 'inprogress' as const,
            progress: 0,
            num: 0,
          },
        })),
        total: 2,
      }),
    },
  })
  await page.getByText('Esta semana').click()
  await expectColumn('Backlog', ['Hoje'])
  expect(location.search).toBe('?week=true')
  await expect.element(columnOf('Backlog')).toMatchTextContent(/1 de 2/)
  await page.getByText(/^Tudo/).click()
  await page.getByRole('button', { name: 'Filtro', exact: true }).click()
  await page.getByRole('combobox', { name: 'Responsável' }).click()
  await page.getByRole('option', { name: 'Davi Nunes' }).click()
  await expectColumn('Backlog', ['Hoje'])
  expect(location.search).toBe('?who=2')
  await page.getByRole('button', { name: 'Tirar o filtro: Davi Nunes' }).click()
  await expectColumn('Backlog', ['Hoje', 'Longe'])
  await screen.go(`${BOARD}?who=9`)
  await expect.element(page.getByText('Alguém que saiu da linha')).toBeVisible()
  await page.getByRole('button', { name: 'Trocar de quadro' }).click()
  await page.getByRole('textbox', { name: 'Quadro' }).fill('catra')
  await expect.element(page.getByRole('link', { name: 'Estação da horta' })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Catraca' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/production-line/backlog/12')
})
