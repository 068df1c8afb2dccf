import { schemaResolver } from '@mantine/form'
import type { DraftKind } from '#ui/workbench/form/kept-draft.ts'
import { type Archive, ArchiveFields } from '../../contract.ts'

/** A new article's form: nothing typed, both switches on. */
export const EMPTY: ArchiveFields = {
  image: '',
  image_archive: '',
  title: '',
  description: '',
  link: '',
  markdown: '',
  highlighted: true,
  archive_public: true,
  publish_at: null,
}

/** An article as its form edits it. */
export function toValues({
  image,
  image_archive,
  title,
  description,
  link,
  markdown,
  highlighted,
  publish_at,
  ...archive
}: Archive): ArchiveFields {
  return {
    image,
    image_archive,
    title,
    description,
    link,
    markdown,
    highlighted,
    archive_public: archive.public,
    publish_at,
  }
}

/** What is wrong with each field, by the contract's own schema. */
export const findProblems = schemaResolver(ArchiveFields, { sync: true })

export const NAMES = Object.keys(EMPTY) as (keyof ArchiveFields)[]

/** Drafts of articles. */
export const DRAFTS: DraftKind<ArchiveFields> = { name: 'archive-draft', empty: EMPTY }
