import { LRUCache } from 'lru-cache'
import type { Page } from './page.ts'

/** Most bytes of cached pages, with their Brotli copies: 24 MiB, some four hundred articles. */
const MAX_BYTES = 24 * 1024 * 1024
/** Bytes of a cached page beside its copies: headers, key, list entry. */
const OVERHEAD = 2048
/**
 * Origins whose pages are cached. With PUBLIC_URL there is one; else each Host that is requested makes one, and those that
 * come first since the last change are cached.
 */
const MAX_ORIGINS = 5
/** Milliseconds for which a page may show outdated counts. */
const MAX_COUNT_AGE = 1000

interface CachedPage {
  page: Page
  renderedAt: number
}

interface PageKey {
  /** Of the page among those of all origins. */
  key: string
  origin: string
}

/** Rendered public pages in memory, least recently used evicted first. `page-invalidation.ts` drops outdated ones. */
export class PageCache {
  private readonly cached = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.html.length + page.brotli.length + OVERHEAD,
  })
  private readonly inFlight = new Map<string, Promise<Page | Response>>()
  private readonly origins = new Set<string>()
  private generation = 0
  private countsGrewAt = 0

  /** Content has changed: no page that is cached or being rendered is sent again. */
  drop() {
    this.generation++
    this.cached.clear()
    this.origins.clear()
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
   * Only pages from their canonical path are cached, so that other spellings do not fill the cache.
   */
  async find({ key, origin }: PageKey, render: () => Promise<Page | Response>): Promise<Page | Response> {
    const cached = this.peek(key)
    if (cached) return cached
    // Requests after a change must not share a rendering that began before it.
    const name = `${this.generation} ${key}`
    const shared = this.inFlight.get(name)
    if (shared) {
      const made = await shared.catch(() => undefined)
      return made && isShareable(made) ? made : render()
    }
    const own = this.render({ key, origin }, render).finally(() => this.inFlight.delete(name))
    this.inFlight.set(name, own)
    return own
  }

  private isCurrent({ renderedAt }: CachedPage) {
    return renderedAt > this.countsGrewAt || performance.now() - renderedAt < MAX_COUNT_AGE
  }

  private async render({ key, origin }: PageKey, render: () => Promise<Page | Response>) {
    const { generation } = this
    const renderedAt = performance.now()
    const made = await render()
    if (isShareable(made) && made.isCanonical && generation === this.generation && this.admits(origin))
      this.cached.set(key, { page: made, renderedAt })
    return made
  }

  private admits(origin: string): boolean {
    if (this.origins.size < MAX_ORIGINS) this.origins.add(origin)
    return this.origins.has(origin)
  }
}

/** Not by `instanceof Response`: the renderer's Response is another class. */
export const isPage = (made: Page | Response): made is Page => 'etag' in made

const isShareable = (made: Page | Response): made is Page => isPage(made) && made.status === 200
