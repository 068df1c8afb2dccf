import { serve } from '#platform/http/calls.ts'
import { newsletterContract } from '../contract.ts'
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
