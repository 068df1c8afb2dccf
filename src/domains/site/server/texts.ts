import type { Context } from '#platform/context.ts'
import { renderMarkdown } from '#platform/markdown/render.ts'
import type { Lane } from '#platform/worker/work-queue.ts'
import type { Legal, Privacy, SectionChange } from '../contract.ts'
import { draftOf } from './draft.ts'
import { readKept } from './sections.ts'

/** Texts remembered at most: those of the defaults, and of previews, where all but one stay as they are. */
const REMEMBERED = 24

/** Rendered texts that were not kept at a save, the latest last. */
const remembered = new Map<string, Promise<string>>()

/** The HTML of a text, made once as long as it is remembered. Several may wait for it, so nobody's leaving ends it. */
function renderOnce(
  { worker, actor }: Pick<Context, 'worker' | 'actor'>,
  markdown: string,
  lane: Lane,
): Promise<string> {
  const html =
    remembered.get(markdown) ?? renderMarkdown({ worker, actor }, markdown, lane).then((rendered) => rendered.html)
  remembered.delete(markdown)
  remembered.set(markdown, html)
  html.catch(() => remembered.delete(markdown))
  for (const oldest of remembered.keys()) if (remembered.size > REMEMBERED) remembered.delete(oldest)
  return html
}

/** The HTML to store beside a section, of the texts given; null for a section without markdown. */
export async function renderTexts(
  context: Context,
  { section, value }: Pick<SectionChange, 'section' | 'value'>,
): Promise<Record<string, string> | null> {
  if (section !== 'legal' && section !== 'privacy') return null
  const texts: Record<string, string> = {}
  // One after another: a person may have two jobs waiting, and the compliance program is five texts.
  for (const [name, markdown] of Object.entries(value)) texts[name] = await renderOnce(context, markdown, 'save')
  return texts
}

const laneOfPage = (): Lane => (draftOf() ? 'preview' : 'page')

/** The compliance program as HTML. */
export async function readLegal(context: Context) {
  const { legal } = await readKept(context, ['legal'])
  const html = (name: keyof Legal) => legal.html[name] ?? renderOnce(context, legal.value[name], laneOfPage())
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
  const html = privacy.html[notice] ?? (await renderOnce(context, privacy.value[notice], laneOfPage()))
  return { data: { notice: html, updated: privacy.updated?.toISOString() ?? null } }
}
