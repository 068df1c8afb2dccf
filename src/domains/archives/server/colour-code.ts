import { colourJob } from '#platform/markdown/colour-job.ts'

export const colourCodeJob = colourJob('colour-archive-code', {
  table: 'archives',
  markdown: 'markdown',
  html: 'html',
  saved: 'updated_at',
})
