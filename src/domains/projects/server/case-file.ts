import { AppError } from '#platform/errors.ts'
import { type Requester, renderForSave } from '#platform/markdown/render.ts'
import { isDrawing } from '../project.ts'
import type { SomeFields } from '../staff-contract.ts'

/** The columns of a project's page beside its text, with the drawings sanitised; those of omitted fields are undefined. Throws 422. */
export async function toCaseColumns(requester: Requester, { drawing, sheet, compare, photo }: Partial<SomeFields>) {
  const [drawn, before, after, photographed] = await Promise.all([
    renderFigure(requester, 'drawing.figure', drawing?.figure),
    renderFigure(requester, 'compare.before', compare?.before),
    renderFigure(requester, 'compare.after', compare?.after),
    renderFigure(requester, 'photo.figure', photo?.figure),
  ])
  return {
    drawing_figure: drawing?.figure,
    drawing_html: drawn,
    drawing_alt: drawing?.alt,
    drawing_marks: drawing?.marks,
    sheet,
    compare_before: compare?.before,
    compare_before_html: before,
    compare_before_label: compare?.before_label,
    compare_after: compare?.after,
    compare_after_html: after,
    compare_after_label: compare?.after_label,
    compare_text: compare?.text,
    compare_rows: compare?.rows,
    photo_figure: photo?.figure,
    photo_html: photographed,
    photo_caption: photo?.caption,
  }
}

/** The drawing of a figure as a text of Markdown would show it; '' for a picture. Throws 422 where nothing of it can be drawn. */
async function renderFigure(requester: Requester, field: string, figure: string | undefined) {
  if (figure === undefined) return undefined
  if (!isDrawing(figure)) return ''
  // An empty line would end the HTML within the Markdown.
  const { html } = await renderForSave(requester, `<figure>\n${figure.replace(/\n\s*\n/g, '\n')}\n</figure>`)
  const [svg] = /<svg [\s\S]*<\/svg>/.exec(html) ?? []
  if (svg && /<(path|rect|circle|ellipse|text)[ >]/.test(svg)) return svg
  const problem = 'Nada deste SVG pode ser desenhado. Ele precisa de viewBox="0 0 400 300" e de linhas ou formas.'
  throw new AppError('invalid', problem, { [field]: problem })
}

/** The Markdown of a project's text without what `linkMarks` makes numbers of. */
export const withoutMarks = (markdown: string) =>
  markdown
    .replace(/^([ \t>]*(?:(?:#{1,6}|[-*+]|\d{1,3}[.)])[ \t]+)?(?:\*\*)?)\{\d{1,2}\}[ \t]*/gm, '$1')
    .replace(/(\|[ \t]*(?:\*\*)?)\{\d{1,2}\}[ \t]*/g, '$1')

/**
 * The text of a project, with `{1}` at the start of a paragraph, a heading or an item made the number that leads to the
 * drawing and is led to from it. Of numbers that the drawing does not have nothing is made.
 */
export function linkMarks(html: string, count: number): string {
  const seen = new Set<number>()
  return html.replace(
    /(<(?:p|li|h[2-6]|td)(?: [^>]*)?>(?:\s*<p>)?(?:<strong>)?)\{(\d{1,2})\}\s*/g,
    (all, start, digits) => {
      const number = Number(digits)
      if (number < 1 || number > count) return all
      const id = seen.has(number) ? '' : ` id="parte-${number}"`
      seen.add(number)
      return `${start}<a class="part"${id} href="#desenho-${number}" aria-label="${number}: ver no desenho">${number}</a>`
    },
  )
}
