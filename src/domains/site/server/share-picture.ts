import { HANDS } from '#pictures/people/features.ts'
import type { Context } from '#platform/context.ts'
import { sendShareCard } from '#platform/pictures/send-share-card.ts'
import type { CardSubject } from '#platform/pictures/share-card.ts'
import { readBrand } from './logo/logo.ts'
import { findAuthor, readPeople } from './people.ts'
import { readFrame } from './service.ts'

/** The OpenGraph picture of pages without one of their own: the company's tagline, in the day's filament. */
export async function sendSitePicture(context: Context): Promise<Response> {
  const { company, day } = (await readFrame(context)).data
  const title = company.tagline || day.slogan
  return send(context, title, { kind: 'piece', seed: 'site' })
}

const PAGES: Readonly<Record<string, CardSubject & { title: string }>> = {
  contact: { title: 'Conte o que precisa existir.', kind: 'hands', seed: HANDS[0] },
  'legal-compliance': { title: 'Ética e Compliance', kind: 'contour', seed: 'etica' },
  privacy: { title: 'O que guardamos de você, e por quanto tempo.', kind: 'stack', seed: 'privacidade' },
}

/** The OpenGraph picture of one of the site's fixed pages: /og/page/{name}.png. */
export async function sendPagePicture(context: Context, path: string): Promise<Response> {
  const name = /^\/og\/page\/([a-z-]+)\.png$/.exec(path)?.[1] ?? ''
  if (!Object.hasOwn(PAGES, name)) return new Response(null, { status: 404 })
  const { title, ...subject } = PAGES[name]!
  return send(context, title, subject)
}

/** The OpenGraph picture of the page of the firm's people, with the first one's drawn face: /og/people.png. */
export async function sendPeoplePicture(context: Context): Promise<Response> {
  const { title, people } = (await readPeople(context)).data
  const face = people.find(({ picture }) => picture === '')?.face
  return send(context, title || 'Quem faz', face ? { kind: 'face', seed: face } : { kind: 'hands', seed: HANDS[2] })
}

/** The OpenGraph picture of a person, with their drawn face, or with hands where they show a portrait: /og/person/{key}.png. */
export async function sendPersonPicture(context: Context, path: string): Promise<Response> {
  const key = /^\/og\/person\/([a-z\d-]+)\.png$/.exec(path)?.[1] ?? ''
  const person = await findAuthor(context, key)
  if (!person) return new Response(null, { status: 404 })
  const { name, picture, face } = person
  return send(context, name, picture === '' ? { kind: 'face', seed: face } : { kind: 'hands', seed: HANDS[1] })
}

const send = async (context: Context, title: string, subject: CardSubject) =>
  sendShareCard(context, { title, ...subject, ...(await readBrand(context)) })
