import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Span } from '#platform/files/file-store.ts'
import { type PrivateFile, sendPrivateFile } from '#platform/files/private-files.ts'
import type { Platform } from '../project.ts'
import type { StoredDownloads } from './columns.ts'

/**
 * Sends an open download, and counts it when it begins.
 * Throws 404 if there is no such public file, 412 and 416 after RFC 9110.
 */
export async function sendOpenDownload(context: Context, app: number, platform: Platform) {
  const file = await findDownload(context, app, platform)
  // A count that fails does not stop the download.
  const onBegin = async ({ start }: Span) => {
    // The rest of an interrupted download.
    if (start > 0) return
    await countDownload(context, app, platform).catch((error) =>
      context.log.error({ err: error }, 'a download was not counted'),
    )
  }
  return sendPrivateFile(context, file, { onBegin })
}

/** The file for a platform of a public project that offers downloads. Throws 404. */
async function findDownload({ db }: Context, id: number, platform: Platform): Promise<PrivateFile> {
  const row = await db
    .selectFrom('public_projects')
    .select('downloads')
    .where('id', '=', id)
    .where('is_download', '=', true)
    .executeTakeFirst()
  const file = (row?.downloads as StoredDownloads | undefined)?.[platform]
  if (!file) throw noFile()
  return file
}

/** Counts a download; in the database, so that simultaneous ones are all counted. */
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
