import { FILAMENTS } from '#pictures/filaments.ts'
import { drawHero } from '#pictures/hero.ts'
import { drawPicture } from '#pictures/layers.ts'
import { followScheme } from '#pictures/night.ts'
import { drawFace } from '#pictures/people/face.ts'
import { drawHands } from '#pictures/people/hands.ts'
import type { PictureRequest } from '#pictures/picture-address.ts'

/** Draws the picture at an address: an SVG. */
export function drawRequested(request: PictureRequest): string {
  if (request.kind === 'hero') return drawHero(request.day, { still: request.still })
  const filament = FILAMENTS[request.filament]
  return followScheme(drawSeeded(request, filament.fill), filament)
}

function drawSeeded({ kind, seed }: Exclude<PictureRequest, { kind: 'hero' }>, accent: string): string {
  if (kind === 'face') return drawFace(seed)
  return kind === 'hands' ? drawHands(seed) : drawPicture(kind, seed, { accent })
}
