import { readBrand } from '#domains/site/server/logo/logo.ts'
import type { Context } from '#platform/context.ts'
import { sendShareCard } from '#platform/pictures/send-share-card.ts'
import { bodyOf } from '../body.ts'
import { type DrawnLayer, type Inside, VIEW, viewOf } from '../drawing/view.ts'
import { readMeasures } from '../form.ts'
import { FIRST_FORM, FORMS } from '../forms.ts'

/** The OpenGraph picture of Sua peça: the piece that the page begins with. */
export const sendPiecePicture = async (context: Context) =>
  sendShareCard(context, {
    title: 'Desenhe a sua peça e veja o preço',
    kind: 'drawing',
    svg: drawFirst(),
    ...(await readBrand(context)),
  })

function drawFirst(): string {
  const form = FORMS[FIRST_FORM]
  const view = viewOf(bodyOf(form, readMeasures(form)), 1)
  const body = [...view.layers.map(drawLayer), drawInside(view.inside), ...view.lid.map(drawLayer)].join('')
  return `<svg viewBox="0 0 ${VIEW.width} ${VIEW.height}">${body}</svg>`
}

const drawLayer = ({ outline }: DrawnLayer) => `<path class="paper" d="${outline}"/>`

const drawInside = (inside: Inside | undefined) =>
  inside
    ? `<clipPath id="within"><path clip-rule="evenodd" d="${inside.opening}"/></clipPath><g clip-path="url(#within)">` +
      `${inside.layers.map(({ path }) => `<path class="thin" d="${path}"/>`).join('')}</g>`
    : ''
