import type { ServerDomain } from '#platform/domain.ts'
import { findPeople } from './find-people.ts'
import { forgetSessionsJob } from './forget-sessions.ts'
import { passwordEmailJob } from './password-email.ts'
import { accountsRoutes } from './routes.ts'

export const accounts = {
  routes: accountsRoutes,
  documents: {},
  forms: {},
  jobs: [passwordEmailJob, forgetSessionsJob],
  pageParameters: {},
  secretPages: [],
  listPages: null,
  seed: null,
  demo: null,
  topics: {},
  notices: [],
  find: findPeople,
  dates: [],
  listWithClient: null,
  receivables: null,
} satisfies ServerDomain
