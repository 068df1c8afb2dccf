import { ShownPerson } from '#domains/site/contract.ts'
import { MAX_KEY } from '#domains/site/people.ts'
import { adminCall, cachedCall } from '#platform/contract/call.ts'
import {
  changedRows,
  chosenIds,
  done,
  id,
  listInput,
  listOutput,
  longText,
  text,
  z,
} from '#platform/contract/fields.ts'
import { revision, savedRecord } from '#platform/contract/revision.ts'
import { Version } from '#platform/contract/versions.ts'
import { ChangedArchive, MAX_MARKDOWN, NewArchive, TagFields, tagSlugField } from './archive-fields.ts'
import { zipContract } from './zip-contract.ts'

/** An article as lists show it. */
export const ArchiveCard = z.object({
  id,
  title: z.string(),
  /** As typed; may hold markup. */
  description: z.string(),
  /**
   * The description without markup: its first 190 characters, then '...' if it was longer. In lists, where there is none, how
   * the text begins.
   */
  preview: z.string(),
  /** Address of the featured picture; '' shows the generated one. */
  image: z.string(),
  /** Address of the picture at the top of the article; '' shows `image`. */
  image_archive: z.string(),
  /** External address, e.g. of the source; '' if none. */
  link: z.string(),
  /** When it was published, ISO 8601 in UTC; of one that was never public, when it was begun. */
  date: z.string(),
  likes: z.int().nonnegative(),
  views: z.int().nonnegative(),
  highlighted: z.boolean(),
  public: z.boolean(),
  /** What it is about, as its author names it. */
  tags: z.array(z.string()),
  /** Scheduled publication, ISO 8601 in UTC, null if none; only in the admin's list (`all=1`). */
  publish_at: z.string().nullable().optional(),
})
export type ArchiveCard = z.infer<typeof ArchiveCard>

const Neighbour = z.object({ id, title: z.string() }).nullable()

/** A whole article. */
export const Archive = ArchiveCard.extend({
  /** The whole description without markup. */
  summary: z.string(),
  /** Where there is no description, how its text begins, without markup; '' otherwise. */
  opening: z.string(),
  /** When it was last changed, ISO 8601 in UTC. */
  updated: z.string(),
  markdown: z.string(),
  /** The body rendered and sanitised. */
  html: z.string(),
  /** Headings of the body, for the table of contents. */
  contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.union([z.literal(2), z.literal(3)]) })),
  /** Words of the body. */
  words: z.int().nonnegative(),
  /** Scheduled publication, ISO 8601 in UTC; null for visitors and if none is scheduled. */
  publish_at: z.string().nullable(),
  /** Whether `date` stands: it has been public, or somebody has set it. Absent for visitors. */
  dated: z.boolean().optional(),
  /** Raised by each save; absent for visitors. */
  revision: revision.optional(),
  /** Key of the person who wrote it, as the form has it; '' for nobody. Absent for visitors. */
  author: z.string().optional(),
  /** The same person as the site shows them, and how many more public articles they wrote; null for nobody. */
  written_by: ShownPerson.pick({ key: true, name: true, work: true, picture: true, face: true, left: true })
    .extend({ others: z.int().nonnegative() })
    .nullable(),
  /** The public articles dated just before and just after this one. */
  previous: Neighbour,
  next: Neighbour,
})
export type Archive = z.infer<typeof Archive>

const Archives = z.object({ data: z.object({ result: z.array(ArchiveCard) }), ...listOutput })

/** A tag with its articles. */
export const Tag = z.object({
  /** The part of the address that stands for it. */
  slug: z.string(),
  name: z.string(),
  /** Articles with it. */
  count: z.int().positive(),
})
export type Tag = z.infer<typeof Tag>

/** An article as it was before one of its last saves. */
const ArchiveVersion = Version.extend({ title: z.string() })
export type ArchiveVersion = z.infer<typeof ArchiveVersion>

const One = z.object({ data: z.object({ result: z.array(Archive) }) })
/** In bytes: UTF-8 takes at most 3 a UTF-16 unit, and JSON escapes add some. */
const bodyLimit = MAX_MARKDOWN * 4

export const archivesContract = {
  list: cachedCall
    .route({ method: 'GET', path: '/list-archive', summary: 'Lista os arquivos, do mais novo ao mais antigo' })
    .input(
      listInput.extend({
        /** `1`: private ones too; admin only. */
        all: z.literal('1').optional(),
        /** Only those with the tag whose address has this part. */
        tag: tagSlugField.optional(),
        /** Only those by the person with this key. */
        author: text(MAX_KEY).optional(),
      }),
    )
    .output(Archives),
  tags: cachedCall
    .route({
      method: 'GET',
      path: '/list-archive-tags',
      summary: 'Lista os assuntos dos arquivos, do mais ao menos usado',
    })
    .input(z.object({ /** `1`: those of private articles too; admin only. */ all: z.literal('1').optional() }))
    .output(z.object({ /** `MAX_LISTED_TAGS` at most. */ data: z.array(Tag) })),
  highlighted: cachedCall
    .route({ method: 'GET', path: '/list-archive-highlighted', summary: 'Lista os arquivos em destaque' })
    .input(listInput)
    .output(Archives),
  item: cachedCall
    .route({ method: 'POST', path: '/item-archive', summary: 'Traz um arquivo inteiro' })
    .input(z.object({ id }))
    .output(One),
  create: adminCall
    .meta({ access: 'admin', creates: true, bodyLimit })
    .route({ method: 'POST', path: '/new-archive', summary: 'Cria um arquivo' })
    .input(NewArchive)
    .output(savedRecord),
  update: adminCall
    .meta({ access: 'admin', bodyLimit })
    .route({ method: 'POST', path: '/update-item-archive', summary: 'Altera um arquivo' })
    .input(ChangedArchive)
    .output(savedRecord),
  remove: adminCall
    .meta({ access: 'admin', records: 'deletion' })
    .route({ method: 'POST', path: '/delete-archive', summary: 'Exclui um arquivo' })
    .input(z.object({ id }))
    .output(done),
  publishChosen: adminCall
    .route({ method: 'POST', path: '/publish-archives', summary: 'Publica os arquivos escolhidos, ou os tira do ar' })
    .input(z.object({ ids: chosenIds, /** false takes them off the site. */ archive_public: z.boolean() }))
    .output(changedRows),
  removeChosen: adminCall
    .meta({ access: 'admin', records: 'deletion' })
    .route({ method: 'POST', path: '/delete-archives', summary: 'Exclui os arquivos escolhidos' })
    .input(z.object({ ids: chosenIds }))
    .output(changedRows),
  renameTag: adminCall
    .route({
      method: 'POST',
      path: '/rename-archive-tag',
      summary: 'Dá outro nome a um assunto em todos os arquivos',
      description: 'Com o nome de outro assunto, os dois viram um. O endereço antigo leva ao novo.',
    })
    .input(TagFields.extend({ slug: tagSlugField }))
    .output(changedRows),
  versions: adminCall
    .route({ method: 'POST', path: '/list-archive-versions', summary: 'Lista as últimas versões de um arquivo' })
    .input(z.object({ id }))
    .output(
      z.object({
        /** The version before the last save first; at most `MAX_VERSIONS`. */
        data: z.object({ result: z.array(ArchiveVersion) }),
      }),
    ),
  version: adminCall
    .route({ method: 'POST', path: '/item-archive-version', summary: 'Traz uma versão inteira' })
    .input(z.object({ id, version: id }))
    .output(z.object({ data: z.object({ result: z.array(ArchiveVersion.extend({ markdown: z.string() })) }) })),
  restore: adminCall
    .route({
      method: 'POST',
      path: '/restore-archive',
      summary: 'Volta a uma versão; a atual fica guardada como a mais nova delas',
    })
    .input(z.object({ id, /** Default: the version before the last save. */ version: id.optional() }))
    .output(savedRecord),
  preview: adminCall
    .meta({ access: 'admin', bodyLimit })
    .route({ method: 'POST', path: '/preview-archive', summary: 'Mostra o texto como ficaria depois de salvo' })
    .input(z.object({ markdown: longText(MAX_MARKDOWN) }))
    .output(z.object({ data: z.object({ html: z.string(), words: z.int() }) })),
  ...zipContract,
}
