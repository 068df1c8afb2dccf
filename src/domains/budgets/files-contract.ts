import { privateCall } from '#platform/contract/call.ts'
import { id, queryId, z } from '#platform/contract/fields.ts'
import { describeFile, describeForm, fileAnswer } from '#platform/contract/files.ts'
import { MAX_ATTACHED, MAX_ATTACHED_SIZE } from './budget.ts'

/** A file that staff attached to a quote. */
export const QuoteFile = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Name of who attached it; '' where they are gone. */
  by: z.string(),
})
export type QuoteFile = z.infer<typeof QuoteFile>

const Files = z.object({ data: z.array(QuoteFile) })

/** Files attached to quotes, which their clients get by the link of the quote's page. */
export const filesContract = {
  /** In the order in which they were attached. */
  list: privateCall
    .route({ method: 'GET', path: '/budget/files', summary: 'Lista os arquivos anexados a um orçamento' })
    .input(z.object({ /** The quote's. */ id: queryId }))
    .output(Files),
  /** A form (multipart/form-data) of `id`, the quote's, and of one file or several in `file`: 20 MB each, 20 in all. */
  attach: privateCall
    .meta({ access: 'staff', raw: true, bodyLimit: MAX_ATTACHED * MAX_ATTACHED_SIZE + 64 * 1024 })
    .route({
      method: 'POST',
      path: '/budget/attach',
      summary: 'Anexa arquivos a um orçamento',
      inputStructure: 'detailed',
      spec: describeForm({ id: { type: 'string' }, file: { type: 'string', format: 'binary' } }),
    })
    .output(Files),
  remove: privateCall
    .meta({ records: 'deletion' })
    .route({ method: 'POST', path: '/budget/detach', summary: 'Tira um arquivo de um orçamento' })
    .input(z.object({ /** The file's. */ id }))
    .output(Files),
  download: privateCall
    .route({
      method: 'GET',
      path: '/budget/file',
      summary: 'Traz um arquivo anexado a um orçamento',
      spec: describeFile,
      outputStructure: 'detailed',
    })
    .input(z.object({ /** The file's. */ id: queryId }))
    .output(fileAnswer),
}
