import { expect, onTestFinished, test } from 'vitest'
import { visitorContext } from '#platform/context.ts'
import { WorkerPool } from '#platform/worker/worker-pool.ts'
import { startApp } from '#tests/app.ts'
import { colourCodeJob } from './jobs.ts'
import { createArchive } from './save.ts'

const app = startApp()
const run = { id: 'run', attempt: 1, signal: new AbortController().signal }
const CODE = '```ts\nlet a = 1\n```'

/** Saves an article while the machine has no time to colour its code. */
async function saveUncoloured(): Promise<number> {
  const worker = new WorkerPool({ colourMs: 0 })
  onTestFinished(() => worker.close())
  const fields = {
    title: 'Com código',
    description: '',
    markdown: CODE,
    image: '',
    image_archive: '',
    link: '',
    tags: [],
    author: '',
    publish_at: null,
    date: null,
  }
  const actor = { id: 1, name: 'Dona Marina', email: 'marina@exemplo.com.br', administers: false, session: 1 }
  const context = { ...visitorContext(app), worker, actor }
  const { data } = await createArchive(context, { ...fields, archive_public: true, highlighted: false })
  return data.id
}
const read = async (id: number) => (await app.people.visitor.post('/api/v1/item-archive', { id })).body.data.result[0]
const isUncoloured = async (id: number) =>
  (await app.db.selectFrom('archives').select('uncoloured').where('id', '=', id).executeTakeFirst())?.uncoloured

test('code that there was no time to colour is saved plain, and coloured by the job', async () => {
  const id = await saveUncoloured()
  expect((await read(id)).html).toBe('<pre tabindex="0" data-language="ts"><code>let a = 1\n</code></pre>')
  expect(await isUncoloured(id)).toBe(true)

  await colourCodeJob.handler(app, {}, run)
  expect(await read(id)).toMatchObject({ html: expect.stringContaining('class="tok-keyword"'), markdown: CODE })
  expect(await isUncoloured(id)).toBe(false)
})

test('a later save colours it too', async () => {
  const id = await saveUncoloured()
  await app.people.admin.post('/api/v1/update-item-archive', { id, markdown: CODE })
  expect((await read(id)).html).toContain('class="tok-keyword"')
  expect(await isUncoloured(id)).toBe(false)
})

test('where it still cannot be coloured it stays as it is, and after a day it is no longer tried', async () => {
  const id = await saveUncoloured()
  const slow = new WorkerPool({ colourMs: 0 })
  onTestFinished(() => slow.close())
  await colourCodeJob.handler({ ...app, worker: slow }, {}, run)
  expect(await isUncoloured(id)).toBe(true)

  app.clock.set(new Date(app.clock.now().getTime() + 25 * 60 * 60 * 1000))
  await colourCodeJob.handler(app, {}, run)
  expect(await isUncoloured(id)).toBe(true)
})
