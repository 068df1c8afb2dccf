import { fromDecimal } from '#money.ts'
import { privateCall } from '#platform/contract/call.ts'
import { done, id, text, z } from '#platform/contract/fields.ts'
import { amount, owner, sum } from './fields.ts'
import { COLORS, MAX_CATEGORY } from './finance.ts'

/** Index of a colour in `COLORS` (finance.ts). */
export const color = z
  .int()
  .min(0)
  .max(COLORS.length - 1)

/** How much may go out in a category a month. Not 0, of which everything would be too much. */
export const monthlyLimit = amount
  .refine((value) => fromDecimal(value) !== 0, 'Uma meta tem um valor. Sem valor, não há meta.')
  .meta({ label: 'Meta por mês' })

export const Category = z.object({
  /** That of one ledger's category, also in the list of all ledgers. */
  id,
  name: z.string(),
  color,
  /** Entries in it. */
  count: z.int().nonnegative(),
  /** In the current month; null for none. In the list of all ledgers the sum of theirs. */
  monthly_limit: sum.nullable(),
  /** Whether a limit may be of use: in the last twelve months there were expenses in it, or nothing at all. */
  spends: z.boolean(),
})
export type Category = z.infer<typeof Category>

const MonthLimit = z.object({
  /** The category's, and whose ledger it is in. */
  id,
  id_user: id,
  /** Name of whose ledger it is in. */
  owner: z.string(),
  category: z.string(),
  color,
  /** What it may spend in that month; null without a limit. */
  monthly_limit: sum.nullable(),
  /** The month's expenses in it, as the month sums them: parts count to their own category, transfers to none, and what came back is income of its day. */
  spent: sum,
  /** Of its expenses in the `MEAN_MONTHS` before, a month without any counted too. */
  mean: sum,
})
export type MonthLimit = z.infer<typeof MonthLimit>

/**
 * The categories of a month against what they may spend. A category is of one ledger, so under 0, all ledgers, the same name
 * stands once for each ledger, which its own entries alone count to.
 */
export const MonthLimits = z.object({
  /**
   * Those with a limit, the furthest over or the nearest to it first; then at most `MAX_UNLIMITED` that spent something
   * without one, the most first.
   */
  categories: z.array(MonthLimit),
  /** Of all with a limit: what they may spend, and what they spent. */
  monthly_limit: sum,
  spent: sum,
})
export type MonthLimits = z.infer<typeof MonthLimits>

/** The categories of a ledger. */
export const categoriesContract = {
  categories: privateCall
    .route({ method: 'GET', path: '/finance/categories', summary: 'Lista as categorias, as mais usadas primeiro' })
    .input(owner)
    .output(z.object({ data: z.array(Category) })),
  saveCategory: privateCall
    .meta({ fails: ['categories-merge'] })
    .route({
      method: 'POST',
      path: '/finance/category',
      summary:
        'Muda nome, cor ou meta de uma categoria em um livro; com o nome de outra e `merge`, junta as duas e as suas metas',
    })
    .input(
      z.object({
        id,
        name: text(MAX_CATEGORY).optional(),
        color: color.optional(),
        /** With the name of another category: that both become that one. Else it is refused. */
        merge: z.boolean().optional(),
        /** From the current month on, null for none: what months before had, they keep. */
        monthly_limit: monthlyLimit.nullable().optional(),
      }),
    )
    .output(
      done.extend({
        /** Of two that became one: by this `undoMerge` makes them two again, for 30 days. */
        merge: id.optional(),
      }),
    ),
  merges: privateCall
    .route({
      method: 'GET',
      path: '/finance/category/merges',
      summary: 'Lista o que virou uma categoria só em um livro e ainda se desfaz, a última primeiro',
    })
    .input(owner)
    .output(
      z.object({
        data: z.array(z.object({ id, name: z.string(), into: z.string(), merged_at: z.string() })),
      }),
    ),
  undoMerge: privateCall
    .meta({ fails: ['categories-merge'] })
    .route({
      method: 'POST',
      path: '/finance/category/merge/undo',
      summary: 'Faz de uma categoria as duas que eram: o que mudou de categoria depois fica como está',
    })
    .input(z.object({ id }))
    .output(
      done.extend({
        data: z.object({
          /** Entries and bills that were moved and bear another category since, or are no more: they stay as they are. */
          changed: z.int().nonnegative(),
        }),
      }),
    ),
}
