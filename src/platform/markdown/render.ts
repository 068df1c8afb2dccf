import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Lane } from '../worker/work-queue.ts'
import { TooHeavy } from '../worker/worker-pool.ts'
import type { Rendered } from './pipeline.ts'

export type { Rendered } from './pipeline.ts'

/** Who requests a rendering: a request's context, or the program. */
export type Requester = Pick<Context, 'worker'> & Partial<Pick<Context, 'actor' | 'signal'>>

/**
 * Renders Markdown (CommonMark, GFM, some HTML) to HTML, in a worker thread. Throws AppError 'too-large' for a text that
 * takes more than 20 s or 512 MB, and as `WorkQueue.run` does.
 */
export async function renderMarkdown(requester: Requester, markdown: string, lane: Lane): Promise<Rendered> {
  if (!markdown.trim()) return { html: '', toc: [], words: 0, uncoloured: false }
  return runInThread(requester, 'renderText', markdown, lane)
}

/** What a save stores of a text: the source, with images rewritten, and the rendering. Throws like `renderMarkdown`. */
export async function renderForSave(
  requester: Requester,
  markdown: string,
  lane: Lane = 'save',
): Promise<Rendered & { markdown: string }> {
  if (!markdown.trim()) return { markdown, html: '', toc: [], words: 0, uncoloured: false }
  return runInThread(requester, 'renderForSave', markdown, lane)
}

async function runInThread<Name extends 'renderText' | 'renderForSave'>(
  { worker, actor, signal }: Requester,
  name: Name,
  markdown: string,
  lane: Lane,
) {
  const text = { markdown, colourMs: worker.limits.colourMs }
  try {
    return await worker.runInThread(name, text, { lane, person: actor?.id ?? null, signal })
  } catch (error) {
    if (!(error instanceof TooHeavy)) throw error
    throw new AppError('too-large', 'O texto é pesado demais para mostrar. Divida em partes.')
  }
}
