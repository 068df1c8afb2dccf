import { defineDomain } from '#platform/domain.ts'
import { serve } from '#platform/http/calls.ts'
import { uploadsContract } from '../contract.ts'
import { sendDrawing, sendUpload } from './files.ts'
import { cleanJob } from './jobs.ts'
import { savePicture } from './save-picture.ts'

export const uploads = defineDomain({
  routes: serve(uploadsContract, {
    upload: (context, { file }) => savePicture(context, file),
  }),
  documents: { '/uploads/*': sendUpload, '/pictures/*': sendDrawing },
  jobs: [cleanJob],
})
