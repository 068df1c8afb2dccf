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
  optionalAddress,
  optionalPicture,
  optionalText,
  text,
  z,
} from '#platform/contract/fields.ts'
import { revision, savedRecord } from '#platform/contract/revision.ts'
import { Version } from '#platform/contract/versions.ts'
import { cleanTags, isTagSlug, MAX_TAG, MAX_TAGS, tagSlug } from './tags.ts'
import { zipContract } from './zip-contract.ts'

/** Longest body of an article, in characters. */
export const MAX_MARKDOWN = 1_500_000

/** An article as lists show it. */
export const ArchiveCard = z.object({
  id,
  title: z.string(),
  /** As typed; may hold markup. */
  description: z.string(),
  /** The description without markup: its first 190 characters, then '...' if it was longer. */
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

const moment = z.iso.datetime({ offset: true, error: 'Use uma data e hora completas.' })

/** The tags of an article: at most `MAX_TAGS` of `MAX_TAG` characters, each with a letter or a digit. */
const tags = z
  .array(z.string())
  .overwrite(cleanTags)
  .refine((all) => all.length <= MAX_TAGS, `Use no máximo ${MAX_TAGS} assuntos.`)
  .refine((all) => all.every((tag) => tag.length <= MAX_TAG), `Use no máximo ${MAX_TAG} caracteres em cada assunto.`)
  .refine((all) => all.every(tagSlug), 'Um assunto tem letras de A a Z ou algarismos.')

const tagSlugField = z.string().refine(isTagSlug, 'Este assunto não tem a forma de um endereço.')

/** A tag's name, as its form edits it. */
export const TagFields = z.object({
  name: text(MAX_TAG)
    .overwrite((typed) => cleanTags([typed])[0] ?? '')
    .refine((typed) => typed === '' || tagSlug(typed) !== '', 'Um assunto tem letras de A a Z ou algarismos.')
    .meta({ label: 'Nome do assunto' }),
})

/** A tag with its articles. */
export const Tag = z.object({
  /** The part of the address that stands for it. */
  slug: z.string(),
  name: z.string(),
  /** Articles with it. */
  count: z.int().positive(),
})
export type Tag = z.infer<typeof Tag>

/** The fields of the form. */
export const ArchiveFields = z.object({
  image: optionalPicture.meta({ label: 'Imagem' }),
  image_archive: optionalPicture.meta({ label: 'Imagem do artigo' }),
  title: text(300).meta({ label: 'Título' }),
  description: optionalText(2000).meta({ label: 'Descrição' }),
  link: optionalAddress.meta({ label: 'Link externo' }),
  tags: tags.meta({ label: 'Assuntos' }),
  markdown: longText(MAX_MARKDOWN).meta({ label: 'Texto' }),
  /** The key of a person of the site; '' for nobody. A key that nobody has shows nobody. */
  author: optionalText(MAX_KEY).meta({ label: 'Quem escreveu' }),
  highlighted: z.boolean().meta({ label: 'Destaque' }),
  /** Whether visitors see it; false for a draft. */
  archive_public: z.boolean().meta({ label: 'Público' }),
  /** When to publish it, ISO 8601 with a time zone; it is private until then. null: not scheduled. */
  publish_at: moment.nullable().meta({ label: 'Publicar em (horário de Brasília)' }),
  /** When it was published, not in the future. null: the moment at which it becomes public. */
  date: moment
    .refine((date) => date >= '1900', 'Use uma data a partir de 1900.')
    .nullable()
    .meta({ label: 'Data do artigo' }),
})
export type ArchiveFields = z.infer<typeof ArchiveFields>

const fields = ArchiveFields.shape

/** A new article; only the title is required. */
const NewArchive = ArchiveFields.extend({
  image: fields.image.default(''),
  image_archive: fields.image_archive.default(''),
  description: fields.description.default(''),
  link: fields.link.default(''),
  tags: fields.tags.default([]),
  markdown: fields.markdown.default(''),
  author: fields.author.default(''),
  highlighted: fields.highlighted.default(true),
  archive_public: fields.archive_public.default(true),
  publish_at: fields.publish_at.default(null),
  date: fields.date.default(null),
})

/** A change: omitted fields stay as they are. With `revision`, a conflict answers 409; without it, the change overwrites. */
const ChangedArchive = ArchiveFields.partial().extend({ id, revision: revision.optional() })
export type ChangedArchive = z.infer<typeof ChangedArchive>

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
