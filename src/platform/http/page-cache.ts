import { LRUCache } from 'lru-cache'
import type { Page } from './page.ts'

/** Most bytes of cached pages, with their Brotli copies: 24 MiB, some four hundred articles. */
const MAX_BYTES = 24 * 1024 * 1024
/** Bytes of a cached page beside its copies: headers, key, list entry. */
const OVERHEAD = 2048
/** Milliseconds for which a page may show outdated counts. */
const MAX_COUNT_AGE = 1000

interface CachedPage {
  page: Page
  renderedAt: number
}

/** Rendered public pages in memory, least recently used evicted first. `page-invalidation.ts` drops outdated ones. */
export class PageCache {
  private readonly cached = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.html.length + page.brotli.length + OVERHEAD,
  })
  private readonly inFlight = new Map<string, Promise<Page | Response>>()
  private generation = 0
  private countsGrewAt = 0

  /** Content has changed: no page that is cached or being rendered is sent again. */
  drop() {
    this.generation++
    this.cached.clear()
  }

  /** Only counts have changed: each page is rendered again, but at most once a second. */
  age() {
    this.countsGrewAt = performance.now()
  }

  /** The page cached under `key`, unless it is outdated. */
  peek(key: string): Page | undefined {
    const cached = this.cached.get(key)
    return cached && this.isCurrent(cached) ? cached.page : undefined
  }

  /**
   * The page cached under `key`, else the one that `render` makes. Concurrent requests share a rendering that gives a
   * 200; any other answer, such as a limit that was reached, is the first request's own, and the others render theirs.
   */
  async find(key: string, render: () => Promise<Page | Response>): Promise<Page | Response> {
    const cached = this.peek(key)
    if (cached) return cached
    // Requests after a change must not share a rendering that began before it.
    const name = `${this.generation} ${key}`
    const shared = this.inFlight.get(name)
    if (shared) {
      const made = await shared.catch(() => undefined)
      return made && isShareable(made) ? made : render()
    }
    const own = this.render(key, render).finally(() => this.inFlight.delete(name))
    this.inFlight.set(name, own)
    return own
  }

  private isCurrent({ renderedAt }: CachedPage) {
    return renderedAt > this.countsGrewAt || performance.now() - renderedAt < MAX_COUNT_AGE
  }

  private async render(key: string, render: () => Promise<Page | Response>) {
    const { generation } = this
    const renderedAt = performance.now()
    const made = await render()
    if (isShareable(made) && generation === this.generation) this.cached.set(key, { page: made, renderedAt })
    return made
  }
}

/** Not by `instanceof Response`: the renderer's Response is another class. */
export const isPage = (made: Page | Response): made is Page => 'etag' in made

const isShareable = (made: Page | Response): made is Page => isPage(made) && made.status === 200
