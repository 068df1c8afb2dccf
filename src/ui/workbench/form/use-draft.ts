import { useEffect, useRef, useState } from 'react'
import { type Draft, type DraftKind, findOffer, isOvertaken, joinDrafts, keepDraft, readDraft } from './kept-draft.ts'

/** Pause in the typing after which it is kept, in milliseconds. */
const PAUSE = 500

/** What a form begins with: what is saved, or the draft that goes on where an ended session broke it off. */
export function openForm<Values>(
  kind: DraftKind<Values>,
  id: number | undefined,
  saved: Values,
  updated: string | undefined,
) {
  const draft = findOffer(readDraft(kind, id), saved)
  const goesOn = draft !== undefined && ledHereByLogin() && !isOvertaken(draft, updated)
  return goesOn
    ? { shown: draft.values, resumed: draft, offer: findOffer(draft.earlier, saved) }
    : { shown: saved, resumed: undefined, offer: draft }
}

/** Whether the login led straight to this address, as it does after a session has ended amid the work. */
function ledHereByLogin() {
  const [opening] = performance.getEntriesByType('navigation')
  return document.referrer.startsWith(`${location.origin}/login`) && opening?.name === location.href
}

interface Options<Values> {
  kind: DraftKind<Values>
  /** Of what the form edits; undefined while it has none. */
  id: number | undefined
  /** When it was last saved, as far as is known. */
  updated: string | undefined
  /** The draft found when the form opened. */
  offer: Draft<Values> | undefined
  read: () => Values
  isDirty: () => boolean
}

/** Keeps what is typed in this browser, so that it survives a crash, a reload or an ended session. */
export function useDraft<Values>({ kind, id, updated, offer: found, read, isDirty }: Options<Values>) {
  const [offer, setOffer] = useState(found)
  const offered = useRef(found)
  const base = useRef<string | null>(null)
  const typed = useRef(found?.typed ?? Date.now())
  const timer = useRef<number>(undefined)
  /** Whether storage holds what the form does. */
  const kept = useRef(true)
  const key = useRef(id)

  const current = (): Draft<Values> | undefined =>
    isDirty() ? { values: read(), typed: typed.current, base: base.current } : undefined

  /** Keeps at once what is not kept yet. False where that failed. */
  function keep(): boolean {
    clearTimeout(timer.current)
    if (!kept.current) kept.current = keepDraft(kind, key.current, joinDrafts(current(), offered.current))
    return kept.current
  }

  function decide(next: Draft<Values> | undefined) {
    offered.current = next
    setOffer(next)
    kept.current = false
    keep()
  }

  useEffect(() => {
    base.current = updated ?? null
  }, [updated])

  // Something new that has got its id: its draft moves with it, while one still offered was of another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the id changes
  useEffect(() => {
    if (key.current === id) return
    keepDraft(kind, key.current, offered.current)
    key.current = id
    decide(undefined)
  }, [id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads from refs and the form alone
  useEffect(() => {
    const leave = () => void keep()
    const hide = () => document.visibilityState === 'hidden' && leave()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [])

  return {
    offer,
    keep,
    /** Something was typed. */
    touch() {
      typed.current = Date.now()
      kept.current = false
      clearTimeout(timer.current)
      timer.current = window.setTimeout(keep, PAUSE)
    },
    /** It was saved: what was typed until then needs no keeping. */
    settle() {
      base.current = null // until it is read again
      kept.current = false
      keep()
    },
    /** Takes the offered draft, for `show` to put into the form; what was typed meanwhile is offered in its place. */
    resume(show: (values: Values) => void) {
      const taken = offered.current
      if (!taken) return
      const instead = current() ?? findOffer(taken.earlier, taken.values)
      typed.current = taken.typed
      show(taken.values)
      decide(instead)
    },
    discard: () => decide(offered.current?.earlier),
    /** It is gone, and what was typed into it. */
    forget() {
      offered.current = undefined
      kept.current = keepDraft(kind, key.current, undefined)
    },
  }
}
