import { execFile } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '../errors.ts'
import { renderForSave, renderMarkdown } from '../markdown/render.ts'
import type { Lane } from './work-queue.ts'
import { WorkerPool } from './worker-pool.ts'

// Texts made to be slow are slower still on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const TOO_HEAVY = { code: 'too-large', message: 'O texto é pesado demais para mostrar. Divida em partes.' }
const INTERRUPTED = { code: 'unavailable', status: 503 }
/** Takes far longer than any limit. */
const POISON = '*a_ '.repeat(100_000)

function open(limits: ConstructorParameters<typeof WorkerPool>[0] = {}) {
  const worker = new WorkerPool({ memoryMb: 256, ...limits })
  onTestFinished(() => worker.close())
  return {
    worker,
    render: (text: string, lane: Lane = 'save', id?: number, signal?: AbortSignal) =>
      renderMarkdown({ worker, ...(id && { actor: { id } as never }), ...(signal && { signal }) }, text, lane),
  }
}
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

/** Which of the promises given by name have settled so far. */
function follow(promises: Record<string, Promise<unknown>>) {
  const settled: string[] = []
  for (const [name, promise] of Object.entries(promises)) void failure(promise).then(() => settled.push(name))
  return settled
}

test('a text is rendered and its pictures are centred in a thread', async () => {
  // A thread that has not yet loaded the colours takes long to on a busy machine.
  const { worker, render } = open({ textMs: 60_000, colourMs: 60_000 })
  expect(await render('# Olá\n\n```ts\nlet a\n```')).toMatchObject({
    html: expect.stringContaining('<h2 id="ola">Olá</h2>'),
    toc: [{ id: 'ola', text: 'Olá', level: 2 }],
    words: 1,
    uncoloured: false,
  })
  expect(await render(' \n')).toEqual({ html: '', toc: [], words: 0, uncoloured: false })
  expect((await renderForSave({ worker }, '![[a b.png]]')).markdown).toContain('src="a%20b.png"')
  expect((await renderForSave({ worker }, 'sem imagem')).markdown).toBe('sem imagem')
})

test('many texts of many people each get their own answer', async () => {
  const { render } = open()
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => render(`texto ${n}`, 'save', n + 1)))
  expect(answers.map(({ html }) => html)).toEqual(Array.from({ length: 40 }, (_, n) => `<p>texto ${n}</p>`))
})

test('a text that takes too long fails alone; those behind it are rendered', async () => {
  const { render } = open({ textMs: 3_000 })
  const [slow, next] = await Promise.all([failure(render(POISON, 'save', 1)), render('depois', 'save', 1)])
  expect(slow).toBeInstanceOf(AppError)
  expect(slow).toMatchObject(TOO_HEAVY)
  expect(next).toMatchObject({ html: '<p>depois</p>' })
})

test('a text that nests or grows beyond all measure fails alone', async () => {
  const { render } = open()
  for (const text of ['<div>'.repeat(100_000), `[a]: /${'x'.repeat(20_000)}\n\n${'[a] '.repeat(500)}`]) {
    expect(await failure(render(text))).toMatchObject(TOO_HEAVY)
  }
  expect(await render('depois')).toMatchObject({ html: '<p>depois</p>' })
})

test('a text that takes too much memory fails alone', async () => {
  const { render } = open({ memoryMb: 48 })
  const table = `${'|a'.repeat(2_000)}|\n${'|-'.repeat(2_000)}|\n${'|b\n'.repeat(4_000)}`
  expect(await failure(render(table))).toMatchObject(TOO_HEAVY)
  expect(await render('depois')).toMatchObject({ html: '<p>depois</p>' })
})

test('a save is answered while poison previews still run and wait', async () => {
  const { worker, render } = open()
  const previews = { one: render(POISON, 'preview', 1), other: render(POISON, 'preview', 2) }
  const settled = follow(previews)
  expect(await render('um artigo', 'save', 1)).toMatchObject({ html: '<p>um artigo</p>' })
  expect(await render('outro artigo', 'save', 2)).toMatchObject({ html: '<p>outro artigo</p>' })
  expect(settled).toEqual([])
  await worker.close()
  for (const preview of Object.values(previews)) expect(await failure(preview)).toMatchObject(INTERRUPTED)
})

test("a person's poison save does not hold up the save of another, whose picture goes the same way", async () => {
  const { worker, render } = open()
  const settled = follow({ poison: render(POISON, 'save', 1), behind: render('atrás', 'save', 1) })
  expect(await render('de outra pessoa', 'save', 2)).toMatchObject({ html: '<p>de outra pessoa</p>' })
  expect(await worker.runHere({ lane: 'save', person: 2 }, async () => 'picture')).toBe('picture')
  expect(settled).toEqual([])
})

test('of what waits, saves come before pages, pages before drawings and drawings before previews', async () => {
  const { worker, render } = open()
  const holders = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const running = holders.map(({ promise }, person) => worker.runHere({ lane: 'save', person }, () => promise))
  const order: string[] = []
  const waiting = (['preview', 'drawing', 'page', 'save'] as const).map((lane) =>
    worker.runHere({ lane, person: null }, async () => void order.push(lane)),
  )
  holders[0].resolve()
  await Promise.all(waiting)
  expect(order).toEqual(['save', 'page', 'drawing', 'preview'])
  holders[1].resolve()
  await Promise.all(running)
  expect(await render('depois')).toMatchObject({ html: '<p>depois</p>' })
})

test('within a lane people take turns: who sends many does not put those of another behind them', async () => {
  const { worker } = open()
  const order: string[] = []
  const holder = Promise.withResolvers<void>()
  const preview = (person: number, name: string, wait?: Promise<void>) =>
    worker.runHere({ lane: 'preview', person }, async () => {
      await wait
      order.push(name)
    })
  const all = [preview(1, 'a1', holder.promise), preview(1, 'a2'), preview(1, 'a3'), preview(2, 'b1'), preview(2, 'b2')]
  // Who gives a preview up for a newer one, as an editor does at each change, keeps their turn.
  const typed = new AbortController()
  const given = worker.runHere({ lane: 'preview', person: 3, signal: typed.signal }, async () => void order.push('c0'))
  typed.abort()
  expect(await failure(given)).toMatchObject(INTERRUPTED)
  all.push(preview(3, 'c1'))
  holder.resolve()
  await Promise.all(all)
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('the third waiting job of one person is refused; one that is given up frees its place', async () => {
  const { render } = open()
  const client = new AbortController()
  const [running, waiting] = [new AbortController(), new AbortController()]
  const poison = [running, waiting, client].map(({ signal }) => failure(render(POISON, 'preview', 1, signal)))
  expect(await failure(render('demais', 'preview', 1))).toMatchObject({
    code: 'too-many',
    status: 429,
    message: 'Há textos, imagens ou PDFs seus na fila. Espere terminarem e tente de novo.',
  })
  const others = render('de outra pessoa', 'preview', 2)
  waiting.abort()
  expect(await poison[1]).toMatchObject(INTERRUPTED)
  const again = render('agora sim', 'preview', 1)
  client.abort()
  running.abort() // ends the thread, and with it the text that ran
  expect(await others).toMatchObject({ html: '<p>de outra pessoa</p>' })
  expect(await again).toMatchObject({ html: '<p>agora sim</p>' })
  expect(await Promise.all(poison)).toMatchObject([INTERRUPTED, INTERRUPTED, INTERRUPTED])
})

test('the queue has an end, for visitors, for drawings and for all', async () => {
  const { worker } = open()
  const held = Promise.withResolvers<void>()
  const hold = (person: number | null, lane: Lane = 'page') => worker.runHere({ lane, person }, () => held.promise)
  const drawings = Array.from({ length: 101 }, () => hold(null, 'drawing'))
  expect(await failure(hold(null, 'drawing'))).toMatchObject({ code: 'unavailable', status: 503 })
  const jobs = Array.from({ length: 21 }, () => hold(null))
  expect(await failure(hold(null))).toMatchObject({ code: 'unavailable', status: 503 })
  jobs.push(...Array.from({ length: 30 }, (_, person) => hold(person)))
  expect(await failure(hold(100))).toMatchObject({ code: 'unavailable', status: 503 })
  held.resolve()
  await Promise.all([...drawings, ...jobs])
})

test('a program ends at once with jobs running and waiting, and an idle thread does not keep it alive', async () => {
  const program = (end: string) => `
    import { renderMarkdown } from './src/platform/markdown/render.ts'
    import { WorkerPool } from './src/platform/worker/worker-pool.ts'
    const worker = new WorkerPool({ textMs: 600_000 })
    console.log((await renderMarkdown({ worker }, '*x*', 'save')).html)
    ${end}`
  const run = async (end: string) =>
    (await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program(end)])).stdout.trim()
  expect(await run('')).toBe('<p><em>x</em></p>')
  const busy = `
    const jobs = [1, 2].map(() => renderMarkdown({ worker }, '*a_ '.repeat(100_000), 'preview').catch(({ code }) => console.log(code)))
    await worker.close()
    await Promise.all(jobs)`
  expect((await run(busy)).split('\n')).toEqual(['<p><em>x</em></p>', 'unavailable', 'unavailable'])
})

test('a thread that ended is followed by another', async () => {
  const { render } = open({ idleMs: 1 })
  for (const text of ['um', 'dois', 'três']) {
    expect(await render(text)).toMatchObject({ html: `<p>${text}</p>` })
    await setImmediate()
  }
})
