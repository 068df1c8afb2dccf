import { LRUCache } from 'lru-cache'
import type { Page } from './page.ts'

/** Bytes of rendered pages cached, all their copies counted: 24 MiB, some four hundred articles. */
const MAX_BYTES = 24 * 1024 * 1024
/** Bytes a cached page takes beside its copies: headers, key and place in the list. */
const BESIDE = 2048
/** Milliseconds a page may go on showing counts that have grown. */
const COUNTS_MAY_LAG = 1000

interface CachedPage {
  page: Page
  renderedAt: number
}

/** Rendered public pages in memory; the least recently used leave first. The database says when they change (`page-invalidation.ts`). */
export class PageCache {
  private readonly cached = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.html.length + page.brotli.length + BESIDE,
  })
  private readonly inFlight = new Map<string, Promise<Page | Response>>()
  private generation = 0
  private countsGrewAt = 0

  /** Something they show has changed: none that is cached or being rendered is shown again. */
  drop() {
    this.generation++
    this.cached.clear()
  }

  /** Only counts have grown: each is rendered again, but at most once a second. */
  age() {
    this.countsGrewAt = performance.now()
  }

  /** The page cached under `key`, while it is right. */
  peek(key: string): Page | undefined {
    const cached = this.cached.get(key)
    return cached && this.isGood(cached) ? cached.page : undefined
  }

  /** The page cached under `key`, else the one `render` makes; asked for many times at once, it is made once. */
  async find(key: string, render: () => Promise<Page | Response>): Promise<Page | Response> {
    const cached = this.peek(key)
    if (cached) return cached
    // A page begun before a change is no answer to who asks after it.
    const name = `${this.generation} ${key}`
    let page = this.inFlight.get(name)
    if (!page) {
      page = this.render(key, render).finally(() => this.inFlight.delete(name))
      this.inFlight.set(name, page)
    }
    const made = await page
    return isPage(made) ? made : made.clone()
  }

  private isGood({ renderedAt }: CachedPage) {
    return renderedAt > this.countsGrewAt || performance.now() - renderedAt < COUNTS_MAY_LAG
  }

  private async render(key: string, render: () => Promise<Page | Response>) {
    const { generation } = this
    const renderedAt = performance.now()
    const made = await render()
    const isCacheable = isPage(made) && made.status === 200 && generation === this.generation
    if (isCacheable) this.cached.set(key, { page: made, renderedAt })
    return made
  }
}

/** Not `instanceof Response`: what renders pages answers with a class of its own. */
export const isPage = (made: Page | Response): made is Page => 'etag' in made
