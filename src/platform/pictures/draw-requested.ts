import { FILAMENTS } from '#pictures/filaments.ts'
import { drawHero } from '#pictures/hero.ts'
import { drawPicture } from '#pictures/layers.ts'
import { followScheme } from '#pictures/night.ts'
import type { PictureRequest } from '#pictures/picture-address.ts'

/** Draws the picture at an address: an SVG. */
export function drawRequested(request: PictureRequest): string {
  if (request.kind === 'hero') return drawHero(request.day, { still: request.still })
  const filament = FILAMENTS[request.filament]
  return followScheme(drawPicture(request.kind, request.seed, { accent: filament.fill }), filament)
}
