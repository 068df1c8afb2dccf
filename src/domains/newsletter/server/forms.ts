import { call } from '@orpc/server'
import { emailQuestion } from '#email-typos.ts'
import { AppError } from '#platform/errors.ts'
import type { Form } from '#platform/http/forms.ts'
import { SUBSCRIBE_PAGE } from '../newsletter.ts'
import { newsletterRoutes } from './routes.ts'

/** The form of articles and lists; a mistyped provider is asked about once. */
export const subscribeForm: Form = async (context, { asked = '', ...typed }) => {
  const question = emailQuestion(typed.email ?? '', asked)
  if (question) throw new AppError('invalid', question, { email: question })
  await call(newsletterRoutes.subscribe, typed as never, { context })
  return `${SUBSCRIBE_PAGE}?enviado=1`
}

/** The button of the page that the letter's link opens. */
export const confirmForm: Form = async (context, _, path) => {
  await call(newsletterRoutes.confirm, { token: path.split('/').at(-1)! }, { context })
  return path
}

/** The button of the page on which a reader leaves. */
export const leaveForm: Form = async (context, _, path) => {
  await call(newsletterRoutes.leave, { token: path.split('/').at(-1)! }, { context })
  return path
}
