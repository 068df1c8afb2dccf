import type { AnyRouter } from '@orpc/server'
import { backupJob } from '#platform/backup/daily-backup.ts'
import type { ServerDomain } from '#platform/domain.ts'
import { eventsRoutes } from '#platform/events/routes.ts'
import { removeFilesJob } from '#platform/files/remove-files.ts'
import type { Documents } from '#platform/http/documents.ts'
import type { Forms } from '#platform/http/forms.ts'
import type { SecretPage } from '#platform/http/page.ts'
import type { Protocols } from '#platform/http/protocols.ts'
import { forgetFormsJob } from '#platform/http/returned-forms.ts'
import type { AnyJob } from '#platform/jobs/job.ts'
import { mailJob } from '#platform/mail/mail.ts'
import { cleanOutboxJob } from '#platform/mail/outbox.ts'
import { accounts } from './accounts/server/domain.ts'
import { analytics } from './analytics/server/domain.ts'
import { archives } from './archives/server/domain.ts'
import { bookings } from './bookings/server/domain.ts'
import { budgets } from './budgets/server/domain.ts'
import { calendar } from './calendar/server/domain.ts'
import { catalog } from './catalog/server/domain.ts'
import { clients } from './clients/server/domain.ts'
import { coffee } from './coffee/server/domain.ts'
import { commandPalette } from './command-palette/server/domain.ts'
import { contact } from './contact/server/domain.ts'
import type { contract } from './contract.ts'
import { demo } from './demo/server/domain.ts'
import { finance } from './finance/server/domain.ts'
import { hours } from './hours/server/domain.ts'
import { margins } from './margins/server/domain.ts'
import { newsletter } from './newsletter/server/domain.ts'
import { notices } from './notices/server/domain.ts'
import { pieces } from './pieces/server/domain.ts'
import { production } from './production/server/domain.ts'
import { projects } from './projects/server/domain.ts'
import { sales } from './sales/server/domain.ts'
import { screenTime } from './screen-time/server/domain.ts'
import { search } from './search/server/domain.ts'
import { security } from './security/server/domain.ts'
import { site } from './site/server/domain.ts'
import { system } from './system/server/domain.ts'
import { today } from './today/server/domain.ts'
import { uploads } from './uploads/server/domain.ts'

/** The handlers of the contract's calls that no domain has. */
const platformRoutes = { events: eventsRoutes } satisfies Partial<Record<keyof typeof contract, AnyRouter>>

/** What each domain of the contract brings to the server, in the order of the command palette. */
const manifests: Readonly<Record<Exclude<keyof typeof contract, keyof typeof platformRoutes>, ServerDomain>> = {
  site,
  projects,
  bookings,
  clients,
  budgets,
  catalog,
  sales,
  finance,
  production,
  hours,
  margins,
  calendar,
  archives,
  newsletter,
  contact,
  screenTime,
  accounts,
  security,
  analytics,
  coffee,
  pieces,
  search,
  uploads,
  demo,
  commandPalette,
  notices,
  system,
  today,
}

export const domains: readonly ServerDomain[] = Object.values(manifests)

/** The handlers of all calls of the contract. */
export const router = {
  ...platformRoutes,
  ...Object.fromEntries(Object.entries(manifests).map(([name, { routes }]) => [name, routes])),
} as AnyRouter

const merge = <Part extends object>(partOf: (domain: ServerDomain) => Part): Part =>
  Object.assign({}, ...domains.map(partOf))

/** Handlers of everything that is neither a page nor a call, by path. */
export const documents: Documents = merge((domain) => domain.documents)

/** Handlers of protocols beside pages and calls, by path. */
export const protocols: Protocols = merge((domain) => domain.protocols)

/** Handlers of HTML forms posted without JavaScript, by the page's path. */
export const forms: Forms = merge((domain) => domain.forms)

export const jobs: readonly AnyJob[] = [
  mailJob,
  cleanOutboxJob,
  backupJob,
  removeFilesJob,
  forgetFormsJob,
  ...domains.flatMap((domain) => domain.jobs),
]

const pageParameters = Object.entries(merge((domain) => domain.pageParameters))

/** The query parameters that the public page at a path reads. */
export const parametersOf = (path: string): readonly string[] =>
  pageParameters.find(([page]) => (page.endsWith('/*') ? path.startsWith(page.slice(0, -1)) : path === page))?.[1] ?? []

const secretPages = domains
  .flatMap((domain): readonly SecretPage[] => domain.secretPages)
  .map((page) => (typeof page === 'string' ? { path: page, sources: () => undefined } : page))

const freshPages = domains.flatMap((domain) => domain.freshPages)

/** Whether a path is that of a page which is rendered for each request. */
export const isFresh = (path: string) => freshPages.some((pages) => path.startsWith(pages.slice(0, -1)))

/** The pages by a secret link that a path is one of, e.g. '/andamento/*'; undefined for all other paths. */
export const secretPageOf = (path: string) =>
  secretPages.find((pages) =>
    pages.path.endsWith('/*') ? path.startsWith(pages.path.slice(0, -1)) : path === pages.path,
  )
