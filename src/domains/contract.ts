import { accountsContract } from './accounts/contract.ts'
import { analyticsContract } from './analytics/contract.ts'
import { archivesContract } from './archives/contract.ts'
import { coffeeContract } from './coffee/contract.ts'
import { contactContract } from './contact/contract.ts'
import { demoContract } from './demo/contract.ts'
import { finderContract } from './finder/contract.ts'
import { projectsContract } from './projects/contract.ts'
import { projectsStaffContract } from './projects/staff-contract.ts'
import { screenTimeContract } from './screen-time/contract.ts'
import { searchContract } from './search/contract.ts'
import { siteContract } from './site/contract.ts'
import { uploadsContract } from './uploads/contract.ts'

/** Everything that travels between the browser and the server. */
export const contract = {
  accounts: accountsContract,
  analytics: analyticsContract,
  archives: archivesContract,
  coffee: coffeeContract,
  contact: contactContract,
  projects: { ...projectsContract, ...projectsStaffContract },
  screenTime: screenTimeContract,
  search: searchContract,
  demo: demoContract,
  finder: finderContract,
  site: siteContract,
  uploads: uploadsContract,
}
