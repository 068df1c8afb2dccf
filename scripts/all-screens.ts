// The addresses of all screens of the demonstration, by the names of their pictures.
import type { APIRequestContext } from '@playwright/test'
import { systemClock } from '#clock.ts'
import { checkoutPath, drawTokenSale, orderFormPath, purchasePath } from '#domains/sales/order.ts'
import { inviteTo } from '#tests/journeys/calendar.ts'
import { findSold, orderByCard, orderByPix, setPixKey } from '#tests/journeys/sales.ts'
import type { Site } from '#tests/journeys/site.ts'
import { addDays, dayOf } from '#time.ts'

/** Screens of visitors. */
export const PUBLIC: Record<string, string> = {
  home: '/',
  archives: '/archive',
  article: '/archive-view/7',
  projects: '/projects',
  trade: '/areas/impressao-3d',
  project: '/project-view/2',
  search: '/projects/impressao',
  contact: '/contact',
  legal: '/legal-compliance',
  privacy: '/privacy',
  coffee: '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia',
  login: '/login',
}
/** Screens of the admin. */
export const WORKBENCH: Record<string, string> = {
  dashboard: '/dashboard',
  'workbench-projects': '/dashboard/projects',
  'workbench-project': '/dashboard/create-edit-projects?id=2',
  'workbench-archives': '/dashboard/archive',
  write: '/dashboard/create-archive?id=7',
  newsletter: '/dashboard/newsletter',
  budgets: '/dashboard/budget',
  budget: '/dashboard/budget-create?id=7',
  'budget-printer': '/dashboard/budget-printer?id=7',
  catalog: '/dashboard/budget-catalog',
  clients: '/dashboard/clients',
  client: '/dashboard/clients?id=1',
  lines: '/dashboard/production-line',
  board: '/dashboard/production-line/backlog/11',
  backlog: '/dashboard/production-line/backlog/11?tab=backlog',
  task: '/dashboard/production-line/backlog/11?task=11-006',
  hours: '/dashboard/hours',
  calendar: '/dashboard/calendar',
  'calendar-week': '/dashboard/calendar?view=week',
  'calendar-month': '/dashboard/calendar?view=month',
  bookings: '/dashboard/bookings',
  booking: '/dashboard/bookings?id=1',
  orders: '/dashboard/orders',
  'workbench-order': '/dashboard/orders?id=3',
  finance: '/dashboard/financial-report',
  'finance-bills': '/dashboard/financial-report/bills',
  'finance-import': '/dashboard/financial-report/import',
  'finance-receipts': '/dashboard/financial-report/receipts',
  'finance-accounts': '/dashboard/financial-report/accounts',
  'finance-ahead': '/dashboard/financial-report/ahead',
  'finance-cash': '/dashboard/financial-report/cash',
  'finance-margin': '/dashboard/financial-report/margin',
  'finance-year': '/dashboard/financial-report/year',
  messages: '/dashboard/messages?id=8',
  'screen-time': '/dashboard/screen-time',
  people: '/dashboard/people',
  'security-log': '/dashboard/security-log',
  site: '/dashboard/site',
  modules: '/dashboard/modules',
  system: '/dashboard/system',
  logo: '/dashboard/site?secao=logotipo',
  profile: '/dashboard/profile',
  help: '/dashboard/help/calendario',
}

/** The pages with secret addresses: a line, a quote, a purchase from its prices on, and an invitation. */
export async function findSecretPages(admin: APIRequestContext, site: Site): Promise<Record<string, string>> {
  const columns = ['forDevelopment', 'inProgress', 'inTest', 'Completed']
  const line = await (await admin.post('/api/v1/line-share', { data: { id: 11, columns } })).json()
  const quote = await (await admin.get('/api/v1/budget/exchange?id=10')).json()
  const { id } = await findSold(admin, 'required')
  const { purchase } = await orderByCard(admin, 'sandbox_passes')
  await setPixKey(admin)
  const { token_sale } = await orderByPix(admin)
  const invitation = await inviteTo(admin, site, {
    date: addDays(dayOf(systemClock.now()), 7),
    email: 'renata@padaria.exemplo.com.br',
  })
  return {
    progress: line.data.path,
    quote: quote.data.path,
    sale: `/details-sale/${id}`,
    order: orderFormPath(drawTokenSale(), id),
    checkout: checkoutPath(token_sale),
    thanks: purchasePath(purchase),
    invitation: invitation.path,
  }
}
