import type { ServerDomain } from '#platform/domain.ts'
import { readCounter } from './counter.ts'
import { findEvents } from './find.ts'
import { holidayLayer } from './holiday-layer.ts'
import { answerNotice, changeNotice, invitationNotice } from './notices.ts'
import { pushJob } from './push/push-job.ts'
import { calendarRoutes } from './routes.ts'

export const calendar = {
  routes: calendarRoutes,
  documents: {},
  forms: {},
  jobs: [pushJob],
  pageParameters: {},
  secretPages: [],
  listPages: null,
  seed: null,
  demo: null,
  topics: { calendar: readCounter },
  notices: [invitationNotice, answerNotice, changeNotice],
  find: findEvents,
  dates: [holidayLayer],
  listWithClient: null,
} satisfies ServerDomain
