import { useForceUpdate } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { readStoredUser } from '#client/stored-user.ts'
import { type Draft, type DraftPlace, findOffer, joinDrafts, readDraft, storeDraft } from './draft.ts'
import { type Changes, withChanges } from './form-values.ts'

/** Pause in the typing after which a draft is stored, in milliseconds. */
const PAUSE = 500

/** The draft of one form, as it is typed, and what of it is stored. It knows the form by what it is given alone. */
class FormDraft<Values extends object> {
  /** The draft found when the form opened, until somebody decides about it. */
  offer: Draft<Values> | undefined
  /** What is typed now; undefined where there is nothing to save. */
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

  /** Takes what is typed now, to be stored when the typing pauses; undefined where there is nothing to save. */
  type(changes: Changes<Values> | undefined, revision: number | undefined) {
    this.current = changes && { changes, revision: revision ?? null, typed: Date.now() }
    this.isStored = false
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.store(), PAUSE)
  }

  /** Stores at once what is not stored yet. False where that failed. */
  store(): boolean {
    clearTimeout(this.timer)
    if (!this.isStored) this.isStored = storeDraft(this, joinDrafts(this.current, this.offer))
    return this.isStored
  }

  /** Decides about the offer; `next` is offered in its place. */
  decide(next: Draft<Values> | undefined) {
    this.offer = next
    this.isStored = false
    this.store()
  }

  /** Ends the draft: what was typed is saved, or gone. An offer stays. */
  end() {
    this.current = undefined
    this.isStored = false
    this.store()
  }

  /** Something new has got its name: its draft goes along, while one still offered was of another. False where it is the name it has. */
  rename(name: string): boolean {
    if (name === this.name) return false
    storeDraft(this, this.offer)
    this.name = name
    this.decide(undefined)
    return true
  }

  /** Removes it with all that is offered. */
  remove() {
    this.current = undefined
    this.decide(undefined)
  }
}

/** Stores what is typed in this browser, so that it survives a crash, a reload or an ended session. Stores nothing without a `name`. */
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
    type: (changes: Changes<Values> | undefined, revision: number | undefined) => draft?.type(changes, revision),
    /** Stores at once what is not stored yet. False where it could not, or no draft is kept. */
    store: () => draft?.store() ?? false,
    end: () => draft?.end(),
    remove: () => draft?.remove(),
    /** Takes the offered draft; what was typed meanwhile is offered in its place, else one that is older. */
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
