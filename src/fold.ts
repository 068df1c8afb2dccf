/** Characters of a search at most. */
export const MAX_SEARCH = 200

/** A text without accents and capitals, for comparisons with what people type in a search. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
