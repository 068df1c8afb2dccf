import { TRADES } from '#domains/projects/project.ts'
import { publicCall } from '#platform/contract/call.ts'
import { id, z } from '#platform/contract/fields.ts'
import { cleanText, PAGE_SIZE } from './search.ts'

/** A project or an article that a search found. */
export const SearchResult = z.object({
  kind: z.enum(['project', 'archive']),
  id,
  title: z.string(),
  /** Address of the picture cards show; '' where the drawn one serves. */
  image: z.string(),
  /** A project's trade, which its drawn picture follows; null for an article. */
  trade: z.enum(TRADES).nullable(),
  /** When it was published, ISO 8601 in UTC. */
  date: z.string(),
  /** A piece of its text where what was asked for stands, cut into what is a hit and what is not. */
  extract: z.array(z.object({ text: z.string(), hit: z.boolean() })),
})
export type SearchResult = z.infer<typeof SearchResult>

export const searchContract = {
  find: publicCall
    .route({
      method: 'GET',
      path: '/search',
      tags: ['Busca'],
      summary: 'Busca nos projetos e nos arquivos públicos, do mais ao menos parecido',
    })
    .input(
      z.object({
        /** What to look for: words, nothing else means anything. Taken at any length, read up to 200 characters. */
        q: z.string().overwrite(cleanText).default(''),
        /** Results of one page. */
        limit: z.coerce.number().int().min(1).max(50).default(PAGE_SIZE),
        /** From 1. */
        page: z.coerce.number().int().min(1).max(10_000).default(1),
      }),
    )
    .output(
      z.object({
        data: z.array(SearchResult),
        /** Results on all pages. */
        total: z.int().nonnegative(),
        /** The words really looked for, where some were put right; absent where none was. */
        corrected: z.string().optional(),
        /** True where nothing holds all the words, and these hold some. */
        partial: z.boolean(),
        /** True where the text holds no word to look for: nothing but marks, or words that are everywhere ('de', 'o'). */
        wordless: z.boolean(),
      }),
    ),
}
