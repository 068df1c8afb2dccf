import type { Context } from '#platform/context.ts'
import { renderMarkdown } from '#platform/markdown/render.ts'
import type { Legal, Privacy, Section } from '../contract.ts'
import { readKept } from './sections.ts'

/** Texts remembered at most: those of the defaults, and of previews, where all but one stay as they are. */
const REMEMBERED = 24

/** Rendered texts that were not kept at a save, the latest last. */
const remembered = new Map<string, Promise<string>>()

/** The HTML of a text, made once as long as it is remembered. */
function renderOnce(markdown: string): Promise<string> {
  const html = remembered.get(markdown) ?? renderMarkdown(markdown).then((rendered) => rendered.html)
  remembered.delete(markdown)
  remembered.set(markdown, html)
  html.catch(() => remembered.delete(markdown))
  for (const oldest of remembered.keys()) if (remembered.size > REMEMBERED) remembered.delete(oldest)
  return html
}

/** The HTML to keep beside a section; null for one without markdown. */
export async function renderTexts({ section, value }: Section): Promise<Record<string, string> | null> {
  if (section !== 'legal' && section !== 'privacy') return null
  const texts = Object.entries(value).map(async ([name, markdown]) => [name, await renderOnce(markdown)] as const)
  return Object.fromEntries(await Promise.all(texts))
}

/** The compliance program as HTML. */
export async function readLegal(context: Context) {
  const { legal } = await readKept(context, ['legal'])
  const html = (name: keyof Legal) => legal.html[name] ?? renderOnce(legal.value[name])
  const [intro, prevention, detection, remediation, trust] = await Promise.all([
    html('intro'),
    html('prevention'),
    html('detection'),
    html('remediation'),
    html('trust'),
  ])
  return { data: { intro, prevention, detection, remediation, trust } }
}

/** The privacy notice as HTML. */
export async function readPrivacy(context: Context) {
  const { privacy } = await readKept(context, ['privacy'])
  const notice: keyof Privacy = 'notice'
  const html = privacy.html[notice] ?? (await renderOnce(privacy.value[notice]))
  return { data: { notice: html, updated: privacy.updated?.toISOString() ?? null } }
}
