import { IconDeviceDesktop, IconExternalLink, IconLogout, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { usePanel } from '#client/interface/panel.ts'
import { useModulesOff } from '#client/session/modules.ts'
import { useSession } from '#client/session/session.ts'
import { SCHEME_NAMES, SCHEMES, useScheme } from '#ui/scheme.ts'
import type { SideLink } from '#ui/workbench/side.tsx'
import { inPanel } from '#words.ts'
import { creationsOf } from '../creations.ts'
import { placesOf, searchWords } from '../workbench-links.ts'

/** An entry of the palette: a screen, or something that it does. */
export interface Command {
  /** Unique. */
  id: string
  label: string
  /** Other words by which it is found. */
  words: string
  icon: SideLink['icon']
  run: () => void
}

export interface CommandOptions {
  screens: readonly SideLink[]
  admin: boolean
  /** Ends the session. */
  onLeave: () => void
}

const SCHEME_ICONS = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop }

/** The palette's entries that the browser knows, in groups. */
export function useCommands({ screens, admin, onLeave }: CommandOptions) {
  const { history } = useRouter()
  const [, setScheme] = useScheme()
  const panel = usePanel()
  const off = useModulesOff()
  const { seesCosts } = useSession()
  const goTo = (to: string) => () => history.push(to)
  const places = screens.map(
    ({ to, label, icon }): Command => ({
      id: to,
      label,
      words: searchWords(to, panel),
      icon,
      run: goTo(to),
    }),
  )
  const inside = placesOf({ panel, off, seesCosts }).map(
    ({ to, label, words = '', icon }): Command => ({
      id: to,
      label: inPanel(label, panel),
      words,
      icon,
      run: goTo(to),
    }),
  )
  const actions: Command[] = [
    ...creationsOf({ admin, panel, off }).map(({ label, words, to, icon }) => ({
      id: `new ${to}`,
      label,
      words,
      icon,
      run: goTo(to),
    })),
    ...SCHEMES.map((scheme) => ({
      id: `scheme ${scheme}`,
      label: `Aspecto ${SCHEME_NAMES[scheme].toLowerCase()}`,
      words: 'aparência tema cor modo',
      icon: SCHEME_ICONS[scheme],
      run: () => setScheme(scheme),
    })),
    { id: 'profile', label: 'Meu perfil', words: 'senha conta', icon: IconUserCircle, run: goTo('/dashboard/profile') },
    { id: 'site', label: 'Ver o site', words: 'público', icon: IconExternalLink, run: () => location.assign('/') },
    { id: 'leave', label: 'Sair', words: 'encerrar sessão logout', icon: IconLogout, run: onLeave },
  ]
  return [
    { label: 'Telas', commands: [...places, ...inside] },
    { label: 'Ações', commands: actions },
  ]
}
