import { LRUCache } from 'lru-cache'
import type { Context } from '#platform/context.ts'
import { renderMarkdown } from '#platform/markdown/render.ts'
import type { Lane } from '#platform/worker/work-queue.ts'
import { startOfDay } from '#time.ts'
import type { LegalHtml } from '../contract.ts'
import type { SectionChange } from '../sections-contract.ts'
import { PRIVACY_CHANGED } from './defaults.ts'
import { draftOf, readStored } from './sections.ts'

/** HTML by Markdown text, for texts that have no stored HTML: defaults and previews. */
const rendered = new LRUCache<string, Promise<string>>({ max: 24 })

/** The cached HTML of a text. Without the caller's `signal`: several requests may wait for one rendering. */
function renderOnce({ worker, actor }: Pick<Context, 'worker' | 'actor'>, markdown: string, lane: Lane) {
  const known = rendered.get(markdown)
  if (known) return known
  const html = renderMarkdown({ worker, actor }, markdown, lane).then((result) => result.html)
  rendered.set(markdown, html)
  html.catch(() => rendered.delete(markdown))
  return html
}

/** The HTML of a section's given texts, by field, to be stored beside it; null for a section without Markdown. */
export async function renderTexts(
  context: Context,
  { section, value }: Pick<SectionChange, 'section' | 'value'>,
): Promise<Record<string, string> | null> {
  if (section !== 'legal' && section !== 'privacy') return null
  const texts: Record<string, string> = {}
  // One after another: a person may have two jobs in the queue, and the compliance program is five texts.
  for (const [name, markdown] of Object.entries(value)) texts[name] = await renderOnce(context, markdown, 'save')
  return texts
}

const laneOfPage = (): Lane => (draftOf() ? 'preview' : 'page')

/** The compliance program as HTML. */
export async function readLegal(context: Context) {
  const { html, value } = (await readStored(context, ['legal'])).legal
  const texts = Object.entries(value).map(async ([name, markdown]) => [
    name,
    html[name] ?? (await renderOnce(context, markdown, laneOfPage())),
  ])
  return { data: Object.fromEntries(await Promise.all(texts)) as LegalHtml }
}

/** The privacy notice as HTML, and when it was last changed. */
export async function readPrivacy(context: Context) {
  const { html, value, updated } = (await readStored(context, ['privacy'])).privacy
  const notice = html.notice ?? (await renderOnce(context, value.notice, laneOfPage()))
  return { data: { notice, updated: (updated ?? startOfDay(PRIVACY_CHANGED)).toISOString() } }
}
