import { accountsContract } from '#domains/accounts/contract.ts'
import { analyticsContract } from '#domains/analytics/contract.ts'
import { archivesContract } from '#domains/archives/contract.ts'
import { budgetsContract } from '#domains/budgets/contract.ts'
import { calendarContract } from '#domains/calendar/contract.ts'
import { clientsContract } from '#domains/clients/contract.ts'
import { coffeeContract } from '#domains/coffee/contract.ts'
import { contactContract } from '#domains/contact/contract.ts'
import { demoContract } from '#domains/demo/contract.ts'
import { eventsContract } from '#domains/events/contract.ts'
import { financeContract } from '#domains/finance/contract.ts'
import { finderContract } from '#domains/finder/contract.ts'
import { noticesContract } from '#domains/notices/contract.ts'
import { productionContract } from '#domains/production/contract.ts'
import { projectsContract } from '#domains/projects/contract.ts'
import { projectsStaffContract } from '#domains/projects/staff-contract.ts'
import { salesContract } from '#domains/sales/contract.ts'
import { screenTimeContract } from '#domains/screen-time/contract.ts'
import { searchContract } from '#domains/search/contract.ts'
import { securityContract } from '#domains/security/contract.ts'
import { siteContract } from '#domains/site/contract.ts'
import { systemContract } from '#domains/system/contract.ts'
import { uploadsContract } from '#domains/uploads/contract.ts'

/** All calls between the browser and the server. */
export const contract = {
  accounts: accountsContract,
  analytics: analyticsContract,
  archives: archivesContract,
  budgets: budgetsContract,
  calendar: calendarContract,
  clients: clientsContract,
  coffee: coffeeContract,
  contact: contactContract,
  production: productionContract,
  projects: { ...projectsContract, ...projectsStaffContract },
  sales: salesContract,
  screenTime: screenTimeContract,
  search: searchContract,
  security: securityContract,
  demo: demoContract,
  events: eventsContract,
  finance: financeContract,
  finder: finderContract,
  notices: noticesContract,
  site: siteContract,
  system: systemContract,
  uploads: uploadsContract,
}
