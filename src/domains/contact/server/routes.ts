import { serve } from '#platform/http/calls.ts'
import { callWith, type Form } from '#platform/http/forms.ts'
import { contactContract } from '../contract.ts'
import { deleteMessages, markMessages } from './change-messages.ts'
import { countUnread, findMessage, listMessages, listRecent } from './messages.ts'
import { receivePieceMessage, sendMessageFile } from './piece.ts'
import { saveMessage } from './service.ts'

export const contactRoutes = serve(contactContract, {
  save: saveMessage,
  savePiece: receivePieceMessage,
  file: (context, { id }) => sendMessageFile(context, id),
  recent: listRecent,
  list: listMessages,
  item: (context, { id }) => findMessage(context, id),
  unread: countUnread,
  update: markMessages,
  remove: (context, { ids }) => deleteMessages(context, ids),
})

/** The contact form posted without JavaScript: makes the same call. */
export const sendContactForm: Form = async (context, typed) => {
  await callWith(context, contactRoutes.save, typed)
  return '/contact?enviada=1'
}
