import { fromWallTime, isDay, startOfDay } from '#time.ts'
import type { ArchiveFields } from '../../archive-fields.ts'
import { cleanTags, MAX_TAG, MAX_TAGS, tagSlug } from '../../tags.ts'

/** What the head of an article's file says, with the names that Hugo, Jekyll and Ghost have for it. */
export interface ArticleHead {
  /** '' where the head has none. */
  title: string
  fields: Pick<
    ArchiveFields,
    | 'description'
    | 'tags'
    | 'author'
    | 'link'
    | 'image'
    | 'image_archive'
    | 'highlighted'
    | 'archive_public'
    | 'publish_at'
    | 'date'
  >
  /** What is told of it before it is imported, for people. */
  notes: string[]
  /** Its fields that are not read. */
  ignored: string[]
}

/** A field that cannot be read; the message is for people. */
export class WrongField extends Error {}

const NAMES = {
  title: ['title', 'titulo', 'título'],
  description: ['description', 'descricao', 'descrição', 'excerpt', 'custom_excerpt', 'summary', 'subtitle'],
  date: ['date', 'data', 'published_at', 'created_at'],
  state: ['state', 'estado', 'status'],
  draft: ['draft', 'rascunho'],
  published: ['published'],
  publish_at: ['publish_at', 'publishDate', 'publishdate'],
  highlighted: ['highlighted', 'destaque', 'featured'],
  image: ['image', 'cover', 'feature_image', 'featured_image', 'featuredImage', 'thumbnail'],
  image_archive: ['image_archive'],
  link: ['link', 'external_url'],
  tags: ['tags', 'assuntos', 'keywords'],
  author: ['author_key'],
} as const
type Name = keyof typeof NAMES

const STATES: Readonly<Record<string, 'published' | 'draft' | 'scheduled'>> = {
  ...{ published: 'published', publish: 'published', public: 'published', publicado: 'published' },
  ...{ draft: 'draft', private: 'draft', rascunho: 'draft' },
  ...{ scheduled: 'scheduled', future: 'scheduled', agendado: 'scheduled' },
}

/**
 * Reads the head of an article's file. Throws `WrongField`.
 * @param named the day that the file's name begins with, which stands where the head has no date
 */
export function readHead(head: Readonly<Record<string, unknown>>, named: string | undefined, now: Date): ArticleHead {
  const read = new Set<string>()
  const find = (name: Name): unknown => {
    const keys = NAMES[name].filter((key) => Object.hasOwn(head, key))
    for (const key of keys) read.add(key)
    return keys.map((key) => head[key]).find((value) => value !== null && value !== undefined)
  }
  const text = (name: Name) => toText(name, find(name))
  const flag = (name: Name) => toFlag(name, find(name))
  const title = text('title')
  const plain = {
    description: text('description'),
    link: text('link'),
    author: text('author'),
    image: toText('image', pictureOf(find('image'))),
    image_archive: toText('image_archive', pictureOf(find('image_archive'))),
    highlighted: flag('highlighted') ?? false,
  }
  const notes: string[] = []
  const tags = readTags(find('tags'), notes)
  const moments = {
    date: toMoment('date', find('date') ?? named),
    publish_at: toMoment('publish_at', find('publish_at')),
  }
  const [draft, published] = [flag('draft'), flag('published')]
  const state = stateOf(text('state')) ?? (draft || published === false ? 'draft' : 'published')
  const fields = { ...plain, tags, ...publication(state, moments, now, notes) }
  return { title, fields, notes, ignored: Object.keys(head).filter((key) => !read.has(key)) }
}

/** The tags of a list, of a text with commas, or of Ghost's groups of fields; those that fit. */
function readTags(value: unknown, notes: string[]): string[] {
  const listed =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : value === undefined ? [] : [value]
  const names = listed.map((tag) => (typeof tag === 'object' && tag !== null ? (tag as { name?: unknown }).name : tag))
  const typed = cleanTags(names.filter((name) => ['string', 'number', 'boolean'].includes(typeof name)).map(String))
  const tags = typed.filter((tag) => tag.length <= MAX_TAG && tagSlug(tag) !== '').slice(0, MAX_TAGS)
  if (tags.length < typed.length)
    notes.push(`Ficam ${tags.length} dos ${typed.length} assuntos: são até ${MAX_TAGS}, de até ${MAX_TAG} letras.`)
  return tags
}

/** Whether, when and since when visitors see it. What is said to be public on a day to come is scheduled, as Hugo has it. */
function publication(
  state: 'published' | 'draft' | 'scheduled',
  { date, publish_at }: Record<'date' | 'publish_at', Date | null>,
  now: Date,
  notes: string[],
): Pick<ArchiveFields, 'archive_public' | 'publish_at' | 'date'> {
  const isAhead = (moment: Date | null) => moment !== null && moment > now
  const past = isAhead(date) ? null : (date?.toISOString() ?? null)
  if (state === 'draft') {
    if (isAhead(date)) notes.push('A data ainda não chegou, e um rascunho fica sem ela.')
    return { archive_public: false, publish_at: null, date: past }
  }
  const ahead = [publish_at, date].find(isAhead)
  if (!ahead) return { archive_public: true, publish_at: null, date: past ?? publish_at?.toISOString() ?? null }
  if (state !== 'scheduled') notes.push('A data ainda não chegou: fica agendado.')
  return { archive_public: false, publish_at: ahead.toISOString(), date: past }
}

/** The head of an article as it is exported; `readHead` reads the same of it. */
export const writeHead = (article: { title: string } & ArticleHead['fields']) => {
  const {
    title,
    description,
    tags,
    author,
    date,
    archive_public,
    publish_at,
    highlighted,
    image,
    image_archive,
    link,
  } = article
  const given = (text: string) => text || undefined
  return {
    title,
    description: given(description),
    date: date ?? undefined,
    state: publish_at ? 'scheduled' : archive_public ? 'published' : 'draft',
    publish_at: publish_at ?? undefined,
    highlighted,
    tags: tags.length > 0 ? tags : undefined,
    author_key: given(author),
    image: given(image),
    image_archive: given(image_archive),
    link: given(link),
  }
}

function toText(name: Name, value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new WrongField(`${name}: escreva um texto.`)
}

function toFlag(name: Name, value: unknown): boolean | undefined {
  if (value === undefined || value === '') return undefined
  if (typeof value === 'boolean') return value
  if (/^(true|yes|sim)$/i.test(String(value))) return true
  if (/^(false|no|não|nao)$/i.test(String(value))) return false
  throw new WrongField(`${name}: escreva true ou false.`)
}

function stateOf(text: string) {
  if (text === '') return undefined
  const state = STATES[text.trim().toLowerCase()]
  if (!state) throw new WrongField('state: escreva published, draft ou scheduled.')
  return state
}

/** Themes write a picture as an address, or as a group of fields with one. */
function pictureOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const group = value as Record<string, unknown>
  return ['image', 'path', 'src', 'url', 'relative']
    .map((key) => group[key])
    .find((address) => typeof address === 'string')
}

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:(?:T|\s+)(\d{1,2}:\d\d(?::\d\d(?:\.\d{1,9})?)?)\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?)?$/i

/** A day or a moment; without a zone it is that of São Paulo. */
function toMoment(name: Name, value: unknown): Date | null {
  if (value === undefined || value === '') return null
  const [, day, time, zone] = MOMENT.exec(typeof value === 'string' ? value.trim() : '') ?? []
  const moment = !day || !isDay(day) ? null : time ? atTime(day, time.replace(/^\d:/, '0$&'), zone) : startOfDay(day)
  if (!moment || Number.isNaN(moment.getTime()))
    throw new WrongField(`${name}: escreva uma data como 2026-11-30 ou 2026-11-30T14:00:00-03:00.`)
  return moment
}

function atTime(day: string, time: string, zone: string | undefined): Date | null {
  if (!zone) {
    const moment = fromWallTime(`${day}T${time.slice(0, 8)}`)
    return moment ? new Date(moment) : null
  }
  const offset = /^[+-]/.test(zone) ? zone.replace(/(\d\d):?(\d\d)$/, '$1:$2') : 'Z'
  return new Date(`${day}T${time}${offset}`)
}
