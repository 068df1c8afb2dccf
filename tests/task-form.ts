import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll } from 'vitest'
import { startApp } from './app.ts'
import type { Answer, Caller } from './call.ts'
import { addProject } from './factories.ts'

/** Saves a task by the specification's form, with pictures. */
export function saveTask(
  who: Caller,
  task: object | string,
  pictures: readonly { name: string; bytes: Uint8Array | string }[] = [],
): Promise<Answer> {
  const form = new FormData()
  for (const { name, bytes } of pictures) form.append('attachments', new File([bytes as BlobPart], name))
  form.append('task', typeof task === 'string' ? task : JSON.stringify(task))
  return who.post('/api/v1/line-task', form)
}

/** Starts the program with a line of `staff`'s, for tests of the form of its tasks. */
export function startTaskForm() {
  const app = startApp()
  const line = {} as { id: number }
  beforeAll(async () => void (line.id = await addProject(app, { id_user: 2 })))
  return {
    app,
    /** Its id is there once the tests run. */
    line,
    save: (task: object | string, pictures?: Parameters<typeof saveTask>[2], who = app.people.staff) =>
      saveTask(who, task, pictures),
    /** How many files the tasks' pictures name, each with its thumbnail, and how many lie in the data folder. */
    async files() {
      const { rows } = await app.pool.query('select count(*)::int as named from task_attachments')
      const stored = readdirSync(app.settings.dataDir, { recursive: true }).filter((name) =>
        /tasks\/\d+\/./.test(String(name)),
      )
      return { named: rows[0].named * 2, stored: stored.length }
    },
  }
}

/** A picture 600 px high, plain blue. */
export const picture = async (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', width = 900) => ({
  name: `foto é.${format}`,
  bytes: await sharp({ create: { width, height: 600, channels: 3, background: '#369' } })
    .toFormat(format)
    .toBuffer(),
})
