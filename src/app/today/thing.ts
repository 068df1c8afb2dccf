import { nowMs } from '#clock.ts'
import type { Waiting } from '#domains/today/contract.ts'
import { domains } from '#domains/web.ts'
import { WAITING_GROUPS } from '#platform/contract/waiting.ts'
import { dayMonth, dayOf, daysBetween, toWallTime } from '#time.ts'
import { plural } from '#ui/formats.ts'
import type { WaitingKind } from '#ui/workbench/domain.ts'

const KINDS: Readonly<Record<string, WaitingKind>> = Object.assign({}, ...domains.map(({ waiting }) => waiting ?? {}))

/** How a thing of this kind is shown; undefined for one that this page's version does not know. */
export const kindOf = ({ kind }: Pick<Waiting, 'kind'>): WaitingKind | undefined => KINDS[kind]

/** Distinguishes a thing from all others. */
export const keyOf = ({ kind, id }: Pick<Waiting, 'kind' | 'id'>) => `${kind} ${id}`

/** The order in which things are shown: by group, the oldest first. */
export const inOrder = (one: Waiting, other: Waiting) =>
  WAITING_GROUPS.indexOf(one.group) - WAITING_GROUPS.indexOf(other.group) ||
  one.at.localeCompare(other.at) ||
  keyOf(one).localeCompare(keyOf(other))

/** Whether a thing should have been done on an earlier day. */
export const isLate = ({ at, when }: Waiting) => when === 'due' && dayOf(at) < dayOf(nowMs())

/** How long it waits, or when it is due: 'há 6 dias', 'atraso de 4 dias', 'para hoje', 'às 9:00'. */
export function whenOf({ at, when }: Waiting): string {
  const days = daysBetween(dayOf(at), dayOf(nowMs()))
  if (when === 'begins') {
    const time = `às ${toWallTime(at).slice(11)}`
    return days === 0 ? time : `${dayMonth(at)} ${time}`
  }
  if (when === 'due') return days <= 0 ? 'para hoje' : `atraso de ${plural(days, 'dia', 'dias')}`
  if (days === 0) return 'desde hoje'
  return days === 1 ? 'desde ontem' : `há ${plural(days, 'dia', 'dias')}`
}
