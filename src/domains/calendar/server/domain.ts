import { ownCounter } from '#platform/db/user-counters.ts'
import { defineDomain } from '#platform/domain.ts'
import { alertNotice, alertsJob } from './alerts/send-alerts.ts'
import { CALDAV, WELL_KNOWN } from './caldav/paths.ts'
import { sendToRoot, serveCaldav } from './caldav/serve.ts'
import { eventsWaiting, findEvents, holidayOverlay } from './contributions.ts'
import { removeDemoEvents, seedDemoEvents } from './demo.ts'
import { FEEDS, sendFeed } from './feed/feed.ts'
import { GUEST_PAGE } from './guests/emails.ts'
import { guestsJob } from './guests/send-job.ts'
import { purgeEventsJob } from './keep-removed.ts'
import { answerNotice, changeNotice, invitationNotice } from './notices.ts'
import { pushJob } from './push/push-job.ts'
import { calendarRoutes, sendInvitationForm } from './routes.ts'

export const calendar = defineDomain({
  module: 'calendar',
  routes: calendarRoutes,
  documents: { [`${FEEDS}/*`]: sendFeed },
  protocols: { [`${CALDAV}/*`]: serveCaldav, [WELL_KNOWN]: sendToRoot },
  forms: { [`${GUEST_PAGE}/*`]: sendInvitationForm },
  jobs: [alertsJob, guestsJob, pushJob, purgeEventsJob],
  secretPages: [`${FEEDS}/*`, `${GUEST_PAGE}/*`],
  demo: { table: 'calendar_events', seed: seedDemoEvents, remove: removeDemoEvents },
  topics: { calendar: ownCounter('calendar_counters') },
  notices: [alertNotice, invitationNotice, answerNotice, changeNotice],
  find: findEvents,
  dates: [holidayOverlay],
  waiting: eventsWaiting,
})
