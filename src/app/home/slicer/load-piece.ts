import { api } from '#client/calls/api.ts'
import { PageText } from '#ui/prose/page-text.ts'

/** The drawn piece of the day and what is measured of it; undefined where the day has a photograph. */
export async function loadPiece() {
  const { day } = (await api.site.frame()).data
  if (day.image) return undefined
  // Browsers need it only on a way back to the home page: it is a file of its own.
  const { slicerOf } = await import('#pictures/slicer/slicer.ts')
  const { svg, facts } = slicerOf(day.weekday)
  return { drawing: new PageText('slicer', svg), facts }
}
export type Piece = NonNullable<Awaited<ReturnType<typeof loadPiece>>>
