import { IconLayoutDashboard } from '@tabler/icons-react'
import { domains } from '#domains/web.ts'
import type { WorkbenchLink } from '#ui/workbench/domain.ts'
import { isCurrent, type SideLink } from '#ui/workbench/side.tsx'

/** The links of the navigation, in order. */
const LINKS: readonly WorkbenchLink[] = [
  { to: '/dashboard', label: 'Dashboard', icon: IconLayoutDashboard, exact: true },
  ...domains.flatMap(({ links }) => links),
]

const useNoCount = () => undefined

/** The links this user may open, with their counts of waiting items; empty while not `shown`. */
export function useWorkbenchLinks({ admin, shown }: { admin: boolean; shown: boolean }): readonly SideLink[] {
  const links = LINKS.map(({ adminOnly = false, useWaiting = useNoCount, ...link }) => ({
    adminOnly,
    // biome-ignore lint/correctness/useHookAtTopLevel: the list is a constant, so that the hooks keep their order
    link: { ...link, waiting: useWaiting({ admin }) },
  }))
  return shown ? links.filter(({ adminOnly }) => admin || !adminOnly).map(({ link }) => link) : []
}

/** The link to which a screen belongs; undefined for one that the navigation does not have. */
export const linkOf = (pathname: string): WorkbenchLink | undefined => LINKS.find((link) => isCurrent(link, pathname))
