import type { Span } from './local-minutes.ts'

/** Where a span stands beside those at the same time: column `column` of `columns`, `width` columns wide. */
export interface Place {
  column: number
  width: number
  columns: number
}

/** Shortest span that the grid draws, in minutes: lower ones could not be read or touched. */
export const SHORTEST = 30

/** The span as drawn: at least `SHORTEST` long, and not beyond `last`. */
export function drawnSpan({ start, end }: Span, last: number): Span {
  if (end - start >= SHORTEST) return { start, end }
  const drawn = Math.min(start, last - SHORTEST)
  return { start: drawn, end: drawn + SHORTEST }
}

/**
 * Places spans side by side so that none covers another. Spans that overlap, also by way of others, share the width in
 * equal columns; a span extends over the columns at its right that are free while it lasts.
 */
export function placeSideBySide(spans: readonly Span[]): Place[] {
  const order = spans
    .map((_, index) => index)
    .sort((a, b) => spans[a]!.start - spans[b]!.start || spans[b]!.end - spans[a]!.end || a - b)
  const places: Place[] = Array.from(spans, () => ({ column: 0, width: 1, columns: 1 }))
  let group: number[] = []
  let groupEnd = Number.NEGATIVE_INFINITY
  for (const index of order) {
    const { start, end } = spans[index]!
    if (start >= groupEnd) {
      placeGroup(group, spans, places)
      group = []
    }
    group.push(index)
    groupEnd = Math.max(groupEnd, end)
  }
  placeGroup(group, spans, places)
  return places
}

/** Places one group of overlapping spans, given by their indexes in order of their start. */
function placeGroup(group: readonly number[], spans: readonly Span[], places: Place[]) {
  const columns: number[][] = []
  for (const index of group) {
    const { start } = spans[index]!
    let column = columns.findIndex((members) => spans[members.at(-1)!]!.end <= start)
    if (column < 0) column = columns.push([]) - 1
    columns[column]!.push(index)
    places[index]!.column = column
  }
  for (const index of group) {
    const place = places[index]!
    const isFree = (members: readonly number[]) => members.every((other) => !overlap(spans[index]!, spans[other]!))
    while (place.column + place.width < columns.length && isFree(columns[place.column + place.width]!)) place.width++
    place.columns = columns.length
  }
}

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end
