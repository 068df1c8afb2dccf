import type { ServerDomain } from '#platform/domain.ts'
import { cleanTaskFilesJob, purgeTasksJob, removeTaskFilesJob } from './clean.ts'
import { removeDemoLines, seedDemoLines } from './demo.ts'
import { findLinesAndTasks } from './find.ts'
import { readCounter } from './lines.ts'
import { productionRoutes } from './routes.ts'

export const production = {
  routes: productionRoutes,
  documents: {},
  forms: {},
  jobs: [removeTaskFilesJob, purgeTasksJob, cleanTaskFilesJob],
  pageParameters: {},
  secretPages: ['/andamento/*'],
  listPages: null,
  seed: null,
  demo: { table: 'production_lines', seed: seedDemoLines, remove: removeDemoLines },
  topics: { line: readCounter },
  find: findLinesAndTasks,
} satisfies ServerDomain
