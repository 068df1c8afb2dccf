/** The last page that the call takes. */
const LAST = 100_000

/** The page number in an address, from 1; anything else is the first. */
export function readPage(asked: unknown): number {
  const page = Number(asked)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST) : 1
}

/** Which page numbers are offered: the first, the last, the present one and its neighbours; null where some are left out. */
export function offeredPages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}

/** The query of a page's address. The first page has none: `undefined` is said, or the present one would stay. */
export const pageSearch = (page: number) => ({ page: page > 1 ? page : undefined })
