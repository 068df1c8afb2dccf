import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import type { Documents } from '#platform/http/documents.ts'
import { uploadsContract } from '../contract.ts'
import { sendDrawing, sendUpload } from './files.ts'
import { savePicture } from './save-picture.ts'

const uploads = implement(uploadsContract).$context<Context>().use(enforceAccess)

export const uploadsRoutes = uploads.router({
  upload: uploads.upload.handler(({ context, input }) => savePicture(context, input.file)),
})

export const uploadsDocuments: Documents = { '/uploads/*': sendUpload, '/pictures/*': sendDrawing }
