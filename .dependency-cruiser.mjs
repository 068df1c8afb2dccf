/** The house's boundaries: who may import whom. `npm run check` breaks on any other import. */
const domainOf = '^src/domains/([^/]+)/'

/** The domains, the lowest first: each may use those of lower levels, so none use each other. Also in docs/architecture.md. */
export const LEVELS = [
  ['uploads', 'notices'],
  ['site'],
  ['pieces', 'newsletter'],
  ['accounts', 'archives', 'coffee', 'contact'],
  ['projects', 'clients'],
  ['production', 'finance'],
  ['sales', 'budgets', 'calendar', 'screen-time'],
  ['analytics', 'catalog', 'search', 'demo', 'command-palette', 'hours', 'bookings', 'security', 'today'],
  ['system', 'margins'],
]

const pathOf = (domains) => `^src/domains/(${domains.join('|')})/`

const levelRules = LEVELS.map((level, at) => ({
  name: `not-upwards-from-${level.join('-')}`,
  comment: 'A domain uses those of lower levels. What it needs of a higher one, that one brings by its manifest.',
  severity: 'error',
  from: { path: pathOf(level) },
  to: { path: pathOf(LEVELS.slice(at).flat()), pathNot: '^src/domains/$1/' },
}))

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...levelRules,
    {
      name: 'every-domain-has-a-level',
      severity: 'error',
      from: { path: domainOf, pathNot: pathOf(LEVELS.flat()) },
      to: {},
    },
    {
      name: 'web-never-sees-the-server',
      comment: 'A screen knows its contract, its rules, client, ui and the pure modules.',
      severity: 'error',
      from: { path: ['^src/domains/[^/]+/web/', '^src/ui/', '^src/pictures/'] },
      to: { path: ['^src/domains/[^/]+/server/', '^src/platform/(?!contract/)'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-meets-the-server-in-three-places',
      comment:
        'Where a call, an origin or a returned form comes from while the server renders; taken out of the browser by the build.',
      severity: 'error',
      from: {
        path: '^src/client/',
        pathNot: '^src/client/(calls/(api|returned-form)|page/site-origin)\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^src/platform/(?!contract/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'screens-are-composed-in-app',
      comment:
        "A domain's screens do not import another domain's screens, but for what is made for others' forms and pages.",
      severity: 'error',
      from: { path: `${domainOf}web/` },
      to: {
        path: '^src/domains/[^/]+/web/',
        pathNot: [
          '^src/domains/$1/web/',
          '^src/domains/uploads/web/',
          '^src/domains/clients/web/parts/client-field',
          '^src/domains/projects/web/parts/project-picture',
          '^src/domains/site/web/parts/',
          '^src/domains/newsletter/web/parts/',
          '^src/domains/finance/web/parts/(finance-page|account-select|excess-fields|means-select|use-choices)',
        ],
      },
    },
    {
      name: 'domains-meet-at-contract-and-service',
      comment: "A domain uses another through its contract, its pure rules or its server's services.",
      severity: 'error',
      from: { path: `${domainOf}server/` },
      to: { path: '^src/domains/[^/]+/(server/(routes|domain)|web/)', pathNot: '^src/domains/$1/' },
    },
    {
      name: 'nobody-imports-the-roof',
      comment: "What puts the parts together is imported by the program's entries alone.",
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(app/|[^/]+\\.ts$)', '\\.test\\.ts$'] },
      to: { path: '^src/(app/|domains/(server|web)\\.ts$)' },
    },
    {
      name: 'layers-know-no-domain',
      comment: "The api's type is the contract's: the one arrow up.",
      severity: 'error',
      from: { path: '^src/(platform|client|ui|pictures)/', pathNot: ['\\.test\\.ts$', '^src/client/calls/api\\.ts$'] },
      to: { path: '^src/(domains|app)/' },
    },
    {
      name: 'client-and-platform-draw-no-screens',
      severity: 'error',
      from: { path: '^src/(client|platform)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/ui/' },
    },
    {
      name: 'drawings-are-made-in-threads',
      comment: 'Requests have them drawn by the worker pool: platform/pictures/draw.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/platform/(worker/thread|pictures/)', '\\.test\\.ts$'] },
      to: {
        path: '^src/platform/pictures/(draw-requested|initials|share-card|text-outline)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contracts-are-light',
      comment: 'Contracts and pure rules run on both sides.',
      severity: 'error',
      from: { path: '^src/domains/[^/]+/[^/]+\\.ts$' },
      to: {
        path: ['^src/platform/(?!contract/)', '^src/domains/[^/]+/(server|web)/', '^src/(client|ui|app)/', '^node:'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'money-and-time-stand-alone',
      comment: 'Both sides and the lightest page use them.',
      severity: 'error',
      from: { path: '^src/(file-size|fold|money|once|time)\\.ts$' },
      to: { pathNot: '^src/once\\.ts$' },
    },
    {
      name: 'only-tests-use-the-harness',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'route-tree\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.woff2'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
