import { pick } from '#pick.ts'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import type { Archive, ArchiveFields } from '../../contract.ts'

/** Values of a new article's form. */
export const EMPTY: ArchiveFields = {
  image: '',
  image_archive: '',
  title: '',
  description: '',
  link: '',
  markdown: '',
  highlighted: true,
  // 'Publicar' makes it public; Ctrl+S alone saves a draft.
  archive_public: false,
  publish_at: null,
  date: null,
}

export const LABELS: Record<FieldPath<ArchiveFields>, string> = {
  image: 'Imagem',
  image_archive: 'Imagem do arquivo',
  title: 'Título',
  description: 'Descrição',
  link: 'Link externo',
  markdown: 'Texto',
  highlighted: 'Destaque',
  archive_public: 'Público',
  publish_at: 'Publicar em (horário de Brasília)',
  date: 'Data do artigo',
}

/** An article as form values and their revision. */
export const toStored = (archive: Archive) => ({ values: toValues(archive), revision: archive.revision })

const toValues = (archive: Archive): ArchiveFields => ({
  ...pick(archive, ['image', 'image_archive', 'title', 'description', 'link', 'markdown', 'highlighted', 'publish_at']),
  archive_public: archive.public,
  date: archive.dated ? archive.date : null,
})
