import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Line } from '#domains/production/contract.ts'
import { expectAccessibleAt } from './accessible.ts'
import { type Answers, instead, refuse } from './answers.ts'
import { type FoundTask, rowWith } from './board.ts'
import { frameAnswers, NEWEST_CHOICES } from './frame.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

const LIST = '/dashboard/production-line'
const region = (name: string) => page.getByRole('region', { name, exact: true })
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

const lineWith = (id: number, fields: Partial<Line> = {}): Line => ({
  ...{ id, title: `Linha ${id}`, projectline: 'relative', progress: 0, num: 0, projectstatus: 'inprogress' },
  ...fields,
})

function openList(lines: Line[], { tasks = [] as FoundTask[], held = false } = {}) {
  const answers: Answers = {
    production: {
      lines: () => ({ data: lines, total: lines.length }),
      withStatus: ({ status, mine = false }) => {
        const found = tasks.filter((task) => task.status === status && (!mine || task.assignee === 1))
        return { data: found, total: found.length }
      },
    },
    accounts: { profile: { choose: () => ({ result: true, data: { counter: 1 } }) } },
  }
  return openScreen(LIST, { answers, held, viewport: { width: 1440, height: 900 } })
}

test('[PLN-01] [PLN-02] the lines stand in four sections, sorted by status, with their badges', async () => {
  const statuses = ['canceled', 'inprogress', 'completed', 'onhold', 'pending', 'needsexternalrequirements'] as const
  const lines = statuses.map((projectstatus, at) => lineWith(at + 1, { projectstatus }))
  const finished = lineWith(9, { projectline: 'finished', projectstatus: 'completed', num: 4, progress: 75 })
  const screen = await openList([...lines, finished], { held: true })
  await expect.poll(() => document.title).toBe('[PL] Production Line')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('[PL] Production Line')
  await expect.element(page.getByRole('status', { name: 'Carregando os quadros…' })).toBeVisible()
  screen.letGo()
  const headings = byCss('main h2')
  await expect.poll(() => texts(headings.elements())).toEqual(['Relatives', 'Enterprises', 'Projects eLab', 'Finished'])
  expect(texts(region('Relatives').element().querySelectorAll('[data-status]'))).toEqual([
    ...['In Progress', 'Pending', 'On Hold', 'Needs External Requirements', 'Completed', 'Canceled'],
  ])
  await expect.element(region('Relatives').getByRole('listitem').first()).toMatchTextContent('2 / Linha 2')
  await expect.element(region('Relatives').getByRole('listitem').first()).toMatchTextContent('Sem tarefas')
  await expect.element(region('Finished').getByRole('listitem')).toMatchTextContent('9 / Linha 9Completed75%')
  await expect.element(region('Enterprises')).toMatchTextContent('Nenhum quadro.')
  await region('Relatives').getByRole('link', { name: '1 / Linha 1' }).click()
  await expect.poll(() => location.pathname).toBe(`${LIST}/backlog/1`)
})

test('[PLN-02] a line whose status is unknown is the last of its section, with a secondary badge', async () => {
  const lines = [
    lineWith(1, { projectstatus: 'archived' as Line['projectstatus'] }),
    lineWith(2, { projectstatus: 'onhold' }),
    lineWith(3, { projectstatus: 'canceled' }),
  ]
  await openScreen(LIST, { answers: { production: { lines: instead({ data: lines, total: 3 }) } } })
  const badges = () => [...region('Relatives').element().querySelectorAll('[data-status]')]
  await expect.poll(() => texts(badges())).toEqual(['On Hold', 'Canceled', 'archived'])
  const [held, , unknown] = badges().map((one) => getComputedStyle(one).backgroundColor)
  expect(unknown).toBe(held)
})

test('[PLN-03] what is in progress and what comes next stands by project, and one’s own only by a switch', async () => {
  const tasks = [
    rowWith(1, 'Uma', { comments: 2 }),
    rowWith(2, 'Duas', { tipo: 'bug', assignee: 1, comments: 1 }),
    rowWith(3, 'Três', { tipo: 'feature' }),
    rowWith(4, 'De outra', { id_project: 12, title: 'Linha 12' }),
    rowWith(5, 'Depois', { status: 'forDevelopment' }),
  ]
  const screen = await openList([lineWith(11)], { tasks })
  await expect.element(page.getByRole('tab', { name: 'In Progress' })).toHaveAttribute('aria-selected', 'true')
  const row = (text: string) => region('Linha 11').getByRole('listitem').filter({ hasText: text })
  await expect.element(row('Uma')).toMatchTextContent('11-001Uma 2 comentários')
  await expect.element(row('Duas')).toMatchTextContent(/1 comentário$/)
  await expect.element(region('Linha 12')).toMatchTextContent('De outra')
  for (const [text, kind, color, radius] of [
    ['Uma', 'task', 'rgb(31, 75, 216)', '1px'],
    ['Duas', 'bug', 'rgb(192, 57, 43)', '50%'],
    ['Três', 'feature', 'rgb(224, 168, 0)', '1px'],
  ] as const)
    await expect
      .element(row(text).getByRole('img', { name: kind }))
      .toHaveStyle({ backgroundColor: color, borderRadius: radius })
  await page.getByRole('switch', { name: 'Só minhas' }).click()
  await expect.poll(() => region('Linha 11').getByRole('listitem').elements()).toHaveLength(1)
  await expect.element(row('Duas')).toBeVisible()
  expect(screen.calls('production.withStatus').at(-1)).toMatchObject({ status: 'inProgress', mine: true })
  await expect.poll(() => screen.calls('accounts.profile.choose')).toEqual([{ lines_mine: true }])
  await page.getByRole('switch', { name: 'Só minhas' }).click()
  await page.getByRole('tab', { name: 'For Development' }).click()
  await row('Depois').click({ position: { x: 5, y: 5 } })
  await expect.poll(() => location.pathname).toBe(`${LIST}/backlog/11`)
})

test('[PLN-04] the admin sees the whole team’s lines by a switch, which others do not have', async () => {
  const screen = await openList([])
  await expect.element(page.getByText(/Cada projeto é uma linha/)).toBeVisible()
  screen.answer({ production: { lines: ({ id_user }) => ({ data: id_user === 0 ? [lineWith(7)] : [], total: 1 }) } })
  await page.getByRole('switch', { name: 'Toda a equipe' }).click()
  await expect.element(page.getByRole('link', { name: '7 / Linha 7' })).toBeVisible()
  expect(screen.calls('production.lines')).toMatchObject([{ id_user: 1 }, { id_user: 0 }])
})

test('[PLN-04] other staff ask for their own lines alone, also who was the admin once', async () => {
  const session = await frameAnswers('staff').accounts!.session!(undefined)
  const screen = await openScreen(LIST, {
    as: 'staff',
    answers: {
      accounts: {
        session: () => ({ ...session, choices: { counter: NEWEST_CHOICES, values: { lines_whole_team: true } } }),
      },
      production: { lines: () => ({ data: [lineWith(7)], total: 1 }) },
    },
  })
  await expect.element(page.getByRole('link', { name: '7 / Linha 7' })).toBeVisible()
  expect(page.getByRole('switch', { name: 'Toda a equipe' }).elements()).toEqual([])
  expect(screen.calls('production.lines')).toMatchObject([{ id_user: 2 }])
})

test('a list that does not come says so, and comes when it is tried again', async () => {
  const screen = await openScreen(LIST, { answers: { production: { lines: refuse('invalid', 'Agora não.') } } })
  await expect.element(page.getByText('Os quadros não vieram')).toBeVisible()
  screen.answer({ production: { lines: () => ({ data: [lineWith(7)], total: 1 }) } })
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByRole('heading', { name: 'Relatives' })).toBeVisible()
})

test('the lists of lines and tasks are accessible in every width and both schemes', async () => {
  await openList([lineWith(11, { num: 3, progress: 33 })], {
    tasks: [rowWith(1, 'Uma'), rowWith(2, 'Bem acessível')],
  })
  await expect.element(page.getByRole('link', { name: 'Bem acessível' })).toBeVisible()
  await expectAccessibleAt(360, 768, 1440)
})
