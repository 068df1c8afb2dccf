import {
  IconArchive,
  IconCalendar,
  IconClockHour4,
  IconFileInvoice,
  IconFolders,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconMail,
  IconReportMoney,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react'
import type { SideLink } from '../ui/workbench/side'

/** The navigation's places, in its order. */
const LINKS: readonly (SideLink & { adminOnly?: true })[] = [
  { to: '/dashboard', label: 'Dashboard', icon: IconLayoutDashboard, exact: true },
  { to: '/dashboard/projects', label: 'Projects', icon: IconFolders, also: ['/dashboard/create-edit-projects'] },
  {
    to: '/dashboard/archive',
    label: 'Archives',
    icon: IconArchive,
    also: ['/dashboard/create-archive'],
    adminOnly: true,
  },
  {
    to: '/dashboard/budget',
    label: 'Budgets',
    icon: IconFileInvoice,
    also: ['/dashboard/budget-create', '/dashboard/budget-printer'],
  },
  { to: '/dashboard/production-line', label: 'Production Line', icon: IconLayoutKanban, also: ['/coffe'] },
  { to: '/dashboard/calendar', label: 'Calendário', icon: IconCalendar },
  { to: '/dashboard/financial-report', label: 'Financeiro', icon: IconReportMoney },
  { to: '/dashboard/messages', label: 'Mensagens', icon: IconMail, adminOnly: true },
  { to: '/dashboard/screen-time', label: 'Tempo de tela', icon: IconClockHour4 },
  { to: '/dashboard/people', label: 'Pessoas', icon: IconUsers, adminOnly: true },
  { to: '/dashboard/site', label: 'Site', icon: IconWorld, adminOnly: true },
]

/** The places this person may go to. */
export const workbenchLinks = ({ admin }: { admin: boolean }) => LINKS.filter(({ adminOnly }) => admin || !adminOnly)
