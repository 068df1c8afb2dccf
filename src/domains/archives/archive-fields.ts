import { MAX_KEY } from '#domains/site/people.ts'
import { id, longText, optionalAddress, optionalPicture, optionalText, text, z } from '#platform/contract/fields.ts'
import { revision } from '#platform/contract/revision.ts'
import { cleanTags, isTagSlug, MAX_TAG, MAX_TAGS, tagSlug } from './tags.ts'

/* What people write of an article. */

/** Longest body of an article, in characters. */
export const MAX_MARKDOWN = 1_500_000

const moment = z.iso.datetime({ offset: true, error: 'Use uma data e hora completas.' })

/** The tags of an article: at most `MAX_TAGS` of `MAX_TAG` characters, each with a letter or a digit. */
const tags = z
  .array(z.string())
  .overwrite(cleanTags)
  .refine((all) => all.length <= MAX_TAGS, `Use no máximo ${MAX_TAGS} assuntos.`)
  .refine((all) => all.every((tag) => tag.length <= MAX_TAG), `Use no máximo ${MAX_TAG} caracteres em cada assunto.`)
  .refine((all) => all.every(tagSlug), 'Um assunto tem letras de A a Z ou algarismos.')

/** The part of an address that stands for a tag. */
export const tagSlugField = z.string().refine(isTagSlug, 'Este assunto não tem a forma de um endereço.')

/** A tag's name, as its form edits it. */
export const TagFields = z.object({
  name: text(MAX_TAG)
    .overwrite((typed) => cleanTags([typed])[0] ?? '')
    .refine((typed) => typed === '' || tagSlug(typed) !== '', 'Um assunto tem letras de A a Z ou algarismos.')
    .meta({ label: 'Nome do assunto' }),
})

/** The fields of the form. */
export const ArchiveFields = z.object({
  image: optionalPicture.meta({ label: 'Imagem' }),
  image_archive: optionalPicture.meta({ label: 'Imagem do artigo' }),
  title: optionalText(300).min(1, 'Dê um título ao artigo.').meta({ label: 'Título' }),
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
export const NewArchive = ArchiveFields.extend({
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
export const ChangedArchive = ArchiveFields.partial().extend({ id, revision: revision.optional() })
export type ChangedArchive = z.infer<typeof ChangedArchive>
