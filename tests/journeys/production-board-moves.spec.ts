import type { Page } from '@playwright/test'
import { addLine, addTasks, boardPath, cardOf, dragOver, expectColumn, linkOf, storedColumn } from './production.ts'
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
