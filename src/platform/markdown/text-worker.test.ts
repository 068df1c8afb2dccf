import { execFile } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { AppError } from '../errors.ts'
import { centreImagesAside, renderMarkdown } from './render.ts'
import { TextWorker, type WorkerLimits } from './text-worker.ts'

// Texts made to be slow are slower still on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const HEAVY = 'O texto é pesado demais para mostrar. Divida em partes.'
const open = (limits: Partial<WorkerLimits>) =>
  new TextWorker({ timeoutMs: 20_000, idleMs: 50, memoryMb: 256, ...limits })

const render = (markdown: string) => ({ kind: 'render' as const, markdown })
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

test('a text is rendered and its pictures are centred in the thread', async () => {
  expect(await renderMarkdown('# Olá\n\n```ts\nlet a\n```')).toMatchObject({
    html: expect.stringContaining('<h2 id="ola">Olá</h2>'),
    toc: [{ id: 'ola', text: 'Olá', level: 2 }],
    words: 1,
  })
  expect(await renderMarkdown(' \n')).toEqual({ html: '', toc: [], words: 0 })
  expect(await centreImagesAside('![[a b.png]]')).toContain('src="a%20b.png"')
  expect(await centreImagesAside('sem imagem')).toBe('sem imagem')
})

test('many texts at once each get their own answer', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => renderMarkdown(`texto ${n}`)))
  expect(answers.map(({ html }) => html)).toEqual(Array.from({ length: 40 }, (_, n) => `<p>texto ${n}</p>`))
})

test('a text that takes too long fails alone; those behind it are rendered', async () => {
  const worker = open({ timeoutMs: 3_000 })
  const [slow, next] = await Promise.all([
    failure(worker.run(render('*a_ '.repeat(100_000)))),
    worker.run(render('depois')),
  ])
  expect(slow).toBeInstanceOf(AppError)
  expect(slow).toMatchObject({ code: 'too-large', message: HEAVY })
  expect(next).toMatchObject({ html: '<p>depois</p>' })
})

test('a text that nests or grows beyond all measure fails alone', async () => {
  const worker = open({})
  for (const text of ['<div>'.repeat(100_000), `[a]: /${'x'.repeat(20_000)}\n\n${'[a] '.repeat(500)}`]) {
    expect(await failure(worker.run(render(text)))).toMatchObject({ code: 'too-large', message: HEAVY })
  }
  expect(await worker.run(render('depois'))).toMatchObject({ html: '<p>depois</p>' })
})

test('a text that takes too much memory fails alone', async () => {
  const worker = open({ memoryMb: 48 })
  const table = `${'|a'.repeat(2_000)}|\n${'|-'.repeat(2_000)}|\n${'|b\n'.repeat(4_000)}`
  expect(await failure(worker.run(render(table)))).toMatchObject({ code: 'too-large', message: HEAVY })
  expect(await worker.run(render('depois'))).toMatchObject({ html: '<p>depois</p>' })
})

test('an idle thread does not keep a program alive', async () => {
  const program = `
    import { renderMarkdown } from './src/platform/markdown/render.ts'
    console.log((await renderMarkdown('*x*')).html)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  expect(stdout.trim()).toBe('<p><em>x</em></p>')
})

test('a thread that ended is followed by another', async () => {
  const worker = open({ idleMs: 0 })
  for (const text of ['um', 'dois', 'três']) {
    expect(await worker.run(render(text))).toMatchObject({ html: `<p>${text}</p>` })
    await setImmediate()
  }
})
