import type { ServerDomain } from '#platform/domain.ts'
import { findPeople } from './find-people.ts'
import { forgetSessionsJob } from './forget-sessions.ts'
import { passwordLetterJob } from './password-letter.ts'
import { accountsRoutes } from './routes.ts'

export const accounts = {
  routes: accountsRoutes,
  documents: {},
  forms: {},
  jobs: [passwordLetterJob, forgetSessionsJob],
  pageParameters: {},
  listPages: null,
  seed: null,
  demo: null,
  find: findPeople,
} satisfies ServerDomain
