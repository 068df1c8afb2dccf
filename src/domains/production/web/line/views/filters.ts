import type { LineView } from '../../../board-contract.ts'
import type { ViewFilters } from '../../../views-contract.ts'
import type { LinePlace } from '../place.ts'

/** The filters that a place has. */
export function filtersOf({ q, type, late, week, who, label }: LinePlace): ViewFilters {
  const chosen = Object.entries({ q, type, late, week, who, label }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(chosen)
}

/** Whether a place shows exactly what a view has. */
export function isSameView(filters: ViewFilters, place: LinePlace): boolean {
  const shown = filtersOf(place)
  const names = [...new Set([...Object.keys(filters), ...Object.keys(shown)])] as (keyof ViewFilters)[]
  return names.length > 0 && names.every((name) => filters[name] === shown[name])
}

/** What a view asks for that is there no more: somebody who has left the line, or a label; undefined for nothing. */
export function goneOf(
  { who, label }: ViewFilters,
  { people, isLabel }: Pick<LineView, 'people'> & { isLabel: (id: number) => boolean },
): string | undefined {
  if (typeof who === 'number' && !people.some(({ id }) => id === who)) return 'alguém que saiu da linha'
  return label !== undefined && !isLabel(label) ? 'uma etiqueta que não existe mais' : undefined
}
