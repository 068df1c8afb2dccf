/** The highest page number that the calls accept. */
const MAX_PAGE = 100_000

/** The page number in an address, from 1; the first page if it is invalid. */
export function readPage(value: unknown): number {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1
}

/** The page numbers to link to: the first, the last, the current one and its neighbours; null for a gap. */
export function offeredPages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}

/** The query of a page's address. For the first page `undefined`, which removes the current one. */
export const pageSearch = (page: number) => ({ page: page > 1 ? page : undefined })
