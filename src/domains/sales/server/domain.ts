import type { ServerDomain } from '#platform/domain.ts'

export const sales = {
  routes: {},
  documents: {},
  forms: {},
  jobs: [],
  pageParameters: { '/checkout': ['order'] },
  secretPages: ['/final-sale/*', '/checkout', '/download-purchase/*'],
  listPages: null,
  seed: null,
  demo: null,
  topics: {},
  notices: [],
  find: null,
  listWithClient: null,
} satisfies ServerDomain
