import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import type { ShownProject } from '../parts/load-project.ts'

/** Height of a drawing by its width. A picture of another site is given 3:2. */
export function drawingRatio({ svg, image }: ShownProject['drawing']): number {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg?.html ?? '') ?? []
  const size = svg ? { width: Number(width), height: Number(height) } : uploadedPicture(image)
  return size && size.width > 0 && size.height > 0 ? size.height / size.width : 2 / 3
}

/** The numbers that a text leads from. */
export const numbersOf = (html: string): ReadonlySet<number> =>
  new Set(Array.from(html.matchAll(/id="parte-(\d+)"/g), ([, number]) => Number(number)))
