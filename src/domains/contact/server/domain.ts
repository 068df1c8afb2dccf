import type { ServerDomain } from '#platform/domain.ts'
import { removeDemoMessages, seedDemoMessages } from './demo.ts'
import { findMessages } from './find.ts'
import { forgetJob } from './forget.ts'
import { listMessagesOf } from './of-client.ts'
import { contactRoutes, sendContactForm } from './routes.ts'

export const contact = {
  routes: contactRoutes,
  documents: {},
  forms: { '/contact': sendContactForm },
  jobs: [forgetJob],
  pageParameters: { '/contact': ['enviada'] },
  secretPages: [],
  listPages: async () => [{ path: '/contact' }],
  seed: null,
  demo: { table: 'contact_messages', seed: seedDemoMessages, remove: removeDemoMessages },
  topics: {},
  notices: [],
  find: findMessages,
  dates: [],
  listWithClient: listMessagesOf,
  receivables: null,
} satisfies ServerDomain
