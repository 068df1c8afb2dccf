import type { APIRequestContext, Page } from '@playwright/test'
import { queryDatabase } from './database.ts'
import { addLine, boardPath } from './production.ts'
import { expect, type Site } from './site.ts'

/** Makes a production line of the admin's, on which the other member of staff works too, and returns its id. */
export async function addSharedLine(site: Site): Promise<number> {
  const { id } = await addLine(site)
  await queryDatabase(site, 'insert into project_members (project_id, user_id) values ($1, 2)', [id])
  return id
}

/** Makes a task as the specification's form does, and says its id and id text. */
export async function addTask(
  caller: APIRequestContext,
  line: number,
  fields: object = {},
): Promise<{ id: number; id_text: string }> {
  const task = JSON.stringify({ id_project: line, nome: 'Uma tarefa', ...fields })
  const answer = await caller.post('/api/v1/line-task', { multipart: { task } })
  return (await answer.json()).update
}

/** The task as it is stored. */
export async function readTask(caller: APIRequestContext, idText: string) {
  const answer = await caller.get('/api/v1/line-task-item', { params: { id_text: idText } })
  return answer.ok() ? (await answer.json()).data : undefined
}

/** Opens a task by its address. */
export async function openTask(page: Page, line: number, idText: string) {
  await page.goto(`${boardPath(line)}?task=${idText}`)
  await expect(taskDialog(page).getByRole('textbox', { name: 'Nome', exact: true })).toBeVisible()
}

export const taskDialog = (page: Page) => page.getByRole('dialog', { name: /^(Criar|Editar) Task/ })
