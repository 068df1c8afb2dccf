/** A board of Trello as its JSON export has it, checked and with what is not asked about left out. For both sides. */

/** Bytes of a file at most. */
export const MAX_BOARD_SIZE = 50 * 1024 * 1024

/** How many of a kind a file may have; with more of the first two it is refused, of the others the rest stays out. */
export const BOARD_LIMITS = {
  lists: 200,
  cards: 5000,
  labels: 200,
  members: 500,
  steps: 50_000,
  cardSteps: 200,
  comments: 5000,
}

export interface BoardList {
  /** Trello's. */
  id: string
  name: string
  archived: boolean
}

/** What a label is called, '' for one of a colour alone, and its colour in Trello's words; '' for none. */
export interface BoardLabel {
  id: string
  name: string
  color: string
}

export interface BoardMember {
  id: string
  name: string
  /** '' where the file does not tell: it seldom does. */
  email: string
}

export interface BoardComment {
  /** Id of the member who wrote it; '' where it is not told. */
  member: string
  author: string
  /** ISO 8601 in UTC. */
  date: string
  text: string
}

export interface BoardCard {
  /** Id of its list. */
  list: string
  archived: boolean
  /** Whether it is marked as complete. */
  done: boolean
  name: string
  description: string
  /** Moments, ISO 8601 in UTC; null for none. */
  due: string | null
  start: string | null
  /** When it was done or touched last. */
  touched: string | null
  /** Ids of labels and of members. */
  labels: string[]
  members: string[]
  /** The items of its checklists. */
  steps: { task: string; checked: boolean }[]
  /** The oldest first. */
  comments: BoardComment[]
  /** Addresses of what was attached: nothing is fetched. */
  links: { name: string; url: string }[]
}

export interface Board {
  /** Trello's, by which the same board is known again; '' where the file does not tell. */
  id: string
  name: string
  /** In their order. */
  lists: BoardList[]
  labels: BoardLabel[]
  members: BoardMember[]
  /** In the order of their lists, and of their places in these. */
  cards: BoardCard[]
  /** What does not come in, and why: 'Imagens de capa', 3. */
  left: { text: string; count: number }[]
}
