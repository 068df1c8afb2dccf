/* The brand mark: three layers seen from a corner, the upper one filled. */

/** Side of the mark's square. */
export const BRAND_MARK_SIDE = 28

/** The mark as SVG elements. */
export function drawBrandMark(colour = 'currentColor'): string {
  return (
    `<g fill="none" stroke="${colour}" stroke-width="2.2" stroke-linejoin="round">` +
    `<path d="M14 3 25 9 14 15 3 9z" fill="${colour}"/><path d="m3 14 11 6 11-6M3 19l11 6 11-6"/></g>`
  )
}
