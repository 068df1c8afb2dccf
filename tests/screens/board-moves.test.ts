import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Card } from '#domains/production/board-contract.ts'
import { cutOff, hold, refuse } from './answers.ts'
import { boardWith, cardOf, cardWith, expectColumn, linkOf, openBoard, spoken } from './board.ts'
import { focus, press } from './keys.ts'

const A = cardWith(1, 'A')
const B = cardWith(2, 'B')
const C = cardWith(3, 'C')

/** Goes on from the list of columns to the dialog. */
const choosePlace = () => page.getByRole('option', { name: 'Escolher o lugar…' }).click()

test('[BRD-04] cards are moved by keys, each step spoken', async () => {
  const screen = await openBoard(boardWith([A, B, C, cardWith(4, 'D', { status: 'forDevelopment' })]))
  focus(linkOf(1))
  await press('Space')
  await expect.element(spoken()).toMatchTextContent(/Backlog, posição 1 de 3/)
  await press('ArrowDown')
  await expect.element(spoken()).toHaveTextContent('Backlog, posição 2 de 3')
  await expectColumn('Backlog', ['B', 'A', 'C'])
  await press('ArrowRight')
  await expect.element(spoken()).toHaveTextContent('Para Desenvolvimento, posição 2 de 2')
  await expect.element(linkOf(1)).toHaveFocus()
  await press('Home')
  await expect.element(spoken()).toHaveTextContent('Para Desenvolvimento, posição 1 de 2')
  await press('Escape')
  await expect.element(spoken()).toMatchTextContent(/De volta a Backlog, posição 1 de 3/)
  await expectColumn('Backlog', ['A', 'B', 'C'])
  await expect.element(linkOf(1)).toHaveFocus()
  expect(screen.calls('production.board.move')).toEqual([])
  const { answer, letGo } = hold(() => ({
    result: true as const,
    data: { cards: [{ ...A, status: 'forDevelopment' as const, position: 9 }], counter: 2 },
  }))
  screen.answer({ production: { board: { move: answer } } })
  await press('Space', 'ArrowRight', 'End', 'Space')
  await expect.element(spoken()).toMatchTextContent(/Solto: Para Desenvolvimento, posição 2 de 2/)
  // At once, and as the server has it.
  await expectColumn('Para Desenvolvimento', ['D', 'A'])
  letGo()
  await screen.quiet()
  await expectColumn('Para Desenvolvimento', ['D', 'A'])
  await expect.element(linkOf(1)).toHaveFocus()
  expect(screen.calls('production.board.move')).toEqual([{ ids: [1], status: 'forDevelopment', before: null }])
})

const dialog = () => page.getByRole('dialog', { name: /^Mover / })

async function chooseColumn(name: string) {
  await dialog().getByLabelText('Coluna').first().click()
  await page.getByRole('option', { name }).click()
}

test('[BRD-04] a card is moved by its menu', async () => {
  const others = [cardWith(4, 'D', { status: 'inTest' }), cardWith(5, 'E', { status: 'inTest' })]
  const screen = await openBoard(boardWith([A, B, ...others]))
  screen.answer({
    production: {
      board: {
        move: () => ({ result: true, data: { cards: [{ ...A, status: 'inTest', position: 4.5 }], counter: 2 } }),
      },
    },
  })
  await page.getByRole('button', { name: 'Ações de 11-001' }).click()
  await page.getByRole('menuitem', { name: 'Mover' }).click()
  await choosePlace()
  await chooseColumn('Em Testes')
  await dialog().getByLabelText('Lugar').first().click()
  await page.getByRole('option', { name: /^Antes de .* E$/ }).click()
  await dialog().getByRole('button', { name: 'Mover' }).click()
  await expectColumn('Em Testes', ['D', 'A', 'E'])
  expect(screen.calls('production.board.move')).toEqual([{ ids: [1], status: 'inTest', before: 5 }])
})

test('a card that somebody removes while its place is being chosen is said to be gone', async () => {
  const screen = await openBoard(boardWith([A, B, C]))
  const remove = (removed: number[], left: Card[]) => {
    screen.answer(boardWith(left, {}, removed))
    screen.publish('line:11', 2 + removed.length)
  }
  await page.getByRole('button', { name: 'Ações de 11-001' }).click()
  await page.getByRole('menuitem', { name: 'Mover' }).click()
  await choosePlace()
  await expect.element(dialog().getByLabelText('Coluna').first()).toBeVisible()
  remove([1], [B, C])
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent(/Alguém excluiu este cartão enquanto você escolhia o lugar\./)
  await dialog().getByRole('button', { name: 'Fechar' }).last().click()
  await expect.element(dialog()).not.toBeInTheDocument()

  // Of several, those that are still there are moved.
  for (const id of [2, 3]) {
    focus(linkOf(id))
    await press('x')
  }
  await page.getByRole('button', { name: 'Mover', exact: true }).click()
  await choosePlace()
  await chooseColumn('Em Testes')
  remove([1, 2], [C])
  await expect.element(cardOf(2)).not.toBeInTheDocument()
  screen.answer(boardWith([{ ...C, status: 'inTest' }], {}, [1, 2]))
  await dialog().getByRole('button', { name: 'Mover' }).click()
  await expect.poll(() => screen.calls('production.board.move')).toMatchObject([{ ids: [3], status: 'inTest' }])
  await expectColumn('Em Testes', ['C'])
})

test('a move that is refused is taken back with the reason, one that was cut off too', async () => {
  const screen = await openBoard(boardWith([A, B, cardWith(4, 'D', { status: 'inProgress' })]))
  const moveAway = async () => {
    focus(linkOf(1))
    await press('Space', 'ArrowRight', 'Enter')
  }
  screen.answer({ production: { board: { move: refuse('unexpected', 'Agora não dá.') } } })
  await moveAway()
  await expect.element(page.getByText('Agora não dá.')).toBeVisible()
  await expectColumn('Backlog', ['A', 'B'])
  screen.answer({ production: { board: { move: cutOff } } })
  await moveAway()
  await expect.element(page.getByText('Não foi possível falar com o servidor.').first()).toBeVisible()
  await expectColumn('Backlog', ['A', 'B'])
})
