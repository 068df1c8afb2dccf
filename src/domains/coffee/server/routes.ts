import { isDrawnCoffee } from '#domains/site/coffee-picture.ts'
import { readBrand } from '#domains/site/server/logo/logo.ts'
import { readSection } from '#domains/site/server/sections.ts'
import { pictureAddress } from '#pictures/picture-address.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import type { Context } from '#platform/context.ts'
import { serve } from '#platform/http/calls.ts'
import { sendShareCard } from '#platform/pictures/send-share-card.ts'
import { sendPicture } from '#platform/pictures/serve-picture.ts'
import { weekdayOf } from '#time.ts'
import { coffeeName, GALLERY_TITLE, uploadPath } from '../coffee.ts'
import { coffeeContract } from '../contract.ts'

export const coffeeRoutes = serve(coffeeContract, {
  list: listCoffees,
})

/** The coffees of the gallery, as set in the site's settings. A picture that is there twice is listed once, with its first caption. */
async function listCoffees(context: Context) {
  const captions = new Map<string, string>()
  for (const { image, caption } of await readSection(context, 'coffees')) {
    const name = coffeeName(image)
    if (!captions.has(name)) captions.set(name, caption)
  }
  return { result: true as const, data: [...captions.keys()], captions: Object.fromEntries(captions) }
}

/** Longest seed of a drawing, in characters; longer names are cut. */
const LONGEST_SEED = 40

/** The picture of a coffee by its file name: a cup drawn from the name in the day's filament, or a redirect to the upload. */
export async function sendCoffee(context: Context, path: string): Promise<Response> {
  const name = path.slice('/coffee/'.length)
  if (uploadedPicture(uploadPath(name)))
    return new Response(null, { status: 308, headers: { location: uploadPath(name) } })
  if (!isDrawnCoffee(name)) return new Response(null, { status: 404 })
  const seed = name.slice(0, -'.svg'.length).slice(0, LONGEST_SEED)
  const address = pictureAddress('cup', seed, { filament: weekdayOf(context.clock.now()) })
  // Tomorrow's filament is another.
  return sendPicture(context, address, 'public, max-age=300')
}

/** The gallery's OpenGraph picture: /og/coffee.png. */
export const sendGalleryPicture = async (context: Context) =>
  sendShareCard(context, { title: GALLERY_TITLE, kind: 'cup', seed: 'galeria', ...(await readBrand(context)) })
