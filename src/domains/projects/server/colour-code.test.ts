import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { colourCodeJob } from './jobs.ts'

const app = startApp()
const run = { id: 'run', attempt: 1, signal: new AbortController().signal }
const CODE = '```ts\nlet a = 1\n```'
const find = (id: number) =>
  app.db.selectFrom('projects').select(['details_html', 'uncoloured']).where('id', '=', id).executeTakeFirstOrThrow()

test('code in the details that was left plain is coloured by the job, and by a save', async () => {
  const plain = { details_markedown: CODE, details_html: '<pre>let a = 1</pre>', uncoloured: true }
  const [byJob, bySave] = [await addProject(app, plain), await addProject(app, { ...plain, date_update: new Date(0) })]
  await colourCodeJob.handler(app, {}, run)
  expect(await find(byJob)).toMatchObject({ details_html: expect.stringContaining('tok-keyword'), uncoloured: false })
  expect(await find(bySave)).toMatchObject({ details_html: plain.details_html, uncoloured: true })

  const details = { title: '', image: '', video: '', markedown: CODE }
  expect((await app.people.admin.post('/api/v1/update-project', { id: bySave, details })).status).toBe(200)
  expect(await find(bySave)).toMatchObject({ details_html: expect.stringContaining('tok-keyword'), uncoloured: false })
})
