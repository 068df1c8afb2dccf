import { colourJob } from '#platform/markdown/colour-job.ts'

export const colourCodeJob = colourJob('colour-project-code', {
  table: 'projects',
  markdown: 'details_markedown',
  html: 'details_html',
  saved: 'date_update',
})
