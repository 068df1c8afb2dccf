import type { AnyRouter } from '@orpc/server'
import type { Contributions } from './context.ts'
import type { Documents } from './http/documents.ts'
import type { Forms } from './http/forms.ts'
import type { SecretPage } from './http/page.ts'
import type { Protocols } from './http/protocols.ts'
import type { AnyJob } from './jobs/job.ts'

/**
 * The server side of a domain, made by `defineDomain`. What a domain has and its manifest forgets is found by
 * tests/manifests.test.ts, and by knip where nothing else uses it.
 */
export interface ServerDomain extends Contributions {
  /** Handlers of the calls in its contract. */
  routes: AnyRouter
  /** Answers to GET by path, neither calls nor pages: feeds, pictures, files. */
  documents: Documents
  /** Answers to every method by path, by a protocol of their own: CalDAV. */
  protocols: Protocols
  /** Handlers of its pages' forms for browsers without scripts, by the page's path. */
  forms: Forms
  /** Background jobs: sent by services, or scheduled. */
  jobs: readonly AnyJob[]
  /**
   * The query parameters that its public pages read, by the page's path; `/projects/*` stands for all pages below. All
   * other parameters are ignored.
   */
  pageParameters: Readonly<Record<`/${string}`, readonly string[]>>
  /**
   * Its public pages that open by a secret link, e.g. `/andamento/*` for all pages below, or `/checkout`: not cached, not
   * indexed, not logged with their addresses, and not named to other sites as referrer.
   */
  secretPages: readonly SecretPage[]
  /** Its public pages that are rendered for each request, since what they show goes with the hour: `/agendar/*`. */
  freshPages: readonly `/${string}/*`[]
}

/** What a domain brings that leaves a part out. */
const NOTHING: Omit<ServerDomain, 'routes'> = {
  module: null,
  documents: {},
  protocols: {},
  forms: {},
  jobs: [],
  pageParameters: {},
  secretPages: [],
  freshPages: [],
  listPages: null,
  seed: null,
  demo: null,
  topics: {},
  notices: [],
  find: null,
  dates: [],
  listWithClient: null,
  receivables: null,
  waiting: null,
  evidence: null,
  dependents: [],
}

/** Makes a domain's manifest from the parts that it has; only the calls are required. */
export const defineDomain = (parts: Pick<ServerDomain, 'routes'> & Partial<ServerDomain>): ServerDomain => ({
  ...NOTHING,
  ...parts,
})
