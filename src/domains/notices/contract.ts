import { privateCall } from '#platform/contract/call.ts'
import { done, id, listInput, z } from '#platform/contract/fields.ts'

const Notice = z.object({
  id,
  title: z.string(),
  /** More lines of text; may be ''. */
  note: z.string(),
  /** Path in the workbench that the notice leads to. */
  path: z.string(),
  read: z.boolean(),
  /** Whether an open page also shows it as a toast when it comes. */
  urgent: z.boolean(),
  /** ISO 8601 in UTC. */
  created: z.string(),
})
export type Notice = z.infer<typeof Notice>

const kind = z.string().max(40)

const Setting = z.object({
  kind,
  /** What the notice is about, e.g. 'Quando alguém cita você em um comentário'. */
  label: z.string(),
  /** Whether it is also sent by e-mail. */
  email: z.boolean(),
})
export type Setting = z.infer<typeof Setting>

/** The caller's notices, and which kinds are also sent by e-mail. */
export const noticesContract = {
  list: privateCall
    .route({ method: 'GET', path: '/notices', summary: 'Lista os próprios avisos, os mais novos primeiro' })
    .input(listInput)
    .output(
      z.object({
        data: z.array(Notice),
        /** Unread notices on all pages. */
        unread: z.int().nonnegative(),
        /** The counter of the topic `notices:{person}` when they were read, or an older one. */
        counter: z.int().nonnegative(),
        /** Cursor of the next page; absent on the last one. */
        next: z.string().optional(),
      }),
    ),
  read: privateCall
    .route({ method: 'POST', path: '/notices/read', summary: 'Marca um aviso próprio como lido' })
    .input(z.object({ id }))
    .output(done),
  readAll: privateCall
    .route({ method: 'POST', path: '/notices/read-all', summary: 'Marca os próprios avisos como lidos' })
    .input(z.object({ /** The newest notice shown: newer ones stay unread. */ until: id }))
    .output(done),
  settings: privateCall
    .route({ method: 'GET', path: '/notices/settings', summary: 'Diz que avisos também chegam por e-mail' })
    .output(z.object({ data: z.array(Setting) })),
  saveSetting: privateCall
    .route({ method: 'POST', path: '/notices/settings', summary: 'Liga ou desliga o e-mail de um tipo de aviso' })
    .input(z.object({ kind, email: z.boolean() }))
    .output(done),
}
