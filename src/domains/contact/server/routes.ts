import { call, implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import type { Form } from '#platform/http/forms.ts'
import { contactContract } from '../contract.ts'
import { deleteMessages, markMessages } from './change-messages.ts'
import { countUnread, findMessage, listMessages, listRecent } from './messages.ts'
import { saveMessage } from './service.ts'

const contact = implement(contactContract).$context<Context>().use(enforceAccess)

export const contactRoutes = contact.router({
  save: contact.save.handler(({ context, input }) => saveMessage(context, input)),
  recent: contact.recent.handler(({ context, input }) => listRecent(context, input)),
  list: contact.list.handler(({ context, input }) => listMessages(context, input)),
  item: contact.item.handler(({ context, input }) => findMessage(context, input.id)),
  unread: contact.unread.handler(({ context }) => countUnread(context)),
  update: contact.update.handler(({ context, input }) => markMessages(context, input)),
  remove: contact.remove.handler(({ context, input }) => deleteMessages(context, input.ids)),
})

/** The contact form posted without JavaScript: makes the same call. */
export const sendContactForm: Form = async (context, typed) => {
  await call(contactRoutes.save, typed, { context })
  return '/contact?enviada=1'
}
