import { ownCounter } from '#platform/db/user-counters.ts'
import { defineDomain } from '#platform/domain.ts'
import { alertNotice, alertsJob } from './alerts/send-alerts.ts'
import { CALDAV, WELL_KNOWN } from './caldav/paths.ts'
import { sendToRoot, serveCaldav } from './caldav/serve.ts'
import { removeDemoEvents, seedDemoEvents } from './demo.ts'
import { FEEDS } from './feed/address.ts'
import { sendFeed } from './feed/feed.ts'
import { findEvents } from './find.ts'
import { sendAnswerForm } from './guests/answer-form.ts'
import { GUEST_PAGE } from './guests/emails.ts'
import { guestsJob } from './guests/send-job.ts'
import { holidayOverlay } from './holidays.ts'
import { answerNotice, changeNotice, invitationNotice } from './notices.ts'
import { pushJob } from './push/push-job.ts'
import { calendarRoutes } from './routes.ts'
import { eventsWaiting } from './waiting.ts'

export const calendar = defineDomain({
  module: 'calendar',
  routes: calendarRoutes,
  documents: { [`${FEEDS}/*`]: sendFeed },
  protocols: { [`${CALDAV}/*`]: serveCaldav, [WELL_KNOWN]: sendToRoot },
  forms: { [`${GUEST_PAGE}/*`]: sendAnswerForm },
  jobs: [alertsJob, guestsJob, pushJob],
  secretPages: [`${FEEDS}/*`, `${GUEST_PAGE}/*`],
  demo: { table: 'calendar_events', seed: seedDemoEvents, remove: removeDemoEvents },
  topics: { calendar: ownCounter('calendar_counters') },
  notices: [alertNotice, invitationNotice, answerNotice, changeNotice],
  find: findEvents,
  dates: [holidayOverlay],
  waiting: eventsWaiting,
})
