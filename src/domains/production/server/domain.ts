import type { ServerDomain } from '#platform/domain.ts'
import { cleanTaskFilesJob, purgeTasksJob } from './clean.ts'
import { deadlineLayer } from './deadlines.ts'
import { removeDemoLines, seedDemoLines } from './demo.ts'
import { dueNotice, dueNoticesJob } from './due-notices.ts'
import { findLinesAndTasks } from './find.ts'
import { readCounter } from './lines.ts'
import { assignedNotice, mentionNotice } from './notices.ts'
import { productionRoutes } from './routes.ts'
import { finishEndedLines } from './seed.ts'

export const production = {
  routes: productionRoutes,
  documents: {},
  forms: {},
  jobs: [purgeTasksJob, cleanTaskFilesJob, dueNoticesJob],
  pageParameters: {},
  secretPages: ['/andamento/*'],
  listPages: null,
  seed: finishEndedLines,
  demo: { table: 'production_lines', seed: seedDemoLines, remove: removeDemoLines },
  topics: { line: readCounter },
  notices: [mentionNotice, assignedNotice, dueNotice],
  find: findLinesAndTasks,
  dates: [deadlineLayer],
  listWithClient: null,
  receivables: null,
} satisfies ServerDomain
