import { domains } from '#domains/web.ts'
import type { Creation } from '#ui/workbench/domain.ts'

const ALL: readonly Creation[] = domains.flatMap(({ creations }) => creations)

/** What this user may create. */
export const creationsOf = (admin: boolean) => ALL.filter(({ adminOnly = false }) => admin || !adminOnly)
