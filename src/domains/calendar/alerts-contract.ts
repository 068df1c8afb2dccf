import { privateCall } from '#platform/contract/call.ts'
import { done, id, optionalText, z } from '#platform/contract/fields.ts'

/** Of a browser's PushSubscription, base64url. */
const key = z.string().regex(/^[A-Za-z\d_-]{16,200}={0,2}$/, 'Esta chave não é de um navegador.')

export const Device = z.object({
  id,
  /** What the person knows it by: 'Chrome no Android'. */
  label: z.string(),
  /** When it was added, ISO 8601 in UTC. */
  created: z.string(),
})
export type Device = z.infer<typeof Device>

/** Alerts on devices, by Web Push. */
export const alertsContract = {
  /** The key that a browser needs to subscribe (`applicationServerKey`), base64url. */
  key: privateCall
    .route({ method: 'GET', path: '/calendar/push/key', summary: 'Diz a chave pública dos alertas em aparelhos' })
    .output(z.object({ data: z.object({ key: z.string() }) })),
  devices: privateCall
    .route({ method: 'GET', path: '/calendar/push', summary: 'Lista os próprios aparelhos que recebem alertas' })
    .output(z.object({ data: z.array(Device) })),
  /** The same endpoint twice is one device. It must be a public https address. */
  subscribe: privateCall
    .route({ method: 'POST', path: '/calendar/push', summary: 'Liga os alertas em um aparelho' })
    .input(z.object({ endpoint: z.url().max(2000), p256dh: key, auth: key, label: optionalText(80).default('') }))
    .output(z.object({ result: z.literal(true), id })),
  unsubscribe: privateCall
    .route({ method: 'POST', path: '/calendar/push/remove', summary: 'Desliga os alertas em um aparelho próprio' })
    .input(z.object({ id }))
    .output(done),
}
