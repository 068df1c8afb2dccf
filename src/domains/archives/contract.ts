import { adminCall, publicCall } from '#platform/contract/call.ts'
import {
  id,
  listInput,
  longText,
  optionalAddress,
  optionalPicture,
  optionalText,
  text,
  z,
} from '#platform/contract/fields.ts'
import { revision, savedRevision } from '#platform/contract/revision.ts'

/** Longest body of an article, in characters. */
export const MAX_MARKDOWN = 1_500_000

/** An article as lists show it. */
export const ArchiveCard = z.object({
  id,
  title: z.string(),
  /** As typed; may hold markup. */
  description: z.string(),
  /** The description without markup, at most 190 characters and '...' where something was cut. */
  preview: z.string(),
  /** Address of the featured picture; '' where the drawn one serves. */
  image: z.string(),
  /** Address of the picture that heads the article; '' where `image` serves. */
  image_archive: z.string(),
  /** An address outside, e.g. of the source; '' without one. */
  link: z.string(),
  /** When it was published, ISO 8601 in UTC. */
  date: z.string(),
  likes: z.int().nonnegative(),
  views: z.int().nonnegative(),
  highlighted: z.boolean(),
  public: z.boolean(),
  /** When it becomes public by itself, ISO 8601 in UTC; only in the admin's list (`all=1`), null where nobody asked for it. */
  publish_at: z.string().nullable().optional(),
})
export type ArchiveCard = z.infer<typeof ArchiveCard>

const Neighbour = z.object({ id, title: z.string() }).nullable()

/** A whole article. */
export const Archive = ArchiveCard.extend({
  /** The whole description without markup. */
  summary: z.string(),
  /** When it was last changed, ISO 8601 in UTC. */
  updated: z.string(),
  markdown: z.string(),
  /** The body rendered and sanitised. */
  html: z.string(),
  /** Headings of the body, for the table of contents. */
  contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.union([z.literal(2), z.literal(3)]) })),
  /** Words of the body. */
  words: z.int().nonnegative(),
  /** When it becomes public by itself, ISO 8601 in UTC; null for visitors and where nobody asked for it. */
  publish_at: z.string().nullable(),
  /** Raised by each save; absent for visitors. */
  revision: revision.optional(),
  /** The public article before this one in time, and the one after. */
  previous: Neighbour,
  next: Neighbour,
})
export type Archive = z.infer<typeof Archive>

/** The envelope of the archive lists. */
const Archives = z.object({
  data: z.object({ result: z.array(ArchiveCard) }),
  /** Cursor of the rows that follow; absent at the end. */
  next: z.string().optional(),
  /** Rows of the whole list. */
  total: z.int().nonnegative(),
})

const fields = {
  image: optionalPicture,
  image_archive: optionalPicture,
  title: text(300),
  description: optionalText(2000),
  link: optionalAddress,
  markdown: longText(MAX_MARKDOWN),
  highlighted: z.boolean(),
  /** Whether visitors see it; false keeps a draft. */
  archive_public: z.boolean(),
  /** When to make it public, ISO 8601 with a time zone; keeps it private until then. null: never by itself. */
  publish_at: z.iso.datetime({ offset: true, error: 'Use uma data e hora completas.' }).nullable(),
}

/** What the form edits. */
export const ArchiveFields = z.object(fields)
export type ArchiveFields = z.infer<typeof ArchiveFields>

/** A new article: only the title must be there. */
const NewArchive = z.object({
  image: fields.image.default(''),
  image_archive: fields.image_archive.default(''),
  title: fields.title,
  description: fields.description.default(''),
  link: fields.link.default(''),
  markdown: fields.markdown.default(''),
  highlighted: fields.highlighted.default(true),
  archive_public: fields.archive_public.default(true),
  publish_at: fields.publish_at.default(null),
})

/** A change: what is left out stays as it is. Without `revision` it overwrites; with it, it may be refused with 409. */
const ChangedArchive = ArchiveFields.partial().extend({ id, revision: revision.optional() })
export type ChangedArchive = z.infer<typeof ChangedArchive>

/** What an article was before its last save. */
const ArchiveVersion = z.object({
  title: z.string(),
  markdown: z.string(),
  /** When that version was saved, ISO 8601 in UTC. */
  saved: z.string(),
})

const One = z.object({ data: z.object({ result: z.array(Archive) }) })
const Saved = z.object({ result: z.literal(true), data: savedRevision.extend({ id }) })
const tags = ['Arquivos']
/** A character of the text takes three bytes at most, a little more where JSON escapes it. */
const bodyLimit = MAX_MARKDOWN * 4

export const archivesContract = {
  list: publicCall
    .route({ method: 'GET', path: '/list-archive', tags, summary: 'Lista os arquivos, do mais novo ao mais antigo' })
    .input(listInput.extend({ /** `1` with the admin's session: private ones too. */ all: z.literal('1').optional() }))
    .output(Archives),
  highlighted: publicCall
    .route({ method: 'GET', path: '/list-archive-highlighted', tags, summary: 'Lista os arquivos em destaque' })
    .input(listInput)
    .output(Archives),
  item: publicCall
    .route({ method: 'POST', path: '/item-archive', tags, summary: 'Traz um arquivo inteiro' })
    .input(z.object({ id }))
    .output(One),
  create: adminCall
    .meta({ access: 'admin', bodyLimit })
    .route({ method: 'POST', path: '/new-archive', tags, summary: 'Cria um arquivo' })
    .input(NewArchive)
    .output(Saved),
  update: adminCall
    .meta({ access: 'admin', bodyLimit })
    .route({ method: 'POST', path: '/update-item-archive', tags, summary: 'Altera um arquivo' })
    .input(ChangedArchive)
    .output(Saved),
  remove: adminCall
    .route({ method: 'POST', path: '/delete-archive', tags, summary: 'Exclui um arquivo' })
    .input(z.object({ id }))
    .output(z.object({ result: z.literal(true) })),
  previous: adminCall
    .route({ method: 'POST', path: '/previous-archive', tags, summary: 'Traz a versão anterior à última gravação' })
    .input(z.object({ id }))
    .output(
      z.object({
        data: z.object({
          /** One item, or none where the article was saved but once. */ result: z.array(ArchiveVersion),
        }),
      }),
    ),
  restore: adminCall
    .route({
      method: 'POST',
      path: '/restore-archive',
      tags,
      summary: 'Volta à versão anterior; a atual toma o lugar dela',
    })
    .input(z.object({ id }))
    .output(Saved),
  preview: adminCall
    .meta({ access: 'admin', bodyLimit })
    .route({ method: 'POST', path: '/preview-archive', tags, summary: 'Mostra o texto como ficaria depois de salvo' })
    .input(z.object({ markdown: longText(MAX_MARKDOWN) }))
    .output(z.object({ data: z.object({ html: z.string(), words: z.int() }) })),
}
