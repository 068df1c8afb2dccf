import { randomUUID } from 'node:crypto'
import { type Context, visitorContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { rendering } from '../rendering.ts'
import { originOf } from './origin.ts'

/** Nonce of the program's own scripts in previews. */
const NONCE = randomUUID()

/**
 * The program's scripts and their preload links, which previews do without. Matched by the nonce, since an author's text
 * may have the tag's name in it.
 */
const SCRIPTS = new RegExp(
  `<script(?=[^>]* nonce="${NONCE}")[^>]*>[\\s\\S]*?</script>|<link rel="modulepreload"[^>]*>`,
  'g',
)

interface Previewed {
  /** Path of the page. */
  path: string
  /** What it shows in place of what is stored: see `Rendering`. */
  draft: unknown
  /** The moment at which it is shown; by default now. */
  now?: Date
}

/**
 * The HTML of a public page as a visitor would see it with unsaved values, without its scripts. It is rendered for this
 * answer only and not cached. Undefined where the path shows no page. Throws 503 where no pages are served.
 */
export async function renderPreview(context: Context, { path, draft, now }: Previewed): Promise<string | undefined> {
  const response = await renderForVisitor(context, { path, draft, now })
  if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined
  return (await response.text()).replace(SCRIPTS, '')
}

/** Whether a public page answers at a path, itself or by leading to another. Throws 503 where no pages are served. */
export async function isPageThere(context: Context, path: string): Promise<boolean> {
  return (await renderForVisitor(context, { path })).status < 400
}

async function renderForVisitor(
  context: Context,
  { path, draft, now = context.clock.now() }: Partial<Previewed> & Pick<Previewed, 'path'>,
): Promise<Response> {
  const { render, resHeaders: _, ...program } = context
  if (!render) throw new AppError('unavailable', 'As páginas do site não estão disponíveis agora.')
  const visitor = visitorContext(program, new Headers({ host: context.request.get('host') ?? '' }))
  const request = new Request(new URL(path, originOf(context)), { headers: { accept: 'text/html' } })
  const state = { ...visitor, clock: { now: () => now }, nonce: NONCE, ...(draft !== undefined && { draft }) }
  return rendering.run(state, () => render(request))
}
