import { useForceUpdate } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { readStoredUser } from '#client/session/stored-user.ts'
import { nowMs } from '#clock.ts'
import { type Draft, type DraftPlace, findOffer, joinDrafts, readDraft, storeDraft } from './form-draft.ts'
import { type Changes, withChanges } from './form-values.ts'

/** Pause in the typing after which a draft is stored, in milliseconds. */
const PAUSE = 500

/** What a form's changes are based on. */
interface Begun {
  /** Undefined for a new record. */
  revision: number | undefined
  /** See `Draft`. */
  key: string
}

/** The draft of one form: the current changes, the offered draft, and when to store them. */
class FormDraft<Values extends object> {
  /** The draft found when the form opened, until it is resumed or discarded. */
  offer: Draft<Values> | undefined
  /** The current changes; undefined if there are none. */
  current: Draft<Values> | undefined
  private isStored = true
  private timer: number | undefined
  readonly user: number
  name: string

  constructor({ user, name }: DraftPlace, values: Values) {
    this.user = user
    this.name = name
    this.offer = findOffer(readDraft({ user, name }, values), values)
  }

  /** Sets the current changes, undefined for none; they are stored after a pause in the typing. */
  type(changes: Changes<Values> | undefined, { revision, key }: Begun) {
    this.current = changes && { changes, revision: revision ?? null, key, typed: nowMs() }
    this.isStored = false
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.store(), PAUSE)
  }

  /** Stores now what is not stored yet. False if that failed. */
  store(): boolean {
    clearTimeout(this.timer)
    if (!this.isStored) this.isStored = storeDraft(this, joinDrafts(this.current, this.offer))
    return this.isStored
  }

  /** Replaces the offer by `next`, and stores. */
  decide(next: Draft<Values> | undefined) {
    this.offer = next
    this.isStored = false
    this.store()
  }

  /** Removes the current changes, which were saved or reverted. The offer stays. */
  end() {
    this.current = undefined
    this.isStored = false
    this.store()
  }

  /** Moves the current changes to another name, when a new record gets its id. The offer stays under the old name. False if the name is the same. */
  rename(name: string): boolean {
    if (name === this.name) return false
    storeDraft(this, this.offer)
    this.name = name
    this.decide(undefined)
    return true
  }

  /** Removes the current changes and the offer. */
  remove() {
    this.current = undefined
    this.decide(undefined)
  }
}

/** Stores a form's changes in this browser, so that they survive a crash, a reload or the end of the session. Without a `name` nothing is stored. */
export function useDraft<Values extends object>(name: string | undefined, values: Values) {
  const update = useForceUpdate()
  const [draft] = useState(() => {
    const user = readStoredUser()
    return name !== undefined && user ? new FormDraft({ user: user.id, name }, values) : undefined
  })

  useEffect(() => {
    if (name !== undefined && draft?.rename(name)) update()
  }, [draft, name, update])

  useEffect(() => {
    const store = () => void draft?.store()
    const hide = () => document.visibilityState === 'hidden' && store()
    addEventListener('pagehide', store)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', store)
      document.removeEventListener('visibilitychange', hide)
      store()
    }
  }, [draft])

  return {
    offer: draft?.offer,
    type: (changes: Changes<Values> | undefined, begun: Begun) => draft?.type(changes, begun),
    /** Stores now what is not stored yet. False if that failed, or without a `name`. */
    store: () => draft?.store() ?? false,
    end: () => draft?.end(),
    remove: () => draft?.remove(),
    /** Returns the offered draft. The current changes are offered in its place, else an earlier draft. */
    resume(base: Values): Draft<Values> | undefined {
      const taken = draft?.offer
      if (!draft || !taken) return undefined
      draft.decide(draft.current ?? findOffer(taken.earlier, withChanges(base, taken.changes)))
      update()
      return taken
    },
    discard() {
      draft?.decide(draft.offer?.earlier)
      update()
    },
  }
}
