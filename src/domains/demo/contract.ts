import { adminCall } from '#platform/contract/call.ts'
import { done, z } from '#platform/contract/fields.ts'

const tags = ['Demonstração']

export const demoContract = {
  state: adminCall
    .route({ method: 'GET', path: '/demo', tags, summary: 'Diz se ainda há números de demonstração' })
    .output(z.object({ data: z.object({ present: z.boolean() }) })),
  remove: adminCall
    .meta({ access: 'admin', records: 'demo-removed' })
    .route({ method: 'POST', path: '/demo/remove', tags, summary: 'Tira todos os números de demonstração, de uma vez' })
    .output(done),
}
