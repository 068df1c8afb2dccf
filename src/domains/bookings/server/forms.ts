import { call } from '@orpc/server'
import type { Form } from '#platform/http/forms.ts'
import { BOOKED_PAGES, pagePath } from '../booking.ts'
import { bookingsRoutes } from './routes.ts'

/** The forms of a page and of what was booked: the same calls, for browsers with scripts and without. */
export const sendBookingForm: Form = async (context, typed, path) => {
  const last = path.split('/').at(-1)!
  if (!path.startsWith(`${BOOKED_PAGES}/`)) {
    const { data } = await call(bookingsRoutes.visit.book, { ...typed, address: last } as never, { context })
    return data.token ? `${BOOKED_PAGES}/${data.token}?feito=1` : pagePath(last)
  }
  if (typed.what === 'cancel') await call(bookingsRoutes.visit.cancel, { token: last }, { context })
  else await call(bookingsRoutes.visit.move, { token: last, start: typed.start } as never, { context })
  return typed.what === 'cancel' ? path : `${path}?feito=1`
}
