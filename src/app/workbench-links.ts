import { IconLayoutDashboard, IconSettings, IconWorld } from '@tabler/icons-react'
import { usePanel } from '#client/interface/panel.ts'
import { useIsOn } from '#client/session/modules.ts'
import { domains } from '#domains/web.ts'
import { isOn, type Module } from '#modules.ts'
import type { Panel } from '#panel.ts'
import type { WebDomain, WorkbenchLink } from '#ui/workbench/domain.ts'
import { isCurrent, type SideGroup, type SideLink } from '#ui/workbench/side.tsx'
import { inPanel } from '#words.ts'
import { HOME } from './use-heading.ts'

interface ScreenLink extends WorkbenchLink {
  /** The module that it belongs to. */
  module?: Module | undefined
}

/** The links of all screens, in the specification's order. */
const LINKS: readonly ScreenLink[] = [
  { to: '/dashboard', label: HOME, words: 'painel início', icon: IconLayoutDashboard, exact: true },
  ...domains.flatMap(({ module, links }: WebDomain) => links.map((link) => ({ ...link, module }))),
]

/** A part of the menu: what always shows, and below it groups that open. */
interface Part extends Omit<SideGroup, 'links'> {
  /** Paths of its links, in order. */
  paths: readonly string[]
}

/** The menu in Portuguese: what is opened each day first. */
const PORTUGUESE_MENU: readonly Part[] = [
  {
    paths: [
      '/dashboard',
      '/dashboard/messages',
      '/dashboard/clients',
      '/dashboard/budget',
      '/dashboard/production-line',
      '/dashboard/calendar',
      '/dashboard/financial-report',
      '/dashboard/orders',
    ],
  },
  {
    label: 'Site',
    icon: IconWorld,
    paths: ['/dashboard/projects', '/dashboard/archive', '/dashboard/newsletter', '/dashboard/site'],
  },
  {
    label: 'Ajustes',
    icon: IconSettings,
    paths: [
      '/dashboard/people',
      '/dashboard/modules',
      '/dashboard/screen-time',
      '/dashboard/security-log',
      '/dashboard/system',
    ],
  },
]

/** Links that the menu in Portuguese shows below another one while that is current, by its path. */
const BELOW: Readonly<Record<string, readonly string[]>> = { '/dashboard/production-line': ['/dashboard/hours'] }

const useNoCount = () => undefined

/** The menu of this user, with the counts of waiting items; empty while not `shown`. */
export function useWorkbenchLinks({ admin, shown }: { admin: boolean; shown: boolean }): readonly SideGroup[] {
  const panel = usePanel()
  const isOn = useIsOn()
  const links = LINKS.map(
    ({ adminOnly = false, useWaiting = useNoCount, label, words: _, module, within, ...link }) => ({
      isThere: isOn({ module }) && (admin || !adminOnly),
      link: {
        ...link,
        label: inPanel(label, panel),
        within:
          panel === 'specified' ? undefined : within?.map((one) => ({ ...one, label: inPanel(one.label, panel) })),
        // biome-ignore lint/correctness/useHookAtTopLevel: the list is a constant, so that the hooks keep their order
        waiting: useWaiting({ admin }),
      },
    }),
  )
  const own = links.filter(({ isThere }) => shown && isThere).map(({ link }) => link)
  return panel === 'specified' ? [{ links: own }] : inParts(own)
}

/** Those links as the menu in Portuguese has them; one that it does not name closes its last part. */
function inParts(links: readonly SideLink[]): readonly SideGroup[] {
  const at = (paths: readonly string[] = []) => paths.flatMap((path) => links.filter(({ to }) => to === path))
  const withBelow = (link: SideLink): SideLink => {
    const below = at(BELOW[link.to])
    if (below.length === 0) return link
    const also = [...(link.also ?? []), ...below.map(({ to }) => to)]
    return { ...link, also, within: [...(link.within ?? []), ...below] }
  }
  const named = new Set([...PORTUGUESE_MENU.flatMap(({ paths }) => paths), ...Object.values(BELOW).flat()])
  const others = links.filter(({ to }) => !named.has(to))
  return PORTUGUESE_MENU.map(({ paths, ...part }, index) => {
    const inPart = at(paths).map(withBelow)
    return { ...part, links: index === PORTUGUESE_MENU.length - 1 ? [...inPart, ...others] : inPart }
  }).filter(({ links }) => links.length > 0)
}

/** The words by which the palette finds a screen beside the label that is shown: those of the other interface among them. */
export function searchWords(to: string, panel: Panel): string {
  const { label = '', words = '' } = LINKS.find((link) => link.to === to) ?? {}
  return `${inPanel(label, panel === 'specified' ? 'portuguese' : 'specified')} ${words}`
}

/** The screens that the menu does not name, of the modules that are on, which this user may open. */
export const placesOf = ({ panel, off, seesCosts }: { panel: Panel; off: readonly Module[]; seesCosts: boolean }) =>
  domains
    .filter((domain) => isOn(domain, off))
    .flatMap(({ places = [] }: WebDomain) => places)
    .filter((place) => (seesCosts || !place.needsCosts) && (place.panel ?? panel) === panel)

/** The link to which a screen belongs; undefined for one that the navigation does not have. */
export const linkOf = (pathname: string): WorkbenchLink | undefined => LINKS.find((link) => isCurrent(link, pathname))
