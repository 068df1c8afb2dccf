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
import { useMemo } from 'react'
import { useUnreadCount } from '#domains/contact/web/messages/unread.ts'
import { plural } from '#ui/formats.ts'
import type { SideLink } from '#ui/workbench/side.tsx'

const MESSAGES = '/dashboard/messages'

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
  { to: MESSAGES, label: 'Mensagens', icon: IconMail, adminOnly: true },
  { to: '/dashboard/screen-time', label: 'Tempo de tela', icon: IconClockHour4 },
  { to: '/dashboard/people', label: 'Pessoas', icon: IconUsers, adminOnly: true },
  { to: '/dashboard/site', label: 'Site', icon: IconWorld, adminOnly: true },
]

/** The places this person may go to, with what waits there; none before they are to be shown. */
export function useWorkbenchLinks({ admin, shown }: { admin: boolean; shown: boolean }): readonly SideLink[] {
  const unread = useUnreadCount({ admin })
  return useMemo(() => {
    if (!shown) return []
    const allowed = LINKS.filter(({ adminOnly }) => admin || !adminOnly)
    return allowed.map((link) =>
      link.to === MESSAGES && unread ? { ...link, waiting: { count: unread, label: waitingText(unread) } } : link,
    )
  }, [admin, shown, unread])
}

const waitingText = (unread: number) => plural(unread, 'mensagem não lida', 'mensagens não lidas')
