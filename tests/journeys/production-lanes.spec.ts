import { queryDatabase } from './database.ts'
import { addLine, addTasks, boardPath, cardOf } from './production.ts'
import { expect, test } from './site.ts'
import { readTask } from './tasks.ts'

test.use({ as: 'admin', viewport: { width: 360, height: 740 }, hasTouch: true })
test.beforeEach(async ({ admin }) => {
  await admin.post('/api/v1/panel', { data: { panel: 'portuguese' } })
})
test.afterEach(async ({ admin, site }) => {
  await queryDatabase(site, "update users set choices = choices - 'board_lanes' where id = 1")
  await admin.post('/api/v1/panel', { data: { panel: 'specified' } })
})

test('in lanes a long touch gives a card to somebody else, the toast takes it back, and the lanes stay chosen', async ({
  page,
  site,
  admin,
  context,
}) => {
  const line = await addLine(site)
  const [mine, free] = await addTasks(admin, line.id, ['De alguém', 'De ninguém'])
  for (const [task, assignee] of [
    [mine!, 1],
    [free!, null],
  ] as const)
    await admin.post('/api/v1/line-task-change', { data: { id: task.id, assignee } })
  const assigneeOf = async () => (await readTask(admin, free!.id_text)).assignee
  await page.goto(boardPath(line.id))
  await page.getByRole('button', { name: 'Sem faixas' }).tap()
  await page.getByRole('menuitemradio', { name: 'Por responsável' }).tap()
  const lane = (id: string) => page.locator(`[data-lane="${id}"]`)
  await expect(lane('1').locator(cardOf(page, mine!))).toBeVisible()

  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  const middleOf = async (card: { id: number }) => {
    const { x, y, width, height } = (await cardOf(page, card).boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  const from = await middleOf(free!)
  const to = await middleOf(mine!)
  await touch('touchStart', from)
  await expect(cardOf(page, free!)).toHaveAttribute('data-dragged', 'true')
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', { x: from.x, y: from.y + ((to.y - from.y) * step) / 8 })
  await touch('touchEnd')
  await expect(lane('1').locator(cardOf(page, free!))).toBeVisible()
  await expect.poll(assigneeOf).toBe(1)

  await page.getByRole('button', { name: 'Desfazer' }).tap()
  await expect(lane('1').locator(cardOf(page, free!))).toHaveCount(0)
  await expect.poll(assigneeOf).toBeNull()
  await page.reload()
  await expect(lane('1').locator(cardOf(page, mine!))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
