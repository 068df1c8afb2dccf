import { adminCall } from '#platform/contract/call.ts'
import { done, id, optionalText, z } from '#platform/contract/fields.ts'

/** Redirects that the administration writes, at most. */
export const MAX_REDIRECTS = 500
/** Longest address of a redirect, in characters. */
const MAX_ADDRESS = 500

/** An address on this site: a path, or the whole address as it was copied. */
const address = optionalText(MAX_ADDRESS)
  .refine((typed) => typed !== '', 'Preencha este campo.')
  .refine((typed) => !/[\s\\]/.test(typed), 'Um endereço não tem espaços, quebras de linha nem barras invertidas.')
  .refine((typed) => /^\/(?!\/)|^https?:\/\/[^/]/i.test(typed), 'Comece com /, como em /blog/um-texto.')

/** The fields of the form. */
export const RedirectFields = z.object({
  from: address.meta({ label: 'Endereço antigo' }),
  to: address.meta({ label: 'Leva a' }),
})

/** An address that has changed. */
export const Redirect = z.object({
  id,
  /** Path, decoded and in lower case. */
  from: z.string(),
  /** Path on this site, and maybe a query. */
  to: z.string(),
  /** Whether the program has kept it as something was renamed. */
  moved: z.boolean(),
  /** When it was kept, ISO 8601 in UTC. */
  created: z.string(),
})
export type Redirect = z.infer<typeof Redirect>

/** Calls on addresses that have changed. */
export const redirectsContract = {
  list: adminCall
    .route({
      method: 'GET',
      path: '/site/redirects',
      summary: 'Lista os endereços que mudaram, do mais novo ao mais antigo',
    })
    .output(
      z.object({
        /** The newest 1,000. */
        data: z.array(Redirect),
        total: z.int().nonnegative(),
      }),
    ),
  save: adminCall
    .meta({ access: 'admin', records: 'settings' })
    .route({ method: 'POST', path: '/site/redirects', summary: 'Faz um endereço antigo levar a uma página do site' })
    .input(RedirectFields)
    .output(done),
  remove: adminCall
    .meta({ access: 'admin', records: 'deletion' })
    .route({ method: 'POST', path: '/site/redirects/remove', summary: 'Esquece um endereço antigo' })
    .input(z.object({ id }))
    .output(done),
}
