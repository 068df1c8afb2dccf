import { dayOf } from '#time.ts'
import type { Card } from '../../board-contract.ts'
import { weekOf } from '../line/filter-cards.ts'

/** By when a task is due, the nearest first. */
export const DUE_GROUPS = ['late', 'today', 'week', 'later', 'none'] as const
export type DueGroup = (typeof DUE_GROUPS)[number]

export const DUE_LABELS: Readonly<Record<DueGroup, string>> = {
  late: 'Atrasadas',
  today: 'Hoje',
  week: 'Esta semana',
  later: 'Depois',
  none: 'Sem prazo',
}

/** The group of a task that is not Completed. A deadline that cannot be read is none. @param today YYYY-MM-DD */
export function dueGroup({ meta }: Pick<Card, 'meta'>, today: string): DueGroup {
  const due = meta === null ? '' : dayOf(meta)
  if (due === '') return 'none'
  if (due < today) return 'late'
  if (due === today) return 'today'
  return due <= weekOf(today).last ? 'week' : 'later'
}
