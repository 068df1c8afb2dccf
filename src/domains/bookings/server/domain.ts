import { defineDomain } from '#platform/domain.ts'
import { BOOKED_FILES, BOOKED_PAGES, PUBLIC_PAGES, SECRET_PAGES } from '../booking.ts'
import { sendBookedFile } from './booked-file.ts'
import { seedDemoPage } from './demo.ts'
import { bookingNotice } from './notices.ts'
import { listBookingsOf } from './of-client.ts'
import { forgetBookingsJob } from './retention.ts'
import { bookingsRoutes, sendBookingForm } from './routes.ts'
import { listBookingSitePages } from './visit.ts'

export const bookings = defineDomain({
  module: 'calendar',
  routes: bookingsRoutes,
  documents: { [`${BOOKED_FILES}/*`]: sendBookedFile },
  forms: { [`${PUBLIC_PAGES}/*`]: sendBookingForm },
  jobs: [forgetBookingsJob],
  pageParameters: { [`${PUBLIC_PAGES}/*`]: ['mes', 'dia', 'mudar', 'feito'] },
  secretPages: [`${SECRET_PAGES}/*`, `${BOOKED_PAGES}/*`],
  freshPages: [`${PUBLIC_PAGES}/*`],
  listPages: listBookingSitePages,
  demo: { table: 'booking_pages', seed: seedDemoPage },
  notices: [bookingNotice],
  listWithClient: listBookingsOf,
})
