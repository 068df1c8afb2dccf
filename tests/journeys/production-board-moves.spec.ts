import type { Page } from '@playwright/test'
import { CUT_OFF, cutCalls, failCalls } from './network.ts'
import {
  addLine,
  addTasks,
  boardPath,
  cardOf,
  dragOver,
  expectColumn,
  linkOf,
  storedColumn,
  type TestTask,
} from './production.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

async function openBoard(page: Page, line: number, query = '') {
  await page.goto(boardPath(line) + query)
  await expect(page.locator('[data-board]')).toBeVisible()
}

test('[BRD-04] cards are dragged by the mouse, several at once too, and the move is taken back', async ({
  page,
  site,
  admin,
}) => {
  const line = await addLine(site)
  const [a, b, c] = await addTasks(admin, line.id, ['A', 'B', 'C'])
  const [d, e] = await addTasks(admin, line.id, ['D', 'E'], 'inProgress')
  await openBoard(page, line.id)
  await dragOver(page, cardOf(page, b!), cardOf(page, d!), 'lower')
  await expectColumn(page, 'Em Progresso', ['D', 'B', 'E'])
  await expectColumn(page, 'Backlog', ['A', 'C'])
  await expect.poll(() => storedColumn(admin, line.id, 'inProgress')).toEqual(['D', 'B', 'E'])
  // To be dragged is not to be opened.
  await expect(page).toHaveURL(boardPath(line.id))

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expectColumn(page, 'Backlog', ['A', 'B', 'C'])
  await expect.poll(() => storedColumn(admin, line.id, 'inBacklog')).toEqual(['A', 'B', 'C'])

  await linkOf(page, a!).click({ modifiers: ['ControlOrMeta'] })
  await linkOf(page, c!).click({ modifiers: ['Shift'] })
  await linkOf(page, b!).click({ modifiers: ['ControlOrMeta'] })
  await expect(page.getByText('2 selecionados')).toBeVisible()
  await dragOver(page, cardOf(page, c!), cardOf(page, e!), 'upper')
  await expectColumn(page, 'Em Progresso', ['D', 'A', 'C', 'E'])
  await expect.poll(() => storedColumn(admin, line.id, 'inProgress')).toEqual(['D', 'A', 'C', 'E'])
  await page.keyboard.press('ControlOrMeta+z')
  await expectColumn(page, 'Backlog', ['A', 'B', 'C'])
  await expect.poll(() => storedColumn(admin, line.id, 'inBacklog')).toEqual(['A', 'B', 'C'])

  // Esc ends a drag without a move.
  const from = (await cardOf(page, a!).boundingBox())!
  await page.mouse.move(from.x + 60, from.y + 40)
  await page.mouse.down()
  await page.mouse.move(from.x + 400, from.y + 60, { steps: 6 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expectColumn(page, 'Backlog', ['A', 'B', 'C'])
})

test('[BRD-04] cards are moved by keys, each step spoken', async ({ page, site, admin }) => {
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A', 'B', 'C'])
  await addTasks(admin, line.id, ['D'], 'forDevelopment')
  await openBoard(page, line.id)
  const spoken = page.locator('[aria-live="assertive"]')
  await linkOf(page, a!).focus()
  await page.keyboard.press('Space')
  await expect(spoken).toContainText('Backlog, posição 1 de 3')
  await page.keyboard.press('ArrowDown')
  await expect(spoken).toHaveText('Backlog, posição 2 de 3')
  await expectColumn(page, 'Backlog', ['B', 'A', 'C'])
  await page.keyboard.press('ArrowRight')
  await expect(spoken).toHaveText('Para Desenvolvimento, posição 2 de 2')
  await expect(linkOf(page, a!)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(spoken).toHaveText('Para Desenvolvimento, posição 1 de 2')
  await page.keyboard.press('Escape')
  await expect(spoken).toContainText('De volta a Backlog, posição 1 de 3')
  await expectColumn(page, 'Backlog', ['A', 'B', 'C'])
  await expect(linkOf(page, a!)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(spoken).toContainText('Solto: Para Desenvolvimento, posição 2 de 2')
  await expectColumn(page, 'Para Desenvolvimento', ['D', 'A'])
  await expect(linkOf(page, a!)).toBeFocused()
  await expect.poll(() => storedColumn(admin, line.id, 'forDevelopment')).toEqual(['D', 'A'])
})

test('[BRD-04] a card is moved by its menu', async ({ page, site, admin }) => {
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A', 'B'])
  await addTasks(admin, line.id, ['D', 'E'], 'inTest')
  await openBoard(page, line.id)
  await page.getByRole('button', { name: `Ações de ${a!.id_text}` }).click()
  await page.getByRole('menuitem', { name: 'Mover para…' }).click()
  const dialog = page.getByRole('dialog', { name: `Mover ${a!.id_text} para…` })
  await dialog.getByLabel('Coluna').first().click()
  await page.getByRole('option', { name: 'Em Testes' }).click()
  await dialog.getByLabel('Lugar').first().click()
  await page.getByRole('option', { name: /^Antes de .* E$/ }).click()
  await dialog.getByRole('button', { name: 'Mover' }).click()
  await expectColumn(page, 'Em Testes', ['D', 'A', 'E'])
  await expect.poll(() => storedColumn(admin, line.id, 'inTest')).toEqual(['D', 'A', 'E'])
})

test('a card that somebody removes while its place is being chosen is said to be gone', async ({
  page,
  site,
  admin,
}) => {
  const line = await addLine(site)
  const [a, b, c] = await addTasks(admin, line.id, ['A', 'B', 'C'])
  await openBoard(page, line.id)
  const remove = ({ id }: TestTask) =>
    admin.post('/api/v1/line-task', { multipart: { task: JSON.stringify({ id, isRemove: true }) } })
  await page.getByRole('button', { name: `Ações de ${a!.id_text}` }).click()
  await page.getByRole('menuitem', { name: 'Mover para…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Mover / })
  await expect(dialog.getByLabel('Coluna').first()).toBeVisible()
  await remove(a!)
  await expect(dialog.getByRole('alert')).toHaveText('Alguém removeu este cartão enquanto você escolhia o lugar.')
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(dialog).toBeHidden()

  // Of several, those that are still there are moved.
  for (const card of [b!, c!]) await linkOf(page, card).press('x')
  await page.getByRole('button', { name: 'Mover para…' }).click()
  await dialog.getByLabel('Coluna').first().click()
  await page.getByRole('option', { name: 'Em Testes' }).click()
  await remove(b!)
  await expect(cardOf(page, b!)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Mover' }).click()
  await expectColumn(page, 'Em Testes', ['C'])
})

test('a move that is refused is taken back with the reason, one that was cut off too', async ({
  page,
  site,
  admin,
  complaints,
}) => {
  complaints.allow(CUT_OFF, /status of 409/)
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A', 'B'])
  const [d] = await addTasks(admin, line.id, ['D'], 'inProgress')
  await openBoard(page, line.id)
  const mend = await failCalls(page, '/line-task-move', 409, 'Agora não dá.')
  await dragOver(page, cardOf(page, a!), cardOf(page, d!))
  await expect(page.getByText('Agora não dá.')).toBeVisible()
  await expectColumn(page, 'Backlog', ['A', 'B'])
  await mend()
  const reconnect = await cutCalls(page, '/line-task-move')
  await dragOver(page, cardOf(page, a!), cardOf(page, d!))
  await expect(page.getByText('Não foi possível falar com o servidor.', { exact: false })).toBeVisible()
  await expectColumn(page, 'Backlog', ['A', 'B'])
  await reconnect()
  expect(await storedColumn(admin, line.id, 'inBacklog')).toEqual(['A', 'B'])
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 412, height: 800 }, hasTouch: true })

  test('[BRD-04] a long touch drags a card, a quick one scrolls', async ({ page, site, admin, context }) => {
    const line = await addLine(site)
    const [a, b] = await addTasks(admin, line.id, ['A', 'B', 'C'])
    await openBoard(page, line.id)
    const cdp = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      })
    await cardOf(page, a!).scrollIntoViewIfNeeded()
    const from = (await cardOf(page, a!).boundingBox())!
    const to = (await cardOf(page, b!).boundingBox())!
    const x = from.x + from.width / 2
    await touch('touchStart', x, from.y + 30)
    await expect(cardOf(page, a!)).toHaveAttribute('data-dragged', 'true')
    for (let step = 1; step <= 8; step++)
      await touch('touchMove', x, from.y + 30 + ((to.y + to.height * 0.8 - from.y - 30) * step) / 8)
    await touch('touchEnd')
    await expectColumn(page, 'Backlog', ['B', 'A', 'C'])
    await expect.poll(() => storedColumn(admin, line.id, 'inBacklog')).toEqual(['B', 'A', 'C'])

    const board = page.locator('[data-board]')
    const left = await board.evaluate(({ scrollLeft }) => scrollLeft)
    // Further than half a column, else the board snaps back to it; and no step waits for the answer of the one before.
    const right = from.x + 250
    const swipe = [touch('touchStart', right, from.y + 30)]
    for (let step = 1; step <= 8; step++) swipe.push(touch('touchMove', right - 30 * step, from.y + 30))
    await Promise.all([...swipe, touch('touchEnd')])
    await expect.poll(() => board.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(left + 50)
    expect(await storedColumn(admin, line.id, 'inBacklog')).toEqual(['B', 'A', 'C'])
  })
})
