// The thread that works on texts. Node runs this very file, under the development server and in production alike,
// so everything it imports keeps to types that can be erased and names files with their `.ts`.
import { parentPort } from 'node:worker_threads'
import { centreImages } from './centre-images.ts'
import { type Rendered, renderHere } from './pipeline.ts'

export type Task = { kind: 'render' | 'centre'; markdown: string }
export type Answer = { value: Rendered | string } | { error: 'too-heavy' } | { error: 'failed'; detail: string }

// Characters. A real text grows two or three times; one that repeats its notes or references can grow without end.
const MAX_HTML = 8_000_000

parentPort?.on('message', async (task: Task) => {
  parentPort?.postMessage(await answer(task))
})

async function answer({ kind, markdown }: Task): Promise<Answer> {
  try {
    if (kind === 'centre') return { value: centreImages(markdown) }
    const value = await renderHere(markdown)
    return value.html.length > MAX_HTML ? { error: 'too-heavy' } : { value }
  } catch (error) {
    // Nesting deeper than the stack, or a string longer than the engine holds: the text's fault, not ours.
    if (error instanceof RangeError) return { error: 'too-heavy' }
    return { error: 'failed', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
