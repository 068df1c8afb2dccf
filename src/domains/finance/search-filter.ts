import { day, optionalText, ownerId, queryId, searchText, z } from '#platform/contract/fields.ts'
import { MAX_CATEGORY, TYPES } from './finance.ts'

/** What the search is narrowed to. */
export const SearchFilter = z.object({
  id_user: ownerId,
  /** Any part of description, category, amount or day; accents are ignored. */
  q: searchText.optional(),
  type: z.enum(TYPES).optional(),
  category: optionalText(MAX_CATEGORY).optional(),
  account_id: queryId.optional(),
  /** With this or a category, of an entry that is split only those parts are summed. */
  project_id: queryId.optional(),
  /** First and last day. */
  from: day.optional(),
  to: day.optional(),
})

export type SearchFilter = z.infer<typeof SearchFilter>
