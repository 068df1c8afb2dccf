import { sendOpenDownload } from '#domains/projects/server/download.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { readByteRange } from '#platform/files/byte-range.ts'
import type { Span } from '#platform/files/file-store.ts'
import { type PrivateFile, sendPrivateFile } from '#platform/files/private-files.ts'
import { DAY_MS } from '#time.ts'
import type { SoftwareInput } from '../sale-schemas.ts'
import { findSoldFile, openPurchase } from './buyer.ts'
import { addEvent } from './change.ts'

/**
 * Sends a bought file by the data of its purchase, or an open download by its platform; counts it when it begins. The rest
 * of a bought download of the last 24 hours is not counted again, up to `RESUMED` times the file.
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
  if (order.state === 'refunded')
    throw new AppError('purchase-refunded', 'Esta compra foi devolvida, e o link se encerrou com ela.')
  if (!order.link_open) throw new AppError('link-closed', 'Este link foi encerrado. Escreva para nós e abrimos outro.')
  const file = await findSoldFile(context, app)
  if (!file) throw noPurchase()
  const room = RESUMED * file.size
  const isUsedUp = order.download_limit !== null && order.downloads >= order.download_limit
  const rest = restOf(context, file)
  const mayResume = rest > 0 && order.resumed_bytes + rest <= room && (await hasBegunLately(context, order.id))
  if (isUsedUp && !mayResume) throw usedUp()
  return sendPrivateFile(context, file, {
    async onBegin(span) {
      const isRest = span.start > 0 && (await hasBegunLately(context, order.id))
      if (!(isRest && (await takeRest(context, { order: order.id, bytes: lengthOf(span), room }))))
        await countDownload(context, order.id)
    },
    onEnd(span, sent) {
      if (span.start === 0 || sent === lengthOf(span)) return
      giveBack(context, { order: order.id, bytes: lengthOf(span) - sent }).catch((err) =>
        context.log.error({ err }, 'what of a download was not sent stays counted'),
      )
    },
  })
}

const lengthOf = ({ start, end }: Span) => end - start + 1

/** Bytes of the part that a request is for, where it begins after the file's first byte; else 0. */
function restOf({ request }: Context, { size }: PrivateFile): number {
  const span = readByteRange(request.get('range'), size)
  return typeof span === 'object' && span.start > 0 ? lengthOf(span) : 0
}

/** Milliseconds for which a download that was counted can be resumed without being counted again. */
const RESUMABLE = DAY_MS

/**
 * How many times the file the parts of one counted download may come to. More than once, since what was handed to a proxy
 * or the network may be lost with the line; beyond that a part counts as a download of its own.
 */
const RESUMED = 3

interface Rest {
  /** The order's id. */
  order: number
  bytes: number
}

/** Takes a part from what the last counted download may still resume, in the database, so that many at once do not pass it. */
async function takeRest({ db }: Context, { order, bytes, room }: Rest & { room: number }): Promise<boolean> {
  const taken = await db
    .updateTable('orders')
    .set((eb) => ({ resumed_bytes: eb('resumed_bytes', '+', bytes) }))
    .where('id', '=', order)
    .where('resumed_bytes', '<=', room - bytes)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Gives back what of a part was not sent, e.g. because the line was cut. */
const giveBack = ({ db }: Context, { order, bytes }: Rest) =>
  db
    .updateTable('orders')
    .set((eb) => ({ resumed_bytes: eb.fn('greatest', [eb.lit(0), eb('resumed_bytes', '-', bytes)]) }))
    .where('id', '=', order)
    .execute()

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
      .set((eb) => ({ downloads: eb('downloads', '+', 1), resumed_bytes: 0 }))
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
  new AppError('link-used-up', 'Este link já foi usado todas as vezes que valia. Escreva para nós e abrimos outro.')
