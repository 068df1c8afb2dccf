import { LRUCache } from 'lru-cache'
import type { Page } from './page.ts'

/** Bytes of rendered pages kept, all their copies counted: 24 MiB, some four hundred articles. */
const MAX_BYTES = 24 * 1024 * 1024
/** Bytes a kept page takes beside its copies: headers, key and place in the list. */
const BESIDE = 2048
/** Milliseconds a page may go on showing counts that have grown. */
const COUNTS_MAY_LAG = 1000

/** What services tell of the public pages. */
export interface Pages {
  /** Something they show was changed: none of them is shown again. */
  drop(): void
  /** Only counts grew: each is rendered again, but at most once a second. */
  age(): void
}

interface Kept {
  page: Page
  renderedAt: number
}

/** Rendered public pages in memory, the least asked for leaving first. */
export class PageCache implements Pages {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.html.length + page.brotli.length + BESIDE,
  })
  private readonly underWay = new Map<string, Promise<Page | Response>>()
  private generation = 0
  private countsGrewAt = 0

  drop() {
    this.generation++
    this.kept.clear()
  }

  age() {
    this.countsGrewAt = performance.now()
  }

  /** The page kept under `key`, while it is right. */
  peek(key: string): Page | undefined {
    const kept = this.kept.get(key)
    return kept && this.isGood(kept) ? kept.page : undefined
  }

  /** The page kept under `key`, else the one `render` makes; asked for many times at once, it is made once. */
  async find(key: string, render: () => Promise<Page | Response>): Promise<Page | Response> {
    const kept = this.peek(key)
    if (kept) return kept
    // A page begun before a change is no answer to who asks after it.
    const name = `${this.generation} ${key}`
    let page = this.underWay.get(name)
    if (!page) {
      page = this.render(key, render).finally(() => this.underWay.delete(name))
      this.underWay.set(name, page)
    }
    const made = await page
    return isPage(made) ? made : made.clone()
  }

  private isGood({ renderedAt }: Kept) {
    return renderedAt > this.countsGrewAt || performance.now() - renderedAt < COUNTS_MAY_LAG
  }

  private async render(key: string, render: () => Promise<Page | Response>) {
    const { generation } = this
    const renderedAt = performance.now()
    const made = await render()
    const isKept = isPage(made) && made.status === 200 && generation === this.generation
    if (isKept) this.kept.set(key, { page: made, renderedAt })
    return made
  }
}

/** Not `instanceof Response`: what renders pages answers with a class of its own. */
export const isPage = (made: Page | Response): made is Page => 'etag' in made
