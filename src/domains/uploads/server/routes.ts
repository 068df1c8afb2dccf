import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { uploadsContract } from '../contract.ts'
import { savePicture } from './save-picture.ts'

const uploads = implement(uploadsContract).$context<Context>().use(enforceAccess)

export const uploadsRoutes = uploads.router({
  upload: uploads.upload.handler(({ context, input }) => savePicture(context, input.file)),
})
