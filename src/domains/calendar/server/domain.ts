import type { ServerDomain } from '#platform/domain.ts'
import { calendarRoutes } from './routes.ts'

export const calendar = {
  routes: calendarRoutes,
  documents: {},
  forms: {},
  jobs: [],
  pageParameters: {},
  secretPages: [],
  listPages: null,
  seed: null,
  demo: null,
  topics: {},
  notices: [],
  find: null,
  dates: [],
  listWithClient: null,
} satisfies ServerDomain
