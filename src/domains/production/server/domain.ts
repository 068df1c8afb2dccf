import { defineDomain } from '#platform/domain.ts'
import { deadlineOverlay, linesEvidence, tasksWaiting } from './contributions.ts'
import { removeDemoLines, seedDemoLines } from './demo.ts'
import { dueNotice, dueNoticesJob } from './due-notices.ts'
import { findLinesAndTasks } from './find.ts'
import { readHereCounter } from './here.ts'
import { cleanTaskFilesJob, purgeTasksJob } from './jobs.ts'
import { readLabelCounter } from './labels.ts'
import { readCounter } from './lines.ts'
import { readMyTasksCounter } from './mine.ts'
import { assignedNotice, commentNotice, mentionNotice, outsiderNotice } from './notices.ts'
import { productionRoutes } from './routes.ts'
import { finishEndedLines } from './seed.ts'
import { readViewsCounter } from './views.ts'

export const production = defineDomain({
  module: 'boards',
  routes: productionRoutes,
  jobs: [purgeTasksJob, cleanTaskFilesJob, dueNoticesJob],
  secretPages: ['/andamento/*'],
  seed: finishEndedLines,
  demo: { table: 'production_lines', seed: seedDemoLines, remove: removeDemoLines },
  topics: {
    line: readCounter,
    task: readHereCounter,
    labels: readLabelCounter,
    mytasks: readMyTasksCounter,
    views: readViewsCounter,
  },
  notices: [mentionNotice, assignedNotice, commentNotice, outsiderNotice, dueNotice],
  find: findLinesAndTasks,
  dates: [deadlineOverlay],
  waiting: tasksWaiting,
  evidence: linesEvidence,
})
