import type { FormErrors } from '@mantine/form'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLostConnection } from '#client/calls/connection.ts'
import { failureText, isApiError, isUnanswered } from '#client/calls/failures.ts'
import { answerWords } from '#client/interface/answer-words.ts'
import { sayNow } from '#client/interface/say.ts'
import { nowMs } from '#clock.ts'
import { dateTime } from '#time.ts'
import { useStable } from '../use-stable.ts'
import type { KeepResult } from './kept.ts'
import { unreadableIn } from './use-unreadable.ts'

/** Pause in the typing after which it is stored, in milliseconds. */
const PAUSE = 1000
/** Time after which a save that the server did not answer is repeated, in milliseconds. */
const REPEAT = 5000
/** How long somebody who leaves waits for what is stored, in milliseconds. */
const PATIENCE = 3000

/** The part of `useRecordForm` that is needed. */
interface KeptRecord {
  element: RefObject<HTMLFormElement | null>
  form: { labelOf: (path: string) => string }
  dirty: boolean
  isDirty: () => boolean
  /** A choice between two people's values that nobody has made yet. */
  conflict: object | undefined
  keep: () => Promise<KeepResult>
}

/**
 * Saves a form as one types: what is valid, a moment after the typing pauses, one save after the other. What the server
 * did not answer is sent again until it does; until then it is in this browser's draft.
 */
export function useAutosave({ element, form, dirty, isDirty, conflict, keep }: KeptRecord, isOn: boolean) {
  const [saved, setSaved] = useState<string>()
  const [problem, setProblem] = useState<ReactNode>()
  /** The field whose text cannot be read, of which the form has nothing to store. */
  const [unreadable, setUnreadable] = useState<string | null>()
  /** When the server stopped answering, as 14:03. */
  const since = useRef<string>(undefined)
  const timer = useRef<number>(undefined)
  const running = useRef<Promise<unknown>>(undefined)
  const isLost = useLostConnection()

  function wait(milliseconds: number) {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void saveNow(), milliseconds)
  }
  async function attempt() {
    const { isBusy, isSaved, wrong, failure } = await keep()
    if (isBusy) return wait(PAUSE)
    if (isSaved) setSaved(timeNow())
    setUnreadable(unreadableIn(element.current))
    since.current = failure !== undefined && isUnanswered(failure) ? (since.current ?? timeNow()) : undefined
    setProblem(problemOf({ failure, wrong, since: since.current }, form.labelOf))
    if (failure !== undefined && mayRepeat(failure)) wait(REPEAT)
  }
  /** Stores what is typed, after what is being stored. Whether all of it is stored then. */
  async function saveNow(): Promise<boolean> {
    clearTimeout(timer.current)
    await running.current
    // What was wrong may be put right without a change of what is stored.
    if (isOn && (isDirty() || problem)) {
      running.current = attempt()
      await running.current
    }
    return !isDirty()
  }
  const stable = useStable({ saveNow, wait })

  // What could not be sent goes once the server is there again.
  useEffect(() => {
    if (isOn && !isLost) void stable.saveNow()
  }, [isOn, isLost, stable])
  useEffect(() => {
    const kept = element.current
    const look = () => setUnreadable(unreadableIn(kept))
    kept?.addEventListener('focusout', look)
    return () => kept?.removeEventListener('focusout', look)
  }, [element])
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && void stable.saveNow()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      clearTimeout(timer.current)
    }
  }, [stable])

  return {
    /** When it was stored last, as 14:03. */
    saved,
    /** Why what is typed is not stored. */
    problem: conflict ? 'há duas versões, escolha uma.' : (problem ?? (unreadable && `${unreadable}: confira o campo`)),
    /** Whether something typed waits to be stored. */
    waits: dirty,
    /** To be called at each change of the form. */
    type: () => {
      if (isOn) stable.wait(PAUSE)
    },
    saveNow: stable.saveNow,
    /** The same for somebody who leaves, who is not kept waiting by a server that does not answer. */
    leave: () => Promise.race([stable.saveNow(), new Promise<false>((end) => setTimeout(end, PATIENCE, false))]),
  }
}

/** Whether the same may be stored a moment later. */
const mayRepeat = (failure: unknown) => isUnanswered(failure) || (isApiError(failure) && failure.status === 429)

/** The time as 14:03. */
const timeNow = () => dateTime(new Date(nowMs()).toISOString()).slice(-5)

interface Unstored {
  failure: unknown
  wrong: FormErrors | undefined
  /** Since when the server has not answered, as 14:03; undefined where it has. */
  since: string | undefined
}

/** Why what is typed is not stored: the first wrong field with its reason, or the failure. */
function problemOf({ failure, wrong = {}, since }: Unstored, labelOf: (path: string) => string): ReactNode {
  if (failure !== undefined)
    return since
      ? `sem contato com o servidor desde ${since}. Fica neste navegador e vai assim que der.`
      : failureText(failure)
  const [first] = Object.entries(wrong)
  if (!first) return undefined
  const [path, message] = first
  const label = labelOf(path.split('.')[0] ?? '')
  const reason = typeof message === 'string' ? sayNow(answerWords(message)) : 'confira o campo'
  return label ? `${label}: ${reason}` : reason
}
