import { useMatches } from '@tanstack/react-router'

/** The heading of the present screen of the workbench before its code and its records are loaded. */
export const useHeading = (): string =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.heading ?? 'Dashboard' })
