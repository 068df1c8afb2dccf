import { cleanSearch } from '#fold.ts'
import { MAX_TASK_SEARCH, TASK_TYPES, type TaskType } from '../../production.ts'
import { productionWords } from '../../words.ts'

/** What is shown of a line, as the query of the address says it. */
export interface LinePlace {
  /** The open tab; the board where absent. */
  tab?: 'backlog' | undefined
  /** Text to search for in names, id texts and descriptions. */
  q?: string | undefined
  type?: TaskType | undefined
  /** Only late tasks. */
  late?: true | undefined
  /** Only tasks due in this week, from Sunday on, that are not Completed. */
  week?: true | undefined
  /** Only tasks assigned to the reader, to nobody, or to the member with that id. */
  who?: 'me' | 'nobody' | number | undefined
  /** Only tasks with the label of that id. */
  label?: number | undefined
  /** Opens the form of a new task; taken out of the address at once. */
  create?: true | undefined
  /** The open task's id text. */
  task?: string | undefined
}

/** Parses an address's query; invalid values are left out. */
export function parsePlace({ tab, q, type, late, week, who, label, create, task }: Record<string, unknown>): LinePlace {
  return {
    tab: tab === 'backlog' ? tab : undefined,
    q: cleanSearch(String(q ?? '').slice(0, MAX_TASK_SEARCH)) || undefined,
    type: TASK_TYPES.find((one) => one === type),
    late: late === true || undefined,
    week: week === true || undefined,
    who: who === 'me' || who === 'nobody' || isId(who) ? who : undefined,
    label: isId(label) ? label : undefined,
    create: create === true || undefined,
    task: task === undefined ? undefined : String(task).slice(0, 40),
  }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** All of the line's tasks. */
export const NO_FILTERS: LinePlace = {
  ...{ q: undefined, type: undefined, late: undefined, week: undefined, who: undefined, label: undefined },
}

export const hasFilters = ({ q, type, late, week, who, label }: LinePlace) =>
  Boolean(q || type || late || week || who || label)

/** What the open tab is called. */
export const tabLabel = ({ tab }: LinePlace) => (tab === 'backlog' ? productionWords.backlog : productionWords.board)
