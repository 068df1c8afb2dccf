import { type Kysely, sql } from 'kysely'
import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { type Listener, listen } from '../db/listen.ts'
import type { DB } from '../db/tables.gen.ts'
import { KeptTexts } from './kept-texts.ts'
import { Presence } from './presence.ts'

/** Streams one person may hold open at once: some tabs on some devices. */
const MAX_STREAMS = 20

/** The first word of a notification about who looks at what: `here task:12 3 1764380000000`. */
const HERE = 'here'

/** An event that a stream receives. */
interface Subscriber {
  /** A topic's counter was raised. */
  onEvent(topic: string, counter: number): void
  /** Notifications may have been missed, or rights have changed: everything is to be read again. */
  onRecheck(): void
  /** The program ends. */
  onClose(): void
}

/** Says to all processes that a person looks at a topic at a moment (milliseconds), or no longer (0). */
export const notifyHere = (db: Kysely<DB>, topic: string, person: number, at: number) =>
  sql`select pg_notify('events', ${`${HERE} ${topic} ${person} ${at}`})`.execute(db)

/** Passes what the database notifies of (migrations/0020_events.sql) on to the streams of this process. */
export class EventHub {
  /** Texts of this process that are dropped by the events. */
  readonly texts = new KeptTexts()
  /** Who looks at what, in whichever process they do. */
  readonly presence = new Presence()
  readonly #subscribers = new Map<Subscriber, number>()
  #isClosed = false

  /**
   * Adds a stream of that person until the returned function is called. Undefined where they hold too many already, or
   * the program ends.
   */
  subscribe(person: number, subscriber: Subscriber): (() => void) | undefined {
    const open = [...this.#subscribers.values()].filter((one) => one === person).length
    if (this.#isClosed || open >= MAX_STREAMS) return undefined
    this.#subscribers.set(subscriber, person)
    return () => void this.#subscribers.delete(subscriber)
  }

  /** Listens to the database until the listener is closed. */
  listen(connection: ClientConfig, log: Logger): Listener {
    return listen(connection, 'events', {
      onNotify: (payload) => this.#publish(payload),
      onGap: () => {
        this.texts.dropAll()
        this.#publish('rights')
      },
      log,
    })
  }

  /** Ends all streams, and takes no more. */
  close() {
    this.#isClosed = true
    for (const subscriber of this.#subscribers.keys()) subscriber.onClose()
  }

  /** Takes a sign of somebody at a topic, whose streams hear of it where somebody has come or gone. */
  #meet(topic: string, [person = 0, at = 0]: number[]) {
    if (!this.presence.note(topic, person, at)) return
    for (const subscriber of this.#subscribers.keys()) subscriber.onEvent(topic, this.presence.changes)
  }

  #publish(payload: string) {
    const [topic = '', counter, ...sign] = payload.split(' ')
    if (topic === HERE) return this.#meet(counter ?? '', sign.map(Number))
    if (counter !== undefined) this.texts.drop(topic, Number(counter))
    for (const subscriber of this.#subscribers.keys())
      if (counter === undefined) subscriber.onRecheck()
      else subscriber.onEvent(topic, Number(counter))
  }
}
