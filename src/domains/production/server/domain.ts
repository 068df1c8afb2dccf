import type { ServerDomain } from '#platform/domain.ts'
import { dueNotice, dueNoticesJob } from './due-notices.ts'
import { readCounter } from './lines.ts'
import { assignedNotice, mentionNotice } from './notices.ts'
import { productionRoutes } from './routes.ts'

export const production = {
  routes: productionRoutes,
  documents: {},
  forms: {},
  jobs: [dueNoticesJob],
  pageParameters: {},
  listPages: null,
  seed: null,
  demo: null,
  topics: { line: readCounter },
  notices: [mentionNotice, assignedNotice, dueNotice],
  find: null,
} satisfies ServerDomain
