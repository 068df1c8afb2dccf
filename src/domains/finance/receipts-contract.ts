import { privateCall } from '#platform/contract/call.ts'
import { done, id, queryId, z } from '#platform/contract/fields.ts'
import { describeFile, describeUpload, fileAnswer } from '#platform/contract/files.ts'
import { MAX_FILE_SIZE } from './finance.ts'

/** A receipt. */
export const Attachment = z.object({ id, name: z.string(), /** Bytes. */ size: z.int().nonnegative() })
export type Attachment = z.infer<typeof Attachment>

/** The receipts of entries: private, ten at most of each entry. */
export const receiptsContract = {
  /** The body is the file. */
  addFile: privateCall
    .meta({ access: 'staff', changesPages: false, raw: true, bodyLimit: MAX_FILE_SIZE })
    .route({
      method: 'POST',
      path: '/finance/report/file',
      summary: 'Guarda o comprovante de uma transação',
      inputStructure: 'detailed',
      spec: describeUpload,
    })
    .input(z.object({ query: z.object({ id: queryId, /** The file's name. */ name: z.string().min(1).max(1000) }) }))
    .output(z.object({ result: z.literal(true), data: Attachment })),
  fetchFile: privateCall
    .route({
      method: 'GET',
      path: '/finance/report/get-file',
      summary: 'Baixa um comprovante',
      outputStructure: 'detailed',
      spec: describeFile,
    })
    .input(z.object({ /** The receipt's. */ id: queryId }))
    .output(fileAnswer),
  removeFile: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'deletion' })
    .route({ method: 'POST', path: '/finance/report/delete-file', summary: 'Remove um comprovante' })
    .input(z.object({ /** The receipt's. */ id }))
    .output(done),
}
