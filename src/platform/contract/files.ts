import type { OpenAPI } from '@orpc/contract'
import { z } from './fields.ts'

/** A stored file: the name it was uploaded with, and its size in bytes. */
export const FileInfo = z.object({ name: z.string(), size: z.int().nonnegative() })
export type FileInfo = z.infer<typeof FileInfo>

const sent = <Status extends 200 | 206 | 304>(status: Status) =>
  z.object({
    status: z.literal(status),
    headers: z.record(z.string(), z.string()),
    body: z.instanceof(ReadableStream).optional(),
  })

/** The output of a call that answers with a file (`outputStructure: 'detailed'`). */
export const fileAnswer = z.union([sent(200), sent(206), sent(304)])

const content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } as const

/** The OpenAPI `spec` of a call that answers with a file. */
export const describeFile = (operation: OpenAPI.OperationObject): OpenAPI.OperationObject => ({
  ...operation,
  responses: {
    ...operation.responses,
    200: { description: 'O arquivo inteiro', content },
    206: { description: 'A parte pedida por Range', content },
    304: { description: 'Quem pede já tem este arquivo' },
  },
})

/** The OpenAPI `spec` of a `raw` call that receives a file. */
export const describeUpload = (operation: OpenAPI.OperationObject): OpenAPI.OperationObject => ({
  ...operation,
  requestBody: { required: true, description: 'O arquivo, como ele é. Content-Length diz o tamanho.', content },
})

/** The OpenAPI `spec` of a `raw` call that receives a form with files. */
export const describeForm =
  (properties: Record<string, OpenAPI.SchemaObject>) =>
  (operation: OpenAPI.OperationObject): OpenAPI.OperationObject => ({
    ...operation,
    requestBody: { required: true, content: { 'multipart/form-data': { schema: { type: 'object', properties } } } },
  })

/** The OpenAPI `spec` of a call whose body is text that no schema describes. */
export const describeBody =
  (type: string, description: string, parameters: OpenAPI.ParameterObject[] = []) =>
  (operation: OpenAPI.OperationObject): OpenAPI.OperationObject => ({
    ...operation,
    parameters,
    requestBody: { required: true, description, content: { [type]: { schema: { type: 'string' } } } },
  })
