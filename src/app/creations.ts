import { domains } from '#domains/web.ts'
import { PANELS, type Panel } from '#panel.ts'
import type { Creation } from '#ui/workbench/domain.ts'
import { inPanel } from '#words.ts'

const ALL: readonly Creation[] = domains.flatMap(({ creations }) => creations)

/** What this user may create, as their interface calls it; `words` are also those of the other. */
export const creationsOf = (admin: boolean, panel: Panel) =>
  ALL.filter(({ adminOnly = false }) => admin || !adminOnly).map(({ label, words, ...creation }) => ({
    ...creation,
    label: inPanel(label, panel),
    words: [words, ...PANELS.map((one) => inPanel(label, one))].join(' '),
  }))
