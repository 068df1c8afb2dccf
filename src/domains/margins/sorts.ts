/** The columns by which margins are sorted. */
export const SORTS = ['name', 'quoted', 'billed', 'received', 'spent', 'now', 'planned', 'end'] as const
export type Sort = (typeof SORTS)[number]
