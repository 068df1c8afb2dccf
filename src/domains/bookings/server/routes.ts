import { serve } from '#platform/http/calls.ts'
import { askAboutEmail, callWith, type Form, lastPart } from '#platform/http/forms.ts'
import { BOOKED_PAGES, pagePath } from '../booking.ts'
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

/**
 * The forms of a page and of what was booked: the same calls, for browsers with scripts and without. A mistyped provider is
 * asked about once, before anything is booked.
 */
export const sendBookingForm: Form = async (context, { asked, ...typed }, path) => {
  const last = lastPart(path)
  if (!path.startsWith(`${BOOKED_PAGES}/`)) {
    askAboutEmail(typed.email, asked)
    const { data } = await callWith(context, bookingsRoutes.visit.book, { ...typed, address: last })
    return data.token ? `${BOOKED_PAGES}/${data.token}?feito=1` : pagePath(last)
  }
  if (typed.what === 'cancel') await callWith(context, bookingsRoutes.visit.cancel, { token: last })
  else await callWith(context, bookingsRoutes.visit.move, { token: last, start: typed.start })
  return typed.what === 'cancel' ? path : `${path}?feito=1`
}
