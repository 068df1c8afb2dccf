import type { Context } from '#platform/context.ts'
import { sendShareCard } from '#platform/pictures/send-share-card.ts'
import { readBrand } from './logo/logo.ts'
import { readFrame } from './service.ts'

/** The OpenGraph picture of pages without one of their own: the company's tagline, in the day's filament. */
export async function sendSitePicture(context: Context): Promise<Response> {
  const { company, day } = (await readFrame(context)).data
  const title = company.tagline || day.slogan
  return sendShareCard(context, {
    title,
    ...(await readBrand(context)),
    kind: 'piece',
    seed: 'site',
  })
}
