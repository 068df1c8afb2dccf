import type { MarkdownModule } from '#platform/markdown/markdown-modules.ts'

const FILES = import.meta.glob<MarkdownModule>('../../../docs/manual/*.md', { import: 'default' })

/** Loads a page; undefined if there is none of this name. */
export async function loadPage(name: string): Promise<MarkdownModule | undefined> {
  return FILES[`../../../docs/manual/${name}.md`]?.()
}
