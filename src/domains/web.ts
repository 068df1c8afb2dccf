import type { WebDomain } from '#ui/workbench/domain.ts'
import { accounts } from './accounts/web/domain.ts'
import { archives } from './archives/web/domain.ts'
import { bookings } from './bookings/web/domain.ts'
import { budgets } from './budgets/web/domain.ts'
import { calendar } from './calendar/web/domain.ts'
import { catalog } from './catalog/web/domain.ts'
import { clients } from './clients/web/domain.ts'
import { contact } from './contact/web/domain.ts'
import { finance } from './finance/web/domain.ts'
import { hours } from './hours/web/domain.ts'
import { margins } from './margins/web/domain.ts'
import { newsletter } from './newsletter/web/domain.ts'
import { production } from './production/web/domain.ts'
import { projects } from './projects/web/domain.ts'
import { sales } from './sales/web/domain.ts'
import { screenTime } from './screen-time/web/domain.ts'
import { security } from './security/web/domain.ts'
import { site } from './site/web/domain.ts'
import { system } from './system/web/domain.ts'

/** The manifests of the workbench, in the order of the navigation and of the dashboard's tiles. */
export const domains: readonly WebDomain[] = [
  projects,
  archives,
  budgets,
  catalog,
  bookings,
  clients,
  production,
  hours,
  calendar,
  finance,
  margins,
  contact,
  sales,
  screenTime,
  accounts,
  security,
  newsletter,
  site,
  system,
]
