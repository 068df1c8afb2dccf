import { defineDomain } from '#platform/domain.ts'
import { cleanMessageFilesJob } from './clean.ts'
import { seedDemoMessages } from './demo.ts'
import { answersEvidence } from './evidence.ts'
import { findMessages } from './find.ts'
import { forgetJob } from './forget.ts'
import { listMessagesOf } from './of-client.ts'
import { sendPieceForm } from './piece.ts'
import { contactRoutes, sendContactForm } from './routes.ts'
import { messagesWaiting } from './waiting.ts'

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
