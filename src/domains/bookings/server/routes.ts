import { serve } from '#platform/http/calls.ts'
import { bookingsContract } from '../contract.ts'
import { book } from './book.ts'
import { cancelBooking, moveBooking, readBooking } from './booked.ts'
import { forgetBooking, listBookedOn } from './of-page.ts'
import {
  createBookingPage,
  findBookingPage,
  listBookingPages,
  removeBookingPage,
  renewPageLink,
  updateBookingPage,
} from './pages.ts'
import { listOffered, readVisitedPage } from './visit.ts'

export const bookingsRoutes = serve(bookingsContract, {
  list: listBookingPages,
  item: async (context, { id }) => ({ data: await findBookingPage(context, id) }),
  create: createBookingPage,
  update: updateBookingPage,
  remove: (context, { id }) => removeBookingPage(context, id),
  renewLink: (context, { id }) => renewPageLink(context, id),
  booked: listBookedOn,
  forget: (context, { id }) => forgetBooking(context, id),
  visit: {
    offered: listOffered,
    page: readVisitedPage,
    book,
    booking: readBooking,
    move: moveBooking,
    cancel: cancelBooking,
  },
})
