import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Caller } from '#tests/call.ts'
import { prepareData } from '#tests/cluster.ts'
import { start, startAgain } from '#tests/crash.ts'
import { saveTask } from '#tests/task-form.ts'

/** Saves acknowledged before the program is killed; others are under way then. */
const BEFORE = 6

test('[TSK-07] kill -9 in the midst of saves with pictures loses none that was acknowledged, and leaves none by halves', {
  timeout: 300_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-crash-'))
  prepareData(dataDir)
  let running = await start(dataDir)
  try {
    const line = (await running.admin.post('/api/v1/new-project', { title: 'Uma linha' })).body.data.id
    const acknowledged: string[] = []
    const enough = Promise.withResolvers<void>()
    const save = await makeSave(line)
    const writers = [0, 1].map(async (writer) => {
      for (let n = 0; ; n++) {
        const answer = await save(running.admin, `${writer}.${n}`).catch(() => undefined)
        if (answer?.status !== 200) return // killed
        acknowledged.push(answer.body.update.id_text)
        if (acknowledged.length >= BEFORE) enough.resolve()
      }
    })
    await enough.promise
    running = await startAgain(running, dataDir)
    await Promise.all(writers)

    const { admin } = running
    const { data } = (await admin.post('/api/v1/line-task-project', { id_project: line })).body
    expect(data.map(({ id_text }: { id_text: string }) => id_text)).toEqual(expect.arrayContaining(acknowledged))
    for (const task of data) {
      const attachments = JSON.parse(task.attachments)
      expect([attachments.length, JSON.parse(task.subtasks).length]).toEqual([2, 2])
      for (const { filename, size } of attachments) {
        const picture = await admin.fetch(filename)
        expect((await picture.arrayBuffer()).byteLength).toBe(size)
        expect((await admin.fetch(`${filename}&thumbnail=1`)).status).toBe(200)
      }
    }
    expect((await save(admin, 'depois')).status).toBe(200)
  } finally {
    const ended = once(running.child, 'exit')
    running.child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true })
  }
})

/** Changes acknowledged before the program is killed. */
const CHANGES = 30

test('kill -9 in the midst of what is saved as one types loses no acknowledged change, and none is half there', {
  timeout: 300_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-crash-'))
  prepareData(dataDir)
  let running = await start(dataDir)
  try {
    const line = (await running.admin.post('/api/v1/new-project', { title: 'Uma linha' })).body.data.id
    const tasks: { id: number; id_text: string }[] = []
    for (const nome of ['a', 'b'])
      tasks.push((await saveTask(running.admin, { id_project: line, nome, descricao: '0' })).body.update)
    /** The last change of each task that was acknowledged: its number, and the revision it left. */
    const last = new Map(tasks.map(({ id }) => [id, { number: 0, revision: 1 }]))
    let acknowledged = 0
    const enough = Promise.withResolvers<void>()
    const writers = tasks.map(async ({ id }) => {
      for (let number = 1; ; number++) {
        const input = { id, descricao: String(number), estimate: number, revision: last.get(id)!.revision }
        const answer = await running.admin.post('/api/v1/line-task-change', input).catch(() => undefined)
        if (answer?.status !== 200) return // killed
        last.set(id, { number, revision: answer.body.data.revision })
        if (++acknowledged >= CHANGES) enough.resolve()
      }
    })
    await enough.promise
    running = await startAgain(running, dataDir)
    await Promise.all(writers)

    const { admin } = running
    for (const { id, id_text } of tasks) {
      const task = (await admin.get(`/api/v1/line-task-item?id_text=${id_text}`)).body.data
      const { number, revision } = last.get(id)!
      // The one under way may have been stored too: whole, with both of its fields, its revision and its history.
      expect([number, number + 1]).toContain(task.estimate)
      expect(task.descricao).toBe(String(task.estimate))
      expect(task.revision).toBe(revision + task.estimate - number)
      const history = (await admin.get(`/api/v1/line-task-history?id=${id}`)).body.data
      const changes = history.filter(({ field }: { field: string }) => field === 'estimate')
      expect(changes).toHaveLength(task.estimate)
      const next = { id, descricao: 'depois', revision: task.revision }
      expect((await admin.post('/api/v1/line-task-change', next)).status).toBe(200)
    }
  } finally {
    const ended = once(running.child, 'exit')
    running.child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true })
  }
})

async function makeSave(line: number) {
  const noise = {
    create: { width: 700, height: 500, channels: 3, background: '#369', noise: { type: 'gaussian' } },
  } as const
  const bytes = await sharp(noise).png().toBuffer()
  const pictures = ['a.png', 'b.png'].map((name) => ({ name, bytes }))
  return (who: Caller, nome: string) =>
    saveTask(who, { id_project: line, nome, subtasks: [{ task: 'um' }, { task: 'dois' }] }, pictures)
}
