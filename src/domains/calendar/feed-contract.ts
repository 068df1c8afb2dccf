import { privateCall } from '#platform/contract/call.ts'
import { done, z } from '#platform/contract/fields.ts'

/** The secret address from which other programs read the caller's calendar. */
export const feedContract = {
  read: privateCall
    .route({ method: 'GET', path: '/calendar/feed', summary: 'Diz o endereço secreto do próprio calendário' })
    .output(z.object({ data: z.object({ /** Its path on this site; '' while there is none. */ path: z.string() }) })),
  /** Revokes the address that was there before, if any. */
  renew: privateCall
    .route({ method: 'POST', path: '/calendar/feed', summary: 'Cria o endereço secreto, ou troca por outro' })
    .output(z.object({ result: z.literal(true), data: z.object({ path: z.string() }) })),
  revoke: privateCall
    .route({ method: 'POST', path: '/calendar/feed/revoke', summary: 'Desliga o endereço secreto' })
    .output(done),
}
