import { z } from '#platform/contract/fields.ts'
import { OWN_FILE } from './choice.ts'
import { FORM_NAMES } from './forms.ts'

/** Months that counts of what was tried are kept, as the privacy notice says. */
export const TRIALS_MONTHS = 12

/** Sizes by a piece's largest side. */
export const SIZES = ['small', 'medium', 'large'] as const
export type Size = (typeof SIZES)[number]

/** What somebody tried, without anything of who. */
export const Trial = z.object({
  form: z.enum([...FORM_NAMES, OWN_FILE]),
  /** The key of one of the firm's materials; any other is not counted. */
  material: z.string().max(60),
  size: z.enum(SIZES),
})
export type Trial = z.infer<typeof Trial>
