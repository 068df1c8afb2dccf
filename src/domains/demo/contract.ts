import { adminCall } from '#platform/contract/call.ts'
import { done, id, MAX_CHOSEN, z } from '#platform/contract/fields.ts'

/** An example that came with the program: an article or a project. */
const Sample = z.object({
  id,
  title: z.string(),
  /** Whether somebody has saved it since. */
  changed: z.boolean(),
})
export type Sample = z.infer<typeof Sample>

const SampleProject = Sample.extend({
  /** Whether somebody has paid for it, or may yet: then it cannot be removed. */
  sold: z.boolean(),
})
export type SampleProject = z.infer<typeof SampleProject>

const samples = z.array(id).max(MAX_CHOSEN).default([])

export const demoContract = {
  state: adminCall
    .route({ method: 'GET', path: '/demo', summary: 'Diz o que ainda há de demonstração e de exemplo' })
    .output(
      z.object({
        data: z.object({
          /** Whether any of its figures is still there. */
          present: z.boolean(),
          /** The example articles, the newest first. */
          archives: z.array(Sample),
          projects: z.array(SampleProject),
        }),
      }),
    ),
  remove: adminCall
    .meta({ fails: ['project-sold'] })
    .meta({ access: 'admin', records: 'demo-removed' })
    .route({
      method: 'POST',
      path: '/demo/remove',
      summary: 'Tira todos os números de demonstração, de uma vez, e os exemplos escolhidos',
    })
    .input(
      z.object({
        /** Ids of the example articles that go too; others are left out. */
        archives: samples,
        /** The same of the projects, with their files and production lines. */
        projects: samples,
      }),
    )
    .output(done),
}
