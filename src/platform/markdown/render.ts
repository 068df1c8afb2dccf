import type { Rendered } from './pipeline.ts'
import { TextWorker } from './text-worker.ts'

export type { Rendered } from './pipeline.ts'

// Numbers measured: docs/decisions/0004-markdown-in-a-worker.md
const texts = new TextWorker({ timeoutMs: 20_000, idleMs: 30_000, memoryMb: 512 })

/**
 * Renders Markdown (CommonMark, GFM, some HTML) for the page, in a thread of its own, so that no request waits for it.
 * Throws AppError 'too-large' for a text that takes more than 20 s or 512 MB.
 */
export async function renderMarkdown(markdown: string): Promise<Rendered> {
  if (!markdown.trim()) return { html: '', toc: [], words: 0 }
  return (await texts.run({ kind: 'render', markdown })) as Rendered
}

/** `centreImages` of a text of any length, in the same thread. */
export async function centreImagesAside(markdown: string): Promise<string> {
  if (!markdown.includes('![')) return markdown
  return (await texts.run({ kind: 'centre', markdown })) as string
}

/** What a save keeps of a text: its source, the images centred, and all that is made of it. Throws like `renderMarkdown`. */
export async function renderSaved(text: string): Promise<Rendered & { markdown: string }> {
  const markdown = await centreImagesAside(text)
  return { markdown, ...(await renderMarkdown(markdown)) }
}
