import { privateCall } from '#platform/contract/call.ts'
import { done, id, text, z } from '#platform/contract/fields.ts'
import { owner } from './fields.ts'
import { COLORS, MAX_CATEGORY } from './finance.ts'

/** Index of a colour in `COLORS` (finance.ts). */
export const color = z
  .int()
  .min(0)
  .max(COLORS.length - 1)

export const Category = z.object({
  /** That of one ledger's category, also in the list of all ledgers. */
  id,
  name: z.string(),
  color,
  /** Entries in it. */
  count: z.int().nonnegative(),
})
export type Category = z.infer<typeof Category>

/** The categories of a ledger. */
export const categoriesContract = {
  categories: privateCall
    .route({ method: 'GET', path: '/finance/categories', summary: 'Lista as categorias, as mais usadas primeiro' })
    .input(owner)
    .output(z.object({ data: z.array(Category) })),
  saveCategory: privateCall
    .route({
      method: 'POST',
      path: '/finance/category',
      summary: 'Muda o nome ou a cor de uma categoria em um livro; com o nome de outra, junta as duas',
    })
    .input(z.object({ id, name: text(MAX_CATEGORY).optional(), color: color.optional() }))
    .output(done),
}
