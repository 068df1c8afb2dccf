import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectAccessibleAt } from './accessible.ts'
import { boardWith, cardOf, cardWith, linkOf, openBoard } from './board.ts'
import { NEWEST_CHOICES, sessionIn } from './frame.ts'
import { focus, press } from './keys.ts'
import { byCss } from './selectors.ts'

const PEOPLE = [
  { id: 1, name: 'Marina Duarte', email: 'marina@exemplo.com.br' },
  { id: 2, name: 'Davi Nunes', email: 'davi@exemplo.com.br' },
]
const plain = { labels: [], meta: null, image: '' }

async function openLanes() {
  const cards = [
    cardWith(1, 'Solda', { ...plain, assignee: 2 }),
    cardWith(2, 'Antena', { ...plain, assignee: 1 }),
    cardWith(3, 'Solta', { ...plain, assignee: null, status: 'inTest' }),
  ]
  const session = async () => {
    const answer = await sessionIn('portuguese')()
    return { ...answer, choices: { counter: NEWEST_CHOICES, values: { board_lanes: 'assignee' as const } } }
  }
  const answers = boardWith(cards, { people: PEOPLE })
  const { production } = answers
  const many = {
    change: ({ tasks }: { tasks: { id: number }[] }) => ({
      result: true as const,
      data: tasks.map(({ id }) => ({ id, revision: 2 })),
    }),
  }
  const screen = await openBoard({
    ...answers,
    production: { ...production, many },
    accounts: { session, profile: { choose: () => ({ result: true, data: { counter: 2 } }) } },
  })
  await expect.element(lane('Davi Nunes')).toBeVisible()
  return screen
}
const lane = (name: string) => page.getByRole('region', { name, exact: true })
const namesIn = (name: string) =>
  lane(name)
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

test('lanes by who is in charge hold the cards of each, fold, and stay as chosen for the person', async () => {
  const screen = await openLanes()
  expect(namesIn('Davi Nunes')).toEqual(['Solda'])
  expect(namesIn('Sem responsável')).toEqual(['Solta'])
  await expectAccessibleAt(360, 1440)
  await lane('Davi Nunes')
    .getByRole('button', { name: /Davi Nunes/ })
    .click()
  expect(namesIn('Davi Nunes')).toEqual([])
  await page.getByRole('button', { name: 'Faixas: responsável' }).click()
  await page.getByRole('menuitemradio', { name: 'Sem faixas' }).click()
  await expect.element(lane('Davi Nunes')).not.toBeInTheDocument()
  await expect.poll(() => screen.calls('accounts.profile.choose')).toEqual([{ board_lanes: 'none' }])
})

test('a card dragged into another lane and column gets its person, and Ctrl+Z gives it back', async () => {
  const screen = await openLanes()
  const from = cardOf(1).element().getBoundingClientRect()
  const to = byCss('[data-lane="1"] [data-status="inProgress"]').element().getBoundingClientRect()
  const at = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + 12]
  await commands.mouse([
    { to: at(from) },
    'down',
    { to: [at(from)[0] + 20, at(from)[1] + 20], steps: 4 },
    { to: at(to), steps: 8 },
    'up',
  ])
  await expect
    .poll(() => screen.calls('production.board.move'))
    .toEqual([{ ids: [1], status: 'inProgress', before: null }])
  await expect.poll(() => screen.calls('production.many.change')).toEqual([{ tasks: [{ id: 1, assignee: 1 }] }])
  await expect.element(page.getByText('11-001: Em Progresso, Marina Duarte')).toBeVisible()
  await press('Control+z')
  await expect
    .poll(() => screen.calls('production.board.move').at(-1))
    .toEqual({ ids: [1], status: 'inBacklog', before: 2 })
})

test('by keys one walks through lanes and carries a card from one to the other', async () => {
  const screen = await openLanes()
  focus(linkOf(2))
  await press('j')
  await expect.element(linkOf(1)).toHaveFocus()
  await press('ArrowUp')
  await expect.element(linkOf(2)).toHaveFocus()
  await press(' ')
  await press('ArrowDown')
  await expect.element(byCss('[aria-live="assertive"]')).toMatchTextContent(/Backlog, Davi Nunes, posição 1 de 2/)
  await press('ArrowDown')
  await press('ArrowDown')
  await expect.element(byCss('[aria-live="assertive"]')).toMatchTextContent(/Backlog, Sem responsável, posição 1 de 1/)
  await press(' ')
  await expect.poll(() => screen.calls('production.many.change')).toEqual([{ tasks: [{ id: 2, assignee: null }] }])
})
