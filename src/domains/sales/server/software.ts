import { sendOpenDownload } from '#domains/projects/server/software.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { sendPrivateFile } from '#platform/files/private-files.ts'
import { DAY_MS } from '#time.ts'
import type { SoftwareInput } from '../sale-schemas.ts'
import { findSoldFile, openPurchase } from './buyer.ts'
import { addEvent } from './change.ts'

/**
 * Sends a bought file by the data of its purchase, or an open download by its platform; counts it when it begins. The rest
 * of a bought download of the last 24 hours is not counted again.
 * Throws 404 for a code that is wrong, foreign or unpaid, 410 for a refunded or revoked one, 412 and 416 after RFC 9110,
 * 422 without either, 429 after too many wrong codes.
 */
export async function sendSoftware(context: Context, { app, platform, token, userId }: SoftwareInput) {
  if (token !== undefined) return sendBought(context, { app, token, userId })
  if (platform) return sendOpenDownload(context, app, platform)
  throw new AppError('invalid', 'Diga para qual plataforma é o arquivo.', { platform: 'Preencha este campo.' })
}

async function sendBought(
  context: Context,
  { app, token, userId }: { app: number; token: string; userId: string | undefined },
) {
  const order = await openPurchase(context, token)
  if (String(order.id) !== userId || order.project_id !== app || order.paid_at === null) throw noPurchase()
  if (order.state === 'refunded') throw new AppError('gone', 'Esta compra foi devolvida, e o link se encerrou com ela.')
  if (!order.link_open) throw new AppError('gone', 'Este link foi encerrado. Escreva para nós e abrimos outro.')
  const isUsedUp = order.download_limit !== null && order.downloads >= order.download_limit
  if (isUsedUp && !(isPart(context) && (await hasBegunLately(context, order.id)))) throw usedUp()
  const file = await findSoldFile(context, app)
  if (!file) throw noPurchase()
  return sendPrivateFile(context, file, async (start) => {
    if (start > 0 && (await hasBegunLately(context, order.id))) return
    await countDownload(context, order.id)
  })
}

/** Whether a request is for a part of the file that begins after its first byte. */
const isPart = ({ request }: Context) => /^bytes=0*[1-9]/.test(request.get('range') ?? '')

/** Milliseconds for which a download that was counted can be resumed without being counted again. */
const RESUMABLE = DAY_MS

/** Whether a download has been counted lately. Without one, a part counts as a download: else a limit would have no effect. */
async function hasBegunLately({ db, clock }: Context, order: number): Promise<boolean> {
  const begun = await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', order)
    .where('kind', '=', 'downloaded')
    .where('at', '>', new Date(clock.now().getTime() - RESUMABLE))
    .limit(1)
    .executeTakeFirst()
  return begun !== undefined
}

/** Counts a download, in the database, so that simultaneous ones do not pass the limit. Throws where it is reached. */
async function countDownload(context: Context, id: number) {
  await context.db.transaction().execute(async (db) => {
    const counted = await db
      .updateTable('orders')
      .set((eb) => ({ downloads: eb('downloads', '+', 1) }))
      .where('id', '=', id)
      .where((eb) => eb.or([eb('download_limit', 'is', null), eb('downloads', '<', eb.ref('download_limit'))]))
      .returning('downloads')
      .executeTakeFirst()
    if (!counted) throw usedUp()
    await addEvent({ ...context, actor: null }, db, { order: id, kind: 'downloaded' })
  })
  context.log.info({ order: id }, 'a bought file is downloaded')
}

const noPurchase = () =>
  new AppError('missing', 'Não há compra paga com este código. Confira o link do e-mail ou escreva para nós.')

const usedUp = () =>
  new AppError('gone', 'Este link já foi usado todas as vezes que valia. Escreva para nós e abrimos outro.')
