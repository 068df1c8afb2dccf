import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from './answers.ts'
import { boardWith, cardOf, cardWith, columnOf, expectColumn, linkOf, openBoard } from './board.ts'
import { sessionIn } from './frame.ts'
import { focus, press } from './keys.ts'
import { byCss } from './selectors.ts'

const A = cardWith(1, 'A')
const B = cardWith(2, 'B')
const field = () => page.getByPlaceholder('Write a new task')

test('after a task was named Esc leads to its card, and Ctrl+Z takes it back', async () => {
  const made = cardWith(9, 'Feita agora')
  const screen = await openBoard(boardWith([A, B]))
  screen.answer({
    production: {
      board: { add: () => ({ result: true, data: { card: made, counter: 2 } }) },
      many: { remove: () => ({ result: true }), restore: () => ({ result: true }) },
    },
  })
  await press('j', 'n')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('Feita agora{Enter}')
  await expectColumn('Backlog', ['A', 'B', 'Feita agora'])
  await press('Escape')
  await expect.element(linkOf(9)).toHaveFocus()
  await press('k')
  await expect.element(linkOf(2)).toHaveFocus()
  screen.answer(boardWith([A, B], {}, [9]))
  await press('ControlOrMeta+z')
  await expect.poll(() => screen.calls('production.many.remove')).toEqual([{ ids: [9], as_made: true }])
  await expectColumn('Backlog', ['A', 'B'])
  await page.getByRole('button', { name: 'Trazer de volta' }).click()
  await expect.poll(() => screen.calls('production.many.restore')).toEqual([{ ids: [9] }])
  await expect.element(page.getByText('A tarefa voltou')).toBeVisible()
  focus(linkOf(2))
  // Where nothing was named it leads back to the card that it was opened from.
  await press('n')
  await expect.element(field()).toHaveFocus()
  await press('Escape')
  await expect.element(linkOf(2)).toHaveFocus()
})

test('a task on which somebody has worked since stays where its making is taken back, and it is said', async () => {
  const screen = await openBoard(boardWith([A, B]))
  screen.answer({
    production: {
      board: { add: () => ({ result: true, data: { card: cardWith(9, 'Feita agora'), counter: 2 } }) },
      many: {
        remove: refuse('edited-meanwhile', 'Nada mudou.', { fields: { 'ids.0': 'Mudou depois; exclua-a no cartão.' } }),
      },
    },
  })
  await press('j', 'n')
  await userEvent.keyboard('Feita agora{Enter}')
  await expectColumn('Backlog', ['A', 'B', 'Feita agora'])
  await press('Escape', 'ControlOrMeta+z')
  await expect.element(page.getByText('Nada mudou. 11-009: Mudou depois; exclua-a no cartão.')).toBeVisible()
  await expectColumn('Backlog', ['A', 'B', 'Feita agora'])
})

/** Searches for what only card B has. */
async function searchB(screen: Awaited<ReturnType<typeof openBoard>>) {
  screen.answer({ production: { board: { search: () => ({ data: [B.id] }) } } })
  await press('/')
  await userEvent.keyboard('BBB')
  await expect.poll(() => screen.calls('production.board.search')).toContainEqual({ id: 11, q: 'BBB' })
  await screen.quiet()
}

test('Esc leads to a card in sight where a filter hides the new one, which takes the focus from nowhere later', async () => {
  const screen = await openBoard(boardWith([A, B]))
  await searchB(screen)
  await expectColumn('Backlog', ['B'])
  const made = cardWith(9, 'Feita agora')
  screen.answer({
    production: {
      board: { add: () => ({ result: true, data: { card: made, counter: 2 } }) },
      many: { remove: () => ({ result: true }) },
    },
  })
  focus(linkOf(2))
  await press('n')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('Feita agora{Enter}')
  await screen.quiet()
  await press('Escape')
  await expect.element(linkOf(2)).toHaveFocus()
  await press('/')
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
  await expectColumn('Backlog', ['A', 'B', 'Feita agora'])
  await expect.element(linkOf(9)).not.toHaveFocus()
})

test('a card that goes back where a filter hides it takes no focus from the search once it is shown', async () => {
  const screen = await openBoard(boardWith([A, B]))
  focus(linkOf(1))
  const moved = (status: 'forDevelopment' | 'inBacklog', counter: number) =>
    screen.answer({
      production: { board: { move: () => ({ result: true, data: { cards: [{ ...A, status }], counter } }) } },
    })
  moved('forDevelopment', 2)
  await press('Space', 'ArrowRight', 'Space')
  await screen.quiet()
  await searchB(screen)
  await expectColumn('Backlog', ['B'])
  focus(linkOf(2))
  moved('inBacklog', 3)
  await press('ControlOrMeta+z')
  await screen.quiet()
  await press('/')
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
  await expectColumn('Backlog', ['A', 'B'])
  await expect.element(linkOf(1)).not.toHaveFocus()
})

test('the field for new tasks stands under the last card of its column', async () => {
  await openBoard(boardWith([A, B]))
  await press('j', 'n')
  await expect.element(field()).toHaveFocus()
  const below = field().element().getBoundingClientRect().top - cardOf(2).element().getBoundingClientRect().bottom
  expect(below).toBeGreaterThanOrEqual(0)
  expect(below).toBeLessThan(30)
})

test('letters mean a card alone, and no control of the page or of an open task', async () => {
  const screen = await openBoard({
    ...boardWith([A, B]),
    accounts: { session: sessionIn('portuguese'), profile: { choose: () => ({ result: true, data: { counter: 1 } }) } },
  })
  const dialogs = () => page.getByRole('dialog').elements()
  focus(linkOf(1))
  for (const control of [
    page.getByRole('button', { name: 'Filtro' }),
    page.getByRole('checkbox', { name: 'Minhas' }),
    columnOf('Backlog').getByRole('button').first(),
  ]) {
    focus(control)
    await press('x', 'p', 'n')
    expect(dialogs()).toHaveLength(0)
    await expect.element(page.getByPlaceholder('Nome da nova tarefa')).not.toBeInTheDocument()
    expect(page.getByText('1 selecionado').elements()).toHaveLength(0)
  }
  focus(linkOf(1))
  await press('Enter')
  const panel = byCss('[data-task-panel]')
  const ofPanel = panel.getByRole('button').first()
  // Its buttons come with the task.
  await expect.element(ofPanel).toBeVisible()
  focus(ofPanel)
  await press('x', 'p', 'Delete')
  expect(dialogs()).toHaveLength(0)
  await screen.quiet()
  expect(screen.calls('production.many.remove')).toEqual([])
})

test('Ctrl+Z after a move has the focus follow its card back', async () => {
  const screen = await openBoard(boardWith([A, B, cardWith(4, 'D', { status: 'forDevelopment' })]))
  focus(linkOf(1))
  const moved = (status: 'forDevelopment' | 'inBacklog', counter: number) =>
    screen.answer({
      production: { board: { move: () => ({ result: true, data: { cards: [{ ...A, status }], counter } }) } },
    })
  moved('forDevelopment', 2)
  await press('Space', 'ArrowRight', 'Space')
  await screen.quiet()
  await expect.element(linkOf(1)).toHaveFocus()
  moved('inBacklog', 3)
  await press('ControlOrMeta+z')
  await expectColumn('Backlog', ['A', 'B'])
  await expect.element(linkOf(1)).toHaveFocus()
  await screen.quiet()
  await expect.element(linkOf(1)).toHaveFocus()
})

test('a card in the hand is told from one that has the focus alone', async () => {
  await openBoard(boardWith([A, B]))
  focus(linkOf(1))
  const lines = () => getComputedStyle(cardOf(1).element()).borderTopStyle
  expect(lines()).toBe('solid')
  await press('Space')
  await expect.element(cardOf(1).getByText('na mão')).toBeVisible()
  expect(lines()).toBe('dashed')
  await press('Escape')
  await expect.element(cardOf(1).getByText('na mão')).not.toBeInTheDocument()
})
