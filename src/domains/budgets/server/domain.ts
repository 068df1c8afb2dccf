import type { ServerDomain } from '#platform/domain.ts'
import { removeDemoBudgets, seedDemoBudgets } from './demo.ts'
import { findBudgets } from './find.ts'
import { budgetsRoutes } from './routes.ts'

export const budgets = {
  routes: budgetsRoutes,
  documents: {},
  forms: {},
  jobs: [],
  pageParameters: {},
  secretPages: [],
  listPages: null,
  seed: null,
  demo: { table: 'budgets', seed: seedDemoBudgets, remove: removeDemoBudgets },
  topics: {},
  notices: [],
  find: findBudgets,
  listWithClient: null,
} satisfies ServerDomain
