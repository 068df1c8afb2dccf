import { pick } from '#pick.ts'
import { emptyOf } from '#platform/contract/schema-parts.ts'
import { ArchiveFields } from '../../archive-fields.ts'
import type { Archive } from '../../contract.ts'

/** Values of a new article's form. 'Publicar' makes it public; Ctrl+S alone saves a draft. */
export const EMPTY: ArchiveFields = { ...emptyOf(ArchiveFields), highlighted: true }

/** An article as form values and their revision. */
export const toStored = (archive: Archive) => ({ values: toValues(archive), revision: archive.revision })

const toValues = (archive: Archive): ArchiveFields => ({
  ...pick(archive, [
    'image',
    'image_archive',
    'title',
    'description',
    'link',
    'tags',
    'markdown',
    'highlighted',
    'publish_at',
  ]),
  author: archive.author ?? '',
  archive_public: archive.public,
  date: archive.dated ? archive.date : null,
})
