import { createHash } from 'node:crypto'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { isTooHeavy } from '#platform/pictures/open-picture.ts'
import { MAX_LOGO } from '../../contract.ts'
import { drawLogo } from './draw-logo.ts'
import { logoOf } from './logo.ts'

/** Logos sent by one person. */
const LOGO_LIMIT: Limit = { name: 'logo', points: 30, duration: 10 * 60 }

/**
 * Stores the company's logo, drawn anew, in place of the mark.
 * Throws 413 for one too large or too slow to draw, 422 for a file that is neither PNG nor SVG, 429.
 */
export async function saveLogo(context: Context, file: File) {
  const person = requireUser(context).id
  await context.limits.spend(LOGO_LIMIT, String(person))
  if (file.size > MAX_LOGO) throw tooLarge()
  const bytes = Buffer.from(await file.arrayBuffer())
  const drawn = await context.worker.runHere({ lane: 'save', person, signal: context.signal }, () =>
    drawLogo(bytes).catch((cause) => {
      throw Object.assign(isTooHeavy(cause) ? tooLarge() : noLogo(), { cause })
    }),
  )
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const row = { ...drawn, name, updated_at: context.clock.now() }
  await context.db
    .insertInto('logo')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  return { result: true as const, data: logoOf(row) }
}

/** Puts the drawn mark back. */
export async function removeLogo({ db }: Context) {
  await db.deleteFrom('logo').execute()
  return { result: true as const }
}

const tooLarge = () => new AppError('too-large', 'O logotipo é pesado demais. Envie um de até 2 MB.')
const noLogo = () =>
  new AppError('invalid', 'Este arquivo não é um logotipo que sabemos ler. Envie SVG ou PNG.', {
    file: 'Não deu para ler este arquivo como desenho. Envie outro, SVG ou PNG.',
  })
