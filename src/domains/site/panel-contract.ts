import { PANELS } from '#panel.ts'
import { adminCall, staffCall } from '#platform/contract/call.ts'
import { done, z } from '#platform/contract/fields.ts'

const panel = z.enum(PANELS)

/** Calls on which interface the workbench shows. What a person sees is in the session: their own choice, else the firm's. */
export const panelContract = {
  read: staffCall
    .route({ method: 'GET', path: '/panel', summary: 'Diz qual painel a firma e a própria pessoa escolheram' })
    .output(
      z.object({
        result: z.literal(true),
        data: z.object({
          firm: panel,
          /** Null where the person follows the firm's. */
          own: panel.nullable(),
        }),
      }),
    ),
  save: staffCall
    .route({ method: 'POST', path: '/panel', summary: 'Escolhe o próprio painel, ou volta a seguir o da firma' })
    .input(z.object({ panel: panel.nullable() }))
    .output(done),
  saveFirm: adminCall
    .route({ method: 'POST', path: '/panel/firm', summary: 'Escolhe o painel de quem não escolheu o seu' })
    .input(z.object({ panel }))
    .output(done),
}
