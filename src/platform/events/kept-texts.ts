import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Most bytes of kept texts: 16 MiB, the cards of some four hundred boards of a hundred. */
const MAX_BYTES = 16 * 1024 * 1024
/** Bytes of a kept text beside itself: key, list entry, hash. */
const OVERHEAD = 512

/** A text in UTF-8. */
export interface KeptText {
  bytes: Buffer
  /** SHA-256 in base64url. */
  hash: string
}

interface Kept extends KeptText {
  counter: number
}

/**
 * Texts that are made of what has a topic's counter (migrations/0020_events.sql), each kept until that is raised: of a
 * topic the newest, of all those that were used last. Who asks has read the counter from the database, so that none is
 * outdated, whether or not the event that drops it arrives. Nothing in a text may depend on who reads it.
 */
export class KeptTexts {
  readonly #kept: LRUCache<string, Kept>
  readonly #making = new Map<string, Promise<Kept>>()
  #generation = 0

  /** `maxBytes`: of all texts together. */
  constructor(maxBytes = MAX_BYTES) {
    this.#kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.length + OVERHEAD })
  }

  /** Bytes that are kept. */
  get size(): number {
    return this.#kept.calculatedSize
  }

  /** Topics whose text is kept. */
  get topics(): string[] {
    return [...this.#kept.keys()]
  }

  /**
   * The text of a topic at a counter, kept or made; those who ask for the same one at once get one that is made once.
   * @param counter as the database has it
   * @param make reads what has that counter, or what is newer
   */
  async find(topic: string, counter: number, make: () => Promise<string>): Promise<KeptText> {
    const kept = this.#kept.get(topic)
    if (kept?.counter === counter) return kept
    const name = `${this.#generation} ${topic} ${counter}`
    const shared = this.#making.get(name)
    if (shared) return shared
    const own = this.#make(topic, counter, make).finally(() => this.#making.delete(name))
    this.#making.set(name, own)
    return own
  }

  /** A topic's counter was raised. */
  drop(topic: string, counter: number) {
    const kept = this.#kept.peek(topic)
    if (kept && kept.counter < counter) this.#kept.delete(topic)
  }

  /** Events may have been missed; where the database came back older than it was, counters count again. */
  dropAll() {
    this.#generation++
    this.#kept.clear()
  }

  async #make(topic: string, counter: number, make: () => Promise<string>): Promise<Kept> {
    const generation = this.#generation
    const bytes = Buffer.from(await make())
    const made = { counter, bytes, hash: hash('sha256', bytes, 'base64url') }
    if (generation === this.#generation) this.#kept.set(topic, made)
    return made
  }
}
