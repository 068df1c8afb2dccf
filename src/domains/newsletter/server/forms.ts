import { askAboutEmail, callWith, type Form, lastPart } from '#platform/http/forms.ts'
import { SUBSCRIBE_PAGE } from '../newsletter.ts'
import { newsletterRoutes } from './routes.ts'

/** The form of articles and lists; a mistyped provider is asked about once. */
export const subscribeForm: Form = async (context, { asked, ...typed }) => {
  askAboutEmail(typed.email, asked)
  await callWith(context, newsletterRoutes.subscribe, typed)
  return `${SUBSCRIBE_PAGE}?enviado=1`
}

/** The button of the page that the letter's link opens. */
export const confirmForm: Form = async (context, _, path) => {
  await callWith(context, newsletterRoutes.confirm, { token: lastPart(path) })
  return path
}

/** The button of the page on which a reader leaves. */
export const leaveForm: Form = async (context, _, path) => {
  await callWith(context, newsletterRoutes.leave, { token: lastPart(path) })
  return path
}
