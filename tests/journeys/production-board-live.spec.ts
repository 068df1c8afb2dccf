import type { Page } from '@playwright/test'
import { queryDatabase } from './database.ts'
import { addLine, addTasks, boardPath, cardOf, columnOf, dragOver, expectColumn, storedColumn } from './production.ts'
import { expect, startBeside, stopSite, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

async function openBoard(page: Page, line: number, query = '') {
  await page.goto(boardPath(line) + query)
  await expect(page.locator('[data-board]')).toBeVisible()
}

test('what one person does the others see within a second, also what was missed while cut off', async ({
  page,
  site,
  admin,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A', 'B'])
  const [d] = await addTasks(admin, line.id, ['D'], 'inProgress')
  const second = await context.newPage()
  await openBoard(second, line.id)
  await openBoard(page, line.id)
  await dragOver(page, cardOf(page, a!), cardOf(page, d!), 'lower')
  await expect(columnOf(second, 'Em Progresso').getByRole('heading', { level: 3 })).toHaveText(['D', 'A'])
  await addTasks(admin, line.id, ['Nova'])
  await expectColumn(second, 'Backlog', ['B', 'Nova'])
  await expectColumn(page, 'Backlog', ['B', 'Nova'])

  await context.setOffline(true)
  await addTasks(admin, line.id, ['Perdida'])
  await context.setOffline(false)
  await expectColumn(second, 'Backlog', ['B', 'Nova', 'Perdida'])
  await expectColumn(page, 'Backlog', ['B', 'Nova', 'Perdida'])
})

test('[BRD-04] what one drags by one process the other sees by another process on the same database', async ({
  page,
  browser,
  site,
  sessions,
  admin,
  complaints,
}) => {
  const line = await addLine(site)
  const [a, b] = await addTasks(admin, line.id, ['A', 'B'])
  const beside = await startBeside(site)
  try {
    complaints.allow(new RegExp(`^foreign host ${beside.origin}$`))
    const { cookies, origins } = sessions.admin
    const storageState = { cookies, origins: origins.map((one) => ({ ...one, origin: beside.origin })) }
    const elsewhere = await browser.newContext({ baseURL: beside.origin, storageState, viewport: page.viewportSize() })
    complaints.watch(elsewhere)
    const second = await elsewhere.newPage()
    for (const one of [page, second]) await openBoard(one, line.id)
    await dragOver(page, cardOf(page, b!), cardOf(page, a!))
    await expectColumn(second, 'Backlog', ['B', 'A'])
    await dragOver(second, cardOf(second, b!), columnOf(second, 'Em Progresso').getByRole('list'))
    await expectColumn(page, 'Em Progresso', ['B'])
    await expectColumn(page, 'Backlog', ['A'])
    expect(await storedColumn(admin, line.id, 'inProgress')).toEqual(['B'])
    await elsewhere.close()
  } finally {
    await stopSite(beside, { keep: true })
  }
})

test('a tab that nobody sees lets its stream go after a minute, and catches up when it is seen', async ({
  page,
  site,
  admin,
}) => {
  const line = await addLine(site)
  await addTasks(admin, line.id, ['A'])
  await page.clock.install()
  await page.addInitScript(() => {
    const streams: EventSource[] = []
    const Real = EventSource
    Object.assign(window, {
      streams,
      EventSource: class extends Real {
        constructor(...input: ConstructorParameters<typeof Real>) {
          super(...input)
          streams.push(this)
        }
      },
    })
  })
  const open = () =>
    page.evaluate(() => {
      const { streams } = window as unknown as { streams: EventSource[] }
      return streams.filter(({ readyState, CLOSED }) => readyState !== CLOSED).length
    })
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await openBoard(page, line.id)
  await expect.poll(open).toBe(1)
  await show('hidden')
  await page.clock.fastForward(30_000)
  expect(await open()).toBe(1)
  await show('visible')
  await page.clock.fastForward(45_000)
  expect(await open()).toBe(1)
  await show('hidden')
  await page.clock.fastForward(61_000)
  await expect.poll(open).toBe(0)
  await addTasks(admin, line.id, ['Enquanto isso'])
  await show('visible')
  await expectColumn(page, 'Backlog', ['A', 'Enquanto isso'])
  await expect.poll(open).toBe(1)
})

test('who loses the line is told so and led back to the list', async ({ browser, site, sessions, admin }) => {
  const line = await addLine(site)
  await addTasks(admin, line.id, ['A'])
  await queryDatabase(site, 'insert into project_members (project_id, user_id) values ($1, 2)', [line.id])
  const context = await browser.newContext({ storageState: sessions.staff, baseURL: site.origin })
  const page = await context.newPage()
  await openBoard(page, line.id)
  await expectColumn(page, 'Backlog', ['A'])
  await queryDatabase(site, 'delete from project_members where project_id = $1', [line.id])
  await expect(page.getByText('Este quadro não está mais aqui')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ir para Production Line' }).click()
  await expect(page).toHaveURL('/dashboard/production-line')
  await context.close()
})
