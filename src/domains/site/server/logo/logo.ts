import { drawPaperMark } from '#pictures/brand-mark.ts'
import type { Context } from '#platform/context.ts'
import { isKnown } from '#platform/http/etag.ts'
import { weekdayOf } from '#time.ts'
import type { Logo } from '../../contract.ts'
import { readSection } from '../sections.ts'

type Db = Pick<Context, 'db'>

/** Widest logo beside a name, as a ratio of width to height: a wider one is set smaller. */
const WIDEST = 4

interface LogoColumns {
  name: string
  width: number
  height: number
  ground: string
}

/** A stored logo as pages show it. */
export const logoOf = ({ name, width, height, ground }: LogoColumns): Logo => ({
  src: `/logo/${name}.png`,
  icon: `/logo/${name}-icon.png`,
  width,
  height,
  ground: ground as Logo['ground'],
})

/** The company's own logo; null where the drawn mark stands. */
export async function readLogo({ db }: Db): Promise<Logo | null> {
  const row = await db.selectFrom('logo').select(['name', 'width', 'height', 'ground']).executeTakeFirst()
  return row ? logoOf(row) : null
}

/** The company's logo as an SVG for documents on paper, else the drawn mark. */
export async function readMark({ db }: Db): Promise<string> {
  const row = await db.selectFrom('logo').select(['picture', 'width', 'height']).executeTakeFirst()
  if (!row) return drawPaperMark()
  const { picture, width, height } = row
  const tall = Math.max(height, Math.ceil(width / WIDEST))
  const image = `<image href="data:image/png;base64,${picture.toString('base64')}" y="${(tall - height) / 2}" width="${width}" height="${height}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall}">${image}</svg>`
}

/** The company and the day's filament as share pictures show them. */
export async function readBrand(context: Context) {
  const [{ name }, logo] = await Promise.all([
    readSection(context, 'company'),
    context.db.selectFrom('logo').select(['name', 'picture', 'width', 'height']).executeTakeFirst(),
  ])
  return { company: name, filament: weekdayOf(context.clock.now()), ...(logo && { logo }) }
}

/** Answers with the logo: /logo/{name}.png, or its icon: /logo/{name}-icon.png. Addresses of an earlier one give 404. */
export async function sendLogo({ db, request }: Context, path: string): Promise<Response> {
  const [, name, suffix] = /^\/logo\/([0-9a-f]{16})(-icon)?\.png$/.exec(path) ?? []
  const column = suffix ? 'icon' : 'picture'
  const row = name ? await db.selectFrom('logo').select(column).where('name', '=', name).executeTakeFirst() : undefined
  if (!row) return new Response(null, { status: 404 })
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: `"${name}${suffix ?? ''}"`,
  }
  if (isKnown(request, headers.etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(Object.values(row)[0] as Buffer), { headers })
}
