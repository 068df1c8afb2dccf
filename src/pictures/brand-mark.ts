/* The brand mark: three layers seen from a corner, the upper one filled. */

/** Side of the mark's square. */
export const BRAND_MARK_SIDE = 28

/** The mark as an SVG, in its colour on paper. */
export const drawPaperMark = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BRAND_MARK_SIDE} ${BRAND_MARK_SIDE}">${drawBrandMark('#1f4bd8')}</svg>`

/** The mark as SVG elements. */
export function drawBrandMark(colour = 'currentColor'): string {
  return (
    `<g fill="none" stroke="${colour}" stroke-width="2.2" stroke-linejoin="round">` +
    `<path d="M14 3 25 9 14 15 3 9z" fill="${colour}"/><path d="m3 14 11 6 11-6M3 19l11 6 11-6"/></g>`
  )
}
