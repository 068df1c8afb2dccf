import { api } from '#client/calls/api.ts'
import { load } from '#client/calls/load.ts'
import { PageText } from '#ui/prose/page-text.ts'
import { isDrawing } from '../../project.ts'

/** The fields of a project that its pages need. */
export type ShownProject = Awaited<ReturnType<typeof loadProject>>

/** The project with that id. Throws `notFound`. */
export async function loadProject(id: number) {
  const [found] = (await load(api.projects.item({ id }))).data
  // Without sources and the private storage keys, which the page does not show.
  const { link_sale: _, permission: __, card_drawing: ___, details, drawing, compare, photo, ...project } = found!
  const { markedown: ____, ...shown } = details
  const { before, before_html, after, after_html, ...compared } = compare
  return {
    ...project,
    details: { ...shown, html: new PageText('project', shown.html) },
    drawing: { ...toFigure('desenho', drawing.figure, drawing.html), alt: drawing.alt, marks: drawing.marks },
    compare: {
      ...compared,
      before: toFigure('antes', before, before_html),
      after: toFigure('depois', after, after_html),
    },
    photo: { ...toFigure('fotografia', photo.figure, photo.html), caption: photo.caption },
  }
}

/** What a page shows of a figure: the address of a picture, or a drawing under that name. */
export interface ShownFigure {
  image: string
  svg?: PageText
}

const toFigure = (name: string, figure: string, html: string): ShownFigure => ({
  image: isDrawing(figure) ? '' : figure,
  ...(html && { svg: new PageText(name, html) }),
})

/** Whether there is something to show. */
export const isShown = ({ image, svg }: ShownFigure) => image !== '' || svg !== undefined
