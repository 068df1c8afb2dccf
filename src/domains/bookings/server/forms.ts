import { call } from '@orpc/server'
import { emailQuestion } from '#email-typos.ts'
import { AppError } from '#platform/errors.ts'
import type { Form } from '#platform/http/forms.ts'
import { BOOKED_PAGES, pagePath } from '../booking.ts'
import { bookingsRoutes } from './routes.ts'

/**
 * The forms of a page and of what was booked: the same calls, for browsers with scripts and without. A mistyped provider is
 * asked about once, before anything is booked.
 */
export const sendBookingForm: Form = async (context, { asked = '', ...typed }, path) => {
  const last = path.split('/').at(-1)!
  if (!path.startsWith(`${BOOKED_PAGES}/`)) {
    const question = emailQuestion(typed.email ?? '', asked)
    if (question) throw new AppError('invalid', question, { email: question })
    const { data } = await call(bookingsRoutes.visit.book, { ...typed, address: last } as never, { context })
    return data.token ? `${BOOKED_PAGES}/${data.token}?feito=1` : pagePath(last)
  }
  if (typed.what === 'cancel') await call(bookingsRoutes.visit.cancel, { token: last }, { context })
  else await call(bookingsRoutes.visit.move, { token: last, start: typed.start } as never, { context })
  return typed.what === 'cancel' ? path : `${path}?feito=1`
}
