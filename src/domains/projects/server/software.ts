import { extname } from 'node:path'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { sendFile } from '#platform/files/send-file.ts'
import type { SoftwareAsked } from '../contract.ts'
import type { Platform } from '../project.ts'
import type { StoredDownload, StoredDownloads } from './columns.ts'
import { isOpen } from './service.ts'

/** Types by the ending of the name; Android opens nothing without one. */
const TYPES: Record<string, string> = {
  '.apk': 'application/vnd.android.package-archive',
  '.html': 'text/html; charset=utf-8',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
}

/**
 * Answers /getSoftware: an open download by `platform`, counted when it begins.
 * Throws 404 where there is no such file for a visitor, 412 and 416 after RFC 9110, 422 for an input without platform.
 */
export async function sendSoftware(context: Context, asked: SoftwareAsked) {
  if (asked.token !== undefined) throw noPurchase()
  const { app, platform } = asked
  if (!platform)
    throw new AppError('invalid', 'Diga para qual plataforma é o arquivo.', { platform: 'Preencha este campo.' })

  const file = await findDownload(context, app, platform)
  // A count that fails is no reason to break off a file that is on its way.
  const count = () =>
    countDownload(context, app, platform).catch((error) =>
      context.log.error({ err: error }, 'a download was not counted'),
    )
  return sendStored(context, file, count)
}

/** The file for a platform of a public project that offers downloads. Throws 404. */
async function findDownload({ db }: Context, id: number, platform: Platform): Promise<StoredDownload> {
  const row = await db
    .selectFrom('projects')
    .select('downloads')
    .where('id', '=', id)
    .where(isOpen)
    .where('is_download', '=', true)
    .executeTakeFirst()
  const file = (row?.downloads as StoredDownloads | undefined)?.[platform]
  if (!file) throw noFile()
  return file
}

/** A file of the private storage, to save, as the request's headers ask for it. Throws 404, 412, 416. */
export async function sendStored(
  { storage, request, resHeaders }: Context,
  { key, name }: Pick<StoredDownload, 'key' | 'name'>,
  onBegin?: () => Promise<void>,
) {
  const sent = await sendFile(storage.private, key, request, {
    type: TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream',
    cacheControl: 'no-store', // each download begun is to be counted
    saveAs: name,
    ...(onBegin && { onBegin }),
  })
  if (!sent) throw noFile()
  const { status, headers, body } = sent
  if (status !== 412 && status !== 416) return { status, headers, ...(body && { body }) }
  for (const [header, value] of Object.entries(headers)) resHeaders?.set(header, value)
  throw status === 412
    ? new AppError('changed', 'O arquivo mudou desde o começo do download. Baixe de novo.')
    : new AppError('unsatisfiable', 'O arquivo não tem esta parte. Baixe desde o começo.')
}

/** Drawn in the database: two downloads at once count two. */
async function countDownload({ db }: Context, project_id: number, platform: Platform) {
  await db
    .insertInto('project_downloads')
    .values({ project_id, platform, downloads: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'platform'])
        .doUpdateSet((eb) => ({ downloads: eb('project_downloads.downloads', '+', 1) })),
    )
    .execute()
}

const noFile = () => new AppError('missing', 'Este arquivo não existe ou não está aberto para download.')
const noPurchase = () =>
  new AppError('missing', 'Não há compra com este código: as vendas pelo site ainda não abriram. Escreva para nós.')
