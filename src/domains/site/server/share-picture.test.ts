import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'

const app = startApp()

test.each([
  '/og/page/contact.png',
  '/og/page/privacy.png',
  '/og/page/legal-compliance.png',
  '/og/people.png',
  '/og/person/marina-reis.png',
  '/og/piece.png',
  '/og/area/eletronica-embarcada.png',
])('%s is a drawing of its own', async (path) => {
  const own = new Uint8Array(await (await app.people.visitor.fetch(path)).arrayBuffer())
  expect(await sharp(own).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const { data } = await sharp(own)
    .extract({ left: 760, top: 60, width: 400, height: 500 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(new Set(data).size).toBeGreaterThan(4)
})

test.each(['/og/page/login.png', '/og/page/constructor.png', '/og/person/ninguem.png', '/og/person/.png'])(
  '%s is none',
  async (path) => expect((await app.people.visitor.fetch(path)).status).toBe(404),
)
