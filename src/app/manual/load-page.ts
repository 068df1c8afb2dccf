import type { MarkdownModule } from '#platform/markdown/markdown-modules.ts'

const FILES = import.meta.glob<MarkdownModule>('../../../docs/manual/*.md', { import: 'default' })

/** Loads a page; undefined if there is none of this name. Throws where it cannot be loaded. */
export async function loadPage(name: string): Promise<MarkdownModule | undefined> {
  const load = FILES[`../../../docs/manual/${name}.md`]
  if (!load) return undefined
  const page: MarkdownModule | undefined = await load()
  // Vite gives undefined instead of an error where its event 'vite:preloadError' is handled.
  if (!page) throw new Error(`The manual's page ${name} could not be loaded`)
  return page
}
