import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { archivesContract } from '../contract.ts'
import { publishChosen, removeChosen } from './chosen.ts'
import { createArchive, deleteArchive, previewArchive, restoreVersion, updateArchive } from './save.ts'
import { findArchive, listArchives } from './service.ts'
import { findVersion, listVersions } from './versions.ts'

const archives = implement(archivesContract).$context<Context>().use(enforceAccess)

export const archivesRoutes = archives.router({
  list: archives.list.handler(({ context, input }) => listArchives(context, input)),
  highlighted: archives.highlighted.handler(({ context, input }) =>
    listArchives(context, { ...input, highlighted: true }),
  ),
  item: archives.item.handler(async ({ context, input }) => ({
    data: { result: [await findArchive(context, input.id)] },
  })),
  create: archives.create.handler(({ context, input }) => createArchive(context, input)),
  update: archives.update.handler(({ context, input }) => updateArchive(context, input)),
  remove: archives.remove.handler(({ context, input }) => deleteArchive(context, input.id)),
  publishChosen: archives.publishChosen.handler(({ context, input }) => publishChosen(context, input)),
  removeChosen: archives.removeChosen.handler(({ context, input }) => removeChosen(context, input.ids)),
  versions: archives.versions.handler(({ context, input }) => listVersions(context, input.id)),
  version: archives.version.handler(({ context, input }) => findVersion(context, input)),
  restore: archives.restore.handler(({ context, input }) => restoreVersion(context, input)),
  preview: archives.preview.handler(({ context, input }) => previewArchive(context, input.markdown)),
})
