import { LRUCache } from 'lru-cache'
import { type Answer, isAnswer } from './answer.ts'
import { ContentCache } from './content-cache.ts'
import type { Page } from './page.ts'

/** Most bytes of cached pages, with their Brotli copies: 24 MiB, some four hundred articles. */
const MAX_BYTES = 24 * 1024 * 1024
/** Most bytes of the answers of calls, and of their results. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
/** Bytes of a cached item beside its copies: headers, key, list entry. */
const OVERHEAD = 2048
/** How much a page and its Brotli copy take together, which is made later, as a multiple of the page. */
const WITH_COPY = 1.5
/**
 * Origins whose pages are cached. With PUBLIC_URL there is one; else each Host that is requested makes one, and those that
 * come first since the last change are cached.
 */
const MAX_ORIGINS = 5
/** Addresses that are remembered as requested. */
const MAX_ADDRESSES = 2000

interface PageKey {
  /** Of the page among those of all origins. */
  key: string
  origin: string
}

/** A call's result, as the pages that are rendered here get it. */
interface Result {
  value: unknown
}

/** Rendered public pages, and the answers of the calls whose content they show, in memory. */
export class PageCache {
  /** The answers of `cachedCall`s over HTTP. */
  readonly answers = new ContentCache<Answer>({
    maxBytes: MAX_ANSWER_BYTES,
    sizeOf: ({ body }) => body.length + OVERHEAD,
    isShareable: isAnswer,
  })
  /** The results of the same calls in process. */
  readonly results = new ContentCache<Result>({
    maxBytes: MAX_ANSWER_BYTES,
    sizeOf: ({ value }) => JSON.stringify(value).length + OVERHEAD,
    isShareable: (made): made is Result => made !== undefined,
  })
  private readonly pages = new ContentCache<Page>({
    maxBytes: MAX_BYTES,
    sizeOf: ({ body }) => Math.ceil(body.length * WITH_COPY) + OVERHEAD,
    isShareable: (made): made is Page => isPage(made) && made.status === 200,
  })
  private readonly requested = new LRUCache<string, true>({ max: MAX_ADDRESSES })
  private readonly origins = new Set<string>()

  /** Content has changed: no page that is cached or being rendered is sent again. */
  drop() {
    for (const cache of [this.pages, this.answers, this.results]) cache.drop()
    this.origins.clear()
  }

  /**
   * Only counts have changed: each page is rendered again, but at most once a second. What calls answered is dropped: a
   * page made of an old result would look newer than it is.
   */
  age() {
    this.pages.age()
    for (const cache of [this.answers, this.results]) cache.drop()
  }

  /** The page cached under `key`, unless it is outdated. */
  peek(key: string): Page | undefined {
    return this.pages.peek(key)
  }

  /**
   * The page cached under `key`, else the one that `render` makes. Only pages with status 200 are shared, and only those
   * from their canonical path are cached, so that other spellings do not fill the cache.
   */
  find({ key, origin }: PageKey, render: () => Promise<Page | Response>): Promise<Page | Response> {
    return this.pages.find(key, render, ({ isCanonical }) => isCanonical && this.admits(origin))
  }

  /** Whether an address was requested before, and remembers it, also when its page changes. */
  isRepeated(address: string): boolean {
    if (this.requested.get(address)) return true
    this.requested.set(address, true)
    return false
  }

  private admits(origin: string): boolean {
    if (this.origins.size < MAX_ORIGINS) this.origins.add(origin)
    return this.origins.has(origin)
  }
}

/** Not by `instanceof Response`: the renderer's Response is another class. */
export const isPage = (made: unknown): made is Page => isAnswer(made) && 'scripts' in made
