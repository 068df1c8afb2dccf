import { serve } from '#platform/http/calls.ts'
import { archivesContract } from '../contract.ts'
import { publishChosen, removeChosen } from './chosen.ts'
import { createArchive, deleteArchive, previewArchive, restoreVersion, updateArchive } from './save.ts'
import { findArchive, listArchives } from './service.ts'
import { listTags, renameTag } from './tags.ts'
import { findVersion, listVersions } from './versions.ts'
import { exportArticles } from './zip/export.ts'
import { articlesImport } from './zip/import.ts'

export const archivesRoutes = serve(archivesContract, {
  list: listArchives,
  highlighted: (context, input) => listArchives(context, { ...input, highlighted: true }),
  tags: listTags,
  renameTag,
  item: async (context, input) => ({
    data: { result: [await findArchive(context, input.id)] },
  }),
  create: createArchive,
  update: updateArchive,
  remove: (context, { id }) => deleteArchive(context, id),
  publishChosen,
  removeChosen: (context, { ids }) => removeChosen(context, ids),
  versions: (context, { id }) => listVersions(context, id),
  version: findVersion,
  restore: restoreVersion,
  preview: (context, { markdown }) => previewArchive(context, markdown),
  export: exportArticles,
  import: articlesImport,
})
