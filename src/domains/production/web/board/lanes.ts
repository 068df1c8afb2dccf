import type { Card, LinePerson } from '../../board-contract.ts'
import type { Hue } from '../../labels.ts'
import type { Label } from '../../labels-contract.ts'
import type { TaskStatus } from '../../production.ts'
import { type Columns, eachStatus, type LaneChange } from './columns.ts'

/** By what a board is parted into swimlanes. */
export const LANES_BY = ['none', 'assignee', 'label'] as const
export type LanesBy = (typeof LANES_BY)[number]

/** A swimlane: a row of the board's columns. */
export interface Lane {
  key: string
  label: string
  person: LinePerson | undefined
  /** The hue of a label's. */
  hue: Hue | undefined
  /** What taking a card into it changes; absent where it does not say what. */
  change: LaneChange | undefined
}

/** The lanes of a board, in their order, and the key of a card's own. */
export interface Lanes {
  all: readonly Lane[]
  of: (card: Card) => string
}

const keyOf = ({ assignee }: Pick<Card, 'assignee'>) => String(assignee ?? 0)

/** A lane for each of the line's people, by name; for those who have left it and still have cards; and for nobody. */
export function lanesByAssignee(people: readonly LinePerson[], columns: Columns): Lanes {
  const change = (label: string, assignee: number | null) => ({ label, of: () => ({ assignee }) })
  const own = people.map((person) => ({
    ...{ key: String(person.id), label: person.name, person, hue: undefined },
    change: change(person.name, person.id),
  }))
  const nobody = {
    key: '0',
    label: 'Sem responsável',
    person: undefined,
    hue: undefined,
    change: change('sem responsável', null),
  }
  const known = new Set([nobody.key, ...own.map(({ key }) => key)])
  const cards = Object.values(columns).flat()
  const others = [...new Set(cards.map(keyOf))].filter((key) => !known.has(key)).sort()
  const left = others.map((key) => ({
    ...{ key, label: 'Alguém que saiu do quadro', person: undefined, hue: undefined, change: undefined },
  }))
  return { all: [...own, ...left, nobody], of: keyOf }
}

/**
 * A lane for each label that a card of the line has, by name, and for those without. A card is in the lane of the first of
 * its labels; taken into another, it has that label instead, and none at all in the last.
 */
export function lanesByLabel(labels: readonly Label[], columns: Columns): Lanes {
  const known = new Set(labels.map(({ id }) => id))
  const first = (card: Card) => card.labels.find((id) => known.has(id)) ?? 0
  const used = new Set(Object.values(columns).flatMap((cards) => cards.map(first)))
  const own = labels
    .filter(({ id }) => used.has(id))
    .map(({ id, name, hue }) => {
      const others = (card: Card) => card.labels.filter((one) => one !== id && one !== first(card))
      return {
        ...{ key: String(id), label: name, person: undefined, hue },
        change: { label: name, of: (card: Card) => (first(card) === id ? {} : { labels: [id, ...others(card)] }) },
      }
    })
  const none = {
    ...{ key: '0', label: 'Sem etiqueta', person: undefined, hue: undefined },
    change: { label: 'sem etiqueta', of: (card: Card) => (first(card) === 0 ? {} : { labels: [] }) },
  }
  return { all: [...own, none], of: (card) => String(first(card)) }
}

/** The columns with the cards of each lane together, in the lanes' order: as one walks through them. */
export function inLaneOrder(columns: Columns, { all, of }: Lanes): Columns {
  const places = new Map(all.map(({ key }, place) => [key, place]))
  const placeOf = (card: Card) => places.get(of(card)) ?? all.length
  return eachStatus((status) => columns[status].toSorted((one, other) => placeOf(one) - placeOf(other)))
}

/** The cards of each lane by column; a lane without cards is absent. */
export function partByLane(columns: Columns, { of }: Lanes): ReadonlyMap<string, Columns> {
  const parts = new Map<string, Record<TaskStatus, Card[]>>()
  for (const [status, cards] of Object.entries(columns) as [TaskStatus, readonly Card[]][])
    for (const card of cards) {
      const part = parts.get(of(card)) ?? eachStatus((): Card[] => [])
      parts.set(of(card), part)
      part[status].push(card)
    }
  return parts
}

/** The lanes that a person chose; undefined for none. */
export function makeLanes(
  by: LanesBy,
  { people, labels, columns }: { people: readonly LinePerson[]; labels: readonly Label[]; columns: Columns },
): Lanes | undefined {
  if (by === 'assignee') return lanesByAssignee(people, columns)
  return by === 'label' ? lanesByLabel(labels, columns) : undefined
}
