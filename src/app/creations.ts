import { domains } from '#domains/web.ts'
import { isOn, type Module } from '#modules.ts'
import { PANELS, type Panel } from '#panel.ts'
import type { Creation } from '#ui/workbench/domain.ts'
import { inPanel } from '#words.ts'

interface Viewer {
  admin: boolean
  panel: Panel
  /** The modules that are off. */
  off: readonly Module[]
}

/** What this user may create, as their interface calls it; `words` are also those of the other. */
export const creationsOf = ({ admin, panel, off }: Viewer) =>
  domains
    .filter((domain) => isOn(domain, off))
    .flatMap(({ creations }): readonly Creation[] => creations)
    .filter(({ adminOnly = false }) => admin || !adminOnly)
    .map(({ label, words, ...creation }) => ({
      ...creation,
      label: inPanel(label, panel),
      words: [words, ...PANELS.map((one) => inPanel(label, one))].join(' '),
    }))
