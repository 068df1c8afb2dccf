/** Milliseconds after which somebody whose screen has said nothing more is no longer there. */
export const FORGOTTEN = 40_000

/**
 * Who looks at what at this moment, e.g. at `task:12`. It stands in the memory of each process, which hears of every sign
 * by the database, and nowhere else: who looks says so again every few seconds.
 */
export class Presence {
  readonly #seen = new Map<string, Map<number, number>>()
  #changes = 0

  /** How often somebody has come or gone, as far as this process has noticed. */
  get changes(): number {
    return this.#changes
  }

  /** How many things somebody looks at, as far as is remembered. */
  get size(): number {
    return this.#seen.size
  }

  /**
   * Takes a person's sign that they look at something, given at a moment (milliseconds), or that they do no longer (0).
   * Whether who is there has changed by it.
   */
  note(topic: string, person: number, at: number): boolean {
    if (at > 0) this.#forget(at)
    const people = this.#seen.get(topic) ?? new Map<number, number>()
    const wasThere = people.has(person)
    if (at > 0) this.#seen.set(topic, people.set(person, at))
    else this.#leave(topic, people, person)
    if (wasThere === at > 0) return false
    this.#changes++
    return true
  }

  /** Who looks at something at a moment. */
  list(topic: string, now: number): number[] {
    const people = [...(this.#seen.get(topic) ?? [])]
    return people.filter(([, at]) => now - at < FORGOTTEN).map(([person]) => person)
  }

  #leave(topic: string, people: Map<number, number>, person: number) {
    people.delete(person)
    if (people.size === 0) this.#seen.delete(topic)
  }

  #forget(now: number) {
    for (const [topic, people] of this.#seen)
      for (const [person, at] of people) if (now - at >= FORGOTTEN) this.#leave(topic, people, person)
  }
}
