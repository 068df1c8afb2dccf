/**
 * The parts of the program that a firm can switch off. Which one a domain belongs to is in its manifest; whatever is made of
 * all domains asks `isOn`. A module that is off keeps its data, and its calls go on.
 */
export const MODULES = [
  'sales',
  'boards',
  'calendar',
  'finance',
  'budgets',
  'screen-time',
  'coffee',
  'pieces',
  'newsletter',
] as const
export type Module = (typeof MODULES)[number]

/** What they are called, in both interfaces. */
export const MODULE_LABELS: Readonly<Record<Module, string>> = {
  sales: 'Vendas',
  boards: 'Quadros',
  calendar: 'Calendário',
  finance: 'Financeiro',
  budgets: 'Orçamentos',
  'screen-time': 'Tempo de tela',
  coffee: 'Café',
  pieces: 'Sua peça',
  newsletter: 'Boletim',
}

/** Paths of the workbench that belong to each, with all below them. */
const PATHS: Readonly<Record<Module, readonly string[]>> = {
  sales: ['/dashboard/orders'],
  boards: ['/dashboard/production-line', '/dashboard/hours', '/coffe'],
  calendar: ['/dashboard/calendar', '/dashboard/bookings'],
  finance: ['/dashboard/financial-report'],
  budgets: [
    '/dashboard/budget',
    '/dashboard/budget-create',
    '/dashboard/budget-printer',
    '/dashboard/budget-catalog',
    '/dashboard/budget-templates',
  ],
  'screen-time': ['/dashboard/screen-time'],
  coffee: [],
  pieces: [],
  newsletter: ['/dashboard/newsletter'],
}

/** Those of which the public site has pages that go with them. */
export const PUBLIC_MODULES = ['sales', 'coffee', 'pieces', 'newsletter'] as const satisfies readonly Module[]

/** Those that a firm begins without, where it begins without the demonstration. */
export const FIRST_OFF: readonly Module[] = ['screen-time', 'coffee']

/** The modules of a stored list; what this release does not know is none, and anything but a list is an empty one. */
export const readOff = (stored: unknown): Module[] =>
  Array.isArray(stored) ? MODULES.filter((module) => stored.includes(module)) : []

/** Whether something is there: it belongs to no module, or to one that is on. */
export const isOn = ({ module }: { module?: Module | null }, off: readonly Module[]): boolean =>
  !module || !off.includes(module)

/** The module that a path of the workbench belongs to. */
export const moduleAt = (path: string): Module | undefined =>
  MODULES.find((module) => PATHS[module].some((own) => path === own || path.startsWith(`${own}/`)))
