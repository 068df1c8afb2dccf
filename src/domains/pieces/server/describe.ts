import { readSection } from '#domains/site/server/sections.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { AskedPiece, RequestedPiece } from '../asked-piece.ts'
import { bodyOf } from '../body.ts'
import { findMaterial, OWN_FILE, readChoice } from '../choice.ts'
import { FORMS } from '../forms.ts'
import type { Measured } from '../price.ts'
import { NO_FILE, quoteOf } from '../quote.ts'
import { measuresText, requestText } from '../request.ts'
import { MESH_HAND } from '../stl/measure-stl.ts'

/**
 * A piece that is asked for, as text for people and as it is kept, with the price that the firm's rules give it now; what
 * was measured of a file is taken as the browser says it. Throws 404 where the firm prints no pieces.
 */
export async function describePiece(
  context: Pick<Context, 'db' | 'settings'>,
  asked: AskedPiece,
): Promise<{ text: string; piece: RequestedPiece }> {
  const { materials, ...rules } = await readSection(context, 'pieces')
  if (materials.length === 0) throw new AppError('missing', 'Este site não recebe pedidos de peças.')
  const choice = readChoice(asked, materials)
  const material = findMaterial(materials, choice.material)
  const { quantity } = choice
  const mesh = choice.form === OWN_FILE ? asked.mesh : undefined
  const body: Measured | undefined =
    choice.form === OWN_FILE ? mesh && { ...mesh, hand: MESH_HAND } : bodyOf(FORMS[choice.form], choice.measures)
  const quote = body ? quoteOf({ body, material, quantity, rules, isClosed: mesh?.isClosed }) : NO_FILE
  const file = mesh?.file ?? ''
  const name = choice.form === OWN_FILE ? `Peça${file && ` do arquivo ${file}`}` : FORMS[choice.form].name
  return {
    text: requestText({ choice, body, file, material, quote }),
    piece: {
      title: `${name} em ${material.name}`,
      measures: measuresText(choice, body),
      quantity,
      unit: quote.price?.unit ?? null,
    },
  }
}
