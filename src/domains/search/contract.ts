import { TRADES } from '#domains/site/trades.ts'
import { cleanSearch } from '#fold.ts'
import { publicCall } from '#platform/contract/call.ts'
import { id, z } from '#platform/contract/fields.ts'
import { PAGE_SIZE } from './search.ts'

const KINDS = ['project', 'archive'] as const

/** What can be shown alone: projects, articles, or the site's own pages. */
const SHOWN = [...KINDS, 'page'] as const
export type Kind = (typeof SHOWN)[number]

/** A project or an article that a search found. */
export const SearchResult = z.object({
  kind: z.enum(KINDS),
  id,
  title: z.string(),
  /** Address of the picture on cards; '' shows the drawn one. */
  image: z.string(),
  /** A project's trade, which its drawn picture follows; null for an article. */
  trade: z.enum(TRADES).nullable(),
  /** A project's own drawing, sanitised; '' where it has none, or one too large for a list. */
  drawing: z.string(),
  /** When it was published, ISO 8601 in UTC. */
  date: z.string(),
  /** The part of its text with most of the words, split into hits and the text between them. */
  extract: z.array(z.object({ text: z.string(), hit: z.boolean() })),
})
export type SearchResult = z.infer<typeof SearchResult>

/** A page of the site that is neither a project nor an article, such as the privacy notice. */
const FoundSitePage = z.object({
  /** Its address on this site. */
  path: z.string(),
  title: z.string(),
  /** What it is for, in a sentence. */
  text: z.string(),
  /** Whether it is called by the words: such a page comes before the results, any other after them. */
  titled: z.boolean(),
})
export type FoundSitePage = z.infer<typeof FoundSitePage>

/** One page of results. */
const FoundPage = z.object({
  data: z.array(SearchResult),
  /** The site's own pages that the query finds; on the first page of all results, where they are not counted in `total`, and alone. */
  pages: z.array(FoundSitePage),
  /** Results on all pages, of the kind that was requested. */
  total: z.int().nonnegative(),
  /** Results of each kind, whichever was requested; `all` are projects and articles. */
  kinds: z.object({
    all: z.int().nonnegative(),
    project: z.int().nonnegative(),
    archive: z.int().nonnegative(),
    /** The site's own pages. */
    page: z.int().nonnegative(),
  }),
  /** The words that were searched for, if some were corrected. */
  corrected: z.string().optional(),
  /** Whether no document contains all the words, and these contain some. */
  partial: z.boolean(),
  /** Whether the query has no word to search for: only punctuation or stop words ('de', 'o'). */
  wordless: z.boolean(),
})
export type FoundPage = z.infer<typeof FoundPage>

/** A page that an address may have meant. */
const NearestPage = FoundSitePage.pick({ path: true, title: true })
export type NearestPage = z.infer<typeof NearestPage>

export const searchContract = {
  nearest: publicCall
    .route({
      method: 'GET',
      path: '/nearest-pages',
      summary: 'Diz que páginas públicas um endereço que não existe pode ter querido',
    })
    .input(z.object({ /** The address, from its first slash on. */ path: z.string().max(2000) }))
    .output(
      z.object({ /** By the words of the address, the nearest first; three at most. */ data: z.array(NearestPage) }),
    ),
  find: publicCall
    .route({
      method: 'GET',
      path: '/search',
      summary: 'Busca nos projetos e nos arquivos públicos, do mais ao menos parecido',
    })
    .input(
      z.object({
        /**
         * Words to search for. Quotes make a phrase, a minus before a word leaves out what has it, OR (or OU) between
         * two words finds either. Only the first 200 characters are used.
         */
        q: z.string().overwrite(cleanSearch).default(''),
        /** Only projects, articles or the site's own pages; absent: all. */
        kind: z.enum(SHOWN).optional(),
        /** Results on one page. */
        limit: z.coerce.number().int().min(1).max(50).default(PAGE_SIZE),
        /** From 1. */
        page: z.coerce.number().int().min(1).max(10_000).default(1),
      }),
    )
    .output(FoundPage),
}
