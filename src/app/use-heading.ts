import { useMatches } from '@tanstack/react-router'
import { usePanel } from '#client/interface/panel.ts'
import { inPanel, type Words } from '#words.ts'

/** What the first screen is called. */
export const HOME = ['Dashboard', 'Hoje'] as const

/** The heading of the present screen of the workbench before its code and its records are loaded. */
export const useHeading = (): string => inPanel(useHeadingWords(), usePanel())

/** The same in both interfaces, for the server, which does not know whose it is. */
export const useHeadingWords = (): Words =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.heading ?? HOME })
