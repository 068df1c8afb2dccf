import { defineDomain } from '#platform/domain.ts'
import { answersEvidence, findMessages, listMessagesOf, messagesWaiting } from './contributions.ts'
import { seedDemoMessages } from './demo.ts'
import { cleanMessageFilesJob, forgetJob } from './jobs.ts'
import { sendPieceForm } from './piece.ts'
import { contactRoutes, sendContactForm } from './routes.ts'

export const contact = defineDomain({
  routes: contactRoutes,
  forms: { '/contact': sendContactForm, '/sua-peca': sendPieceForm },
  jobs: [forgetJob, cleanMessageFilesJob],
  pageParameters: { '/contact': ['enviada'] },
  listPages: async () => [{ path: '/contact' }],
  demo: { table: 'contact_messages', seed: seedDemoMessages },
  find: findMessages,
  listWithClient: listMessagesOf,
  waiting: messagesWaiting,
  evidence: answersEvidence,
})
