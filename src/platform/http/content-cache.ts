import { LRUCache } from 'lru-cache'

/** Milliseconds for which counts may be outdated. */
const MAX_COUNT_AGE = 1000

interface Options<Item> {
  /** Most bytes of cached items, least recently used evicted first. */
  maxBytes: number
  sizeOf(item: Item): number
  /** Whether a result may be sent to other requests too. Otherwise only the request that made it gets it. */
  isShareable(made: unknown): made is Item
}

interface Cached<Item> {
  item: Item
  madeAt: number
}

/** What is made of public content, in memory until that changes. `page-invalidation.ts` drops what is outdated. */
export class ContentCache<Item extends object> {
  protected readonly cached: LRUCache<string, Cached<Item>>
  private readonly inFlight = new Map<string, Promise<unknown>>()
  private readonly options: Options<Item>
  private generation = 0
  private countsGrewAt = 0

  constructor(options: Options<Item>) {
    this.options = options
    this.cached = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ item }) => options.sizeOf(item) })
  }

  /** Content has changed: nothing that is cached or being made is sent again. */
  drop() {
    this.generation++
    this.cached.clear()
  }

  /** Only counts have changed: each item is made again, but at most once a second. */
  age() {
    this.countsGrewAt = performance.now()
  }

  /** The item cached under `key`, unless it is outdated. */
  peek(key: string): Item | undefined {
    const cached = this.cached.get(key)
    return cached && this.isCurrent(cached) ? cached.item : undefined
  }

  /**
   * The item cached under `key`, else the one that `make` makes. Concurrent requests share what is made, if it is
   * shareable; otherwise each makes its own.
   * @param admits whether it may be cached
   */
  async find<Made>(
    key: string,
    make: () => Promise<Item | Made>,
    admits: (item: Item) => boolean = () => true,
  ): Promise<Item | Made> {
    const cached = this.peek(key)
    if (cached) return cached
    // Requests after a change must not share what was begun before it.
    const name = `${this.generation} ${key}`
    const shared = this.inFlight.get(name)
    if (shared) {
      const made = await shared.catch(() => undefined)
      return this.options.isShareable(made) ? made : make()
    }
    const own = this.make(key, make, admits).finally(() => this.inFlight.delete(name))
    this.inFlight.set(name, own)
    return own
  }

  private isCurrent({ madeAt }: Cached<Item>) {
    return madeAt > this.countsGrewAt || performance.now() - madeAt < MAX_COUNT_AGE
  }

  private async make<Made>(key: string, make: () => Promise<Item | Made>, admits: (item: Item) => boolean) {
    const { generation } = this
    const madeAt = performance.now()
    const made = await make()
    if (generation === this.generation && this.options.isShareable(made) && admits(made))
      this.cached.set(key, { item: made, madeAt })
    return made
  }
}
