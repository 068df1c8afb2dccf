import { serve } from '#platform/http/calls.ts'
import { askAboutEmail, callWith, type Form, lastPart } from '#platform/http/forms.ts'
import { newsletterContract } from '../contract.ts'
import { SUBSCRIBE_PAGE } from '../newsletter.ts'
import { readDraft } from './draft.ts'
import { leave, readSubscription, removeByStaff } from './leave.ts'
import { retrySending, sendArticle } from './send.ts'
import { listSendings } from './sendings.ts'
import { confirm, readConfirmation, subscribe } from './subscribe.ts'
import { countSubscribers, listSubscribers, sendSubscribersCsv } from './subscribers.ts'

export const newsletterRoutes = serve(newsletterContract, {
  subscribe,
  confirmation: (context, { token }) => readConfirmation(context, token),
  confirm: (context, { token }) => confirm(context, token),
  subscription: (context, { token }) => readSubscription(context, token),
  leave: (context, { token }) => leave(context, token),
  overview: countSubscribers,
  list: listSubscribers,
  remove: (context, { id }) => removeByStaff(context, id),
  csv: (context, { q }) => sendSubscribersCsv(context, q),
  sendings: listSendings,
  draft: (context, { id }) => readDraft(context, id),
  send: sendArticle,
  retry: (context, { id }) => retrySending(context, id),
})

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
