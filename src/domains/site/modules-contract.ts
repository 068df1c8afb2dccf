import { MODULES } from '#modules.ts'
import { adminCall, staffCall } from '#platform/contract/call.ts'
import { done, z } from '#platform/contract/fields.ts'

/** Which modules a firm has switched off. What a person's screens leave out is in the session too. */
export const ModulesOff = z.object({
  off: z.array(z.enum(MODULES)),
  /** Raised by each change. */
  counter: z.int().nonnegative(),
})

/** Calls on the modules that a firm can switch off. */
export const modulesContract = {
  read: staffCall
    .route({ method: 'GET', path: '/modules', summary: 'Diz que módulos estão desligados, e quem pode ligá-los' })
    .output(
      z.object({
        data: ModulesOff.extend({ /** Names of those who administer the firm's site. */ admins: z.array(z.string()) }),
      }),
    ),
  save: adminCall
    .meta({ access: 'admin', records: 'settings' })
    .route({ method: 'POST', path: '/modules', summary: 'Liga ou desliga um módulo, para todos' })
    .input(z.object({ module: z.enum(MODULES), on: z.boolean() }))
    .output(done),
}
