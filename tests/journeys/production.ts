import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { systemClock } from '#clock.ts'
import type { TaskStatus } from '#domains/production/production.ts'
import { queryDatabase } from './database.ts'
import { expect, type Site } from './site.ts'

let made = 0

export interface TestTask {
  id: number
  id_text: string
  nome: string
}

/** Adds a line of the admin's with a title of its own. */
export async function addLine(
  site: Site,
  { projectline = 'elab', projectstatus = 'pending', title = `Linha de teste ${++made}`, id_user = 1 } = {},
): Promise<{ id: number; title: string }> {
  const [project] = await queryDatabase<{ id: number }>(
    site,
    'insert into projects (id_user, title, date_created, date_update) values ($1, $2, $3, $3) returning id',
    [id_user, title, systemClock.now()],
  )
  const id = project!.id
  await queryDatabase(site, 'update production_lines set projectline = $2, projectstatus = $3 where project_id = $1', [
    id,
    projectline,
    projectstatus,
  ])
  return { id, title }
}

/** Adds tasks at the end of a column by the call, one after the other. */
export async function addTasks(
  caller: APIRequestContext,
  line: number,
  names: readonly string[],
  status: TaskStatus = 'inBacklog',
): Promise<TestTask[]> {
  const tasks: TestTask[] = []
  for (const nome of names) {
    const answer = await caller.post('/api/v1/line-task-add', { data: { id_project: line, nome, status } })
    expect(answer.status()).toBe(200)
    tasks.push((await answer.json()).data.card)
  }
  return tasks
}

/** Sets columns of a task that no call of the board sets. */
export async function setTask(site: Site, id: number, columns: Record<string, unknown>) {
  const names = Object.keys(columns)
  await queryDatabase(site, `update tasks set ${names.map((name, at) => `${name} = $${at + 2}`)} where id = $1`, [
    id,
    ...Object.values(columns),
  ])
  await queryDatabase(
    site,
    'update production_lines set changes = changes + 1 where project_id = (select project_id from tasks where id = $1)',
    [id],
  )
}

export const boardPath = (line: number) => `/dashboard/production-line/backlog/${line}`

export const columnOf = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true })
export const cardOf = (page: Page, { id }: { id: number }) => page.locator(`[data-card="${id}"]`)
/** A card's link, which holds the focus. */
export const linkOf = (page: Page, { id }: { id: number }) => page.locator(`#cartao-${id}`)

/** The names in a column as they are drawn, from top to bottom. */
export const expectColumn = (page: Page, label: string, names: readonly string[]) =>
  expect(columnOf(page, label).getByRole('listitem').getByRole('heading')).toHaveText(names)

/** What the server stores of a column, in its order. */
export async function storedColumn(caller: APIRequestContext, line: number, status: TaskStatus): Promise<string[]> {
  const { data } = await (await caller.get(`/api/v1/line-board?id=${line}`)).json()
  const cards = data.cards as { status: string; nome: string; position: number; id: number }[]
  return cards
    .filter((card) => card.status === status)
    .sort((a, b) => a.position - b.position || a.id - b.id)
    .map(({ nome }) => nome)
}

/** Drags a card by the mouse over another one: its upper part drops before it, its lower part after it. */
export async function dragOver(page: Page, card: Locator, target: Locator, part: 'upper' | 'lower' = 'upper') {
  const from = (await card.boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 8, from.y + 30, { steps: 4 })
  const to = (await target.boundingBox())!
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * (part === 'upper' ? 0.2 : 0.8), { steps: 8 })
  await page.mouse.up()
}
