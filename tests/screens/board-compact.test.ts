import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import type { Card } from '#domains/production/board-contract.ts'
import { DAY_MS, dayMonth } from '#time.ts'
import { expectAccessibleAt } from './accessible.ts'
import { BOARD, boardWith, cardOf, cardWith, columnOf, expectColumn, openBoard, rowWith } from './board.ts'
import { sessionIn } from './frame.ts'
import { TIMER } from './hours.ts'
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
  // Where it is measured before its letters have their face, a row of it may wrap.
  await document.fonts.ready
  await expect.poll(() => height(cardOf(1))).toBeLessThanOrEqual(84)
  expect(height(byCss('main > header'))).toBeLessThanOrEqual(49)
  expect(height(byCss('search'))).toBeLessThanOrEqual(40)
  expect(height(byCss('[data-status="inTest"] > header'))).toBe(28)
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
  await page.getByRole('button', { name: 'Remover o filtro: Davi Nunes' }).click()
  await expectColumn('Backlog', ['Hoje', 'Longe'])
  await screen.go(`${BOARD}?who=9`)
  await expect.element(page.getByText('Alguém que saiu do quadro')).toBeVisible()
  const lines = page.getByRole('button', { name: 'Trocar de quadro' })
  await lines.click()
  await expect.element(lines).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('textbox', { name: 'Quadro' })).toHaveFocus()
  await userEvent.keyboard('catra')
  await expect.element(page.getByRole('link', { name: 'Estação da horta' })).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Catraca' }).click()
  await expect.poll(() => location.pathname).toBe('/dashboard/production-line/backlog/12')
})

test('the filters that are on are kept as a view, which is chosen, renamed and removed with the way back', async () => {
  const views: { id: number; name: string; shared: boolean; filters: object; revision: number }[] = [
    { id: 1, name: 'De quem saiu', shared: true, filters: { who: 9 }, revision: 1 },
  ]
  const answers = portuguese([cardWith(1, 'Erro', { tipo: 'bug', assignee: 9 }), cardWith(2, 'Outra')])
  const saved = (id: number) => ({ result: true as const, data: { id, revision: 1, merged: false } })
  Object.assign(answers.production!, {
    views: {
      list: () => ({ data: views.map((view) => ({ ...view })), counter: 5 }),
      create: ({ id_project: _, ...view }: { id_project: number; name: string; shared: boolean; filters: object }) => {
        views.push({ ...view, id: 2, revision: 1 })
        return saved(2)
      },
      update: ({ id, name }: { id: number; name: string }) => {
        views.find((view) => view.id === id)!.name = name
        return saved(id)
      },
      remove: () => {
        views.pop()
        return { result: true }
      },
      restore: () => {
        views.push({ id: 2, name: 'Defeitos', shared: true, filters: { type: 'bug' }, revision: 1 })
        return { result: true }
      },
    },
  })
  const screen = await openBoard(answers, '?type=bug')
  await expect
    .element(page.getByRole('checkbox', { name: /De quem saiu.*pede alguém que saiu do quadro/ }))
    .toBeInTheDocument()
  await page.getByRole('button', { name: 'Guardar vista' }).click()
  await page.getByRole('textbox', { name: 'Nome da vista' }).fill('Erros')
  await page.getByText('Para todos do quadro').click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Erros' })).toBeChecked()
  expect(screen.calls('production.views.create')).toEqual([
    { id_project: 11, name: 'Erros', shared: true, filters: { type: 'bug' } },
  ])
  await page.getByRole('button', { name: 'Mudar a vista Erros' }).click()
  await page.getByRole('menuitem', { name: 'Trocar o nome' }).click()
  await page.getByRole('textbox', { name: 'Nome da vista' }).fill('Defeitos')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Defeitos' })).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Mudar a vista Defeitos' })).toHaveFocus()
  await page.getByText('Defeitos').click()
  await expectColumn('Backlog', ['Erro', 'Outra'])
  await page.getByText('Defeitos').click()
  await expectColumn('Backlog', ['Erro'])
  expect(location.search).toBe('?type=bug')
  await page.getByRole('button', { name: 'Mudar a vista Defeitos' }).click()
  await page.getByRole('menuitem', { name: 'Excluir a vista' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Defeitos' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Defeitos' })).toBeChecked()
})

test('views that others make, rename and remove come and go at once; one in use is named when it goes, and its filters stay', async () => {
  const view = (id: number, name: string) => ({ id, name, shared: true, filters: { type: 'bug' }, revision: 1 })
  let views = [view(1, 'Erros')]
  const answers = portuguese([cardWith(1, 'Erro', { tipo: 'bug' }), cardWith(2, 'Outra')])
  Object.assign(answers.production!, {
    views: {
      list: () => ({ data: views, counter: 5 }),
      restore: () => {
        views = [view(1, 'Falhas')]
        return { result: true }
      },
    },
  })
  const screen = await openBoard(answers, '?type=bug')
  await expect.element(page.getByRole('checkbox', { name: 'Erros' })).toBeChecked()
  const hear = (changed: typeof views) => {
    views = changed
    screen.publish('views:11', 7)
  }
  hear([view(1, 'Falhas'), { ...view(2, 'Tarefas'), filters: { type: 'task' } }])
  await expect.element(page.getByRole('checkbox', { name: 'Falhas' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: 'Tarefas' })).toBeInTheDocument()
  hear([])
  await expect.element(page.getByText('A vista “Falhas” foi excluída; os filtros ficam.')).toBeVisible()
  await expectColumn('Backlog', ['Erro'])
  expect(location.search).toBe('?type=bug')
  await page.getByRole('button', { name: 'Trazer de volta' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Falhas' })).toBeChecked()
  hear([])
  await page.getByText(/^Tudo \d/).click()
  await expect.element(page.getByText(/foi excluída/)).not.toBeInTheDocument()
})

test('a long name gives way to the line’s tabs beside a running timer, and all stands in one row', async () => {
  const { accounts, ...others } = portuguese([cardWith(1, 'A')], {
    title: 'Peça do arquivo suporte-da-antena.stl em PLA',
  })
  await openBoard({
    ...others,
    ...{ accounts, hours: { timer: { read: () => ({ data: { running: TIMER, stopped: [] } }) } } },
  })
  const timer = page.getByRole('link', { name: TIMER.nome })
  await expect.element(timer).toBeVisible()
  const [tabs, clock, head] = [
    page.getByRole('radiogroup', { name: 'Ver como' }).element().getBoundingClientRect(),
    timer.element().parentElement!.getBoundingClientRect(),
    byCss('main > header').element().getBoundingClientRect(),
  ]
  expect(tabs.right).toBeLessThanOrEqual(clock.left)
  expect(Math.abs(tabs.y + tabs.height / 2 - (head.y + head.height / 2))).toBeLessThan(2)
  const name = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  expect(Math.abs(name.y + name.height / 2 - (head.y + head.height / 2))).toBeLessThan(3)
})

test('at 1440 px no name of a column is cut', async () => {
  await openBoard(portuguese([cardWith(1, 'A'), cardWith(2, 'B', { status: 'forDevelopment' })]))
  await document.fonts.ready
  const names = [...document.querySelectorAll('[data-status] h2 .one-line')]
  expect(names).toHaveLength(5)
  for (const name of names) expect(name.scrollWidth, name.textContent).toBeLessThanOrEqual(name.clientWidth)
})
