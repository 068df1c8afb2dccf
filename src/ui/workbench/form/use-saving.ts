import type { FormErrors } from '@mantine/form'
import { useRef, useState } from 'react'
import type { Refusal } from '#client/failures.ts'
import { notifyError, notifySuccess } from '../toasts.tsx'
import { sameValues } from './same-values.ts'

/** What this asks of a form; Mantine's own fits. */
interface SavedForm<Values> {
  getValues: () => Values
  validate: () => { hasErrors: boolean; errors: FormErrors }
  setErrors: (errors: FormErrors) => void
}

interface Options<Values, Answer> {
  form: SavedForm<Values>
  /** What is on the server. */
  first: Values
  /** What the form shows when it opens: the same, or a draft. */
  shown: Values
  /** Why it cannot be saved just now: text alone before the fields are looked at, as while a picture is on its way. */
  findObstacle?: () => string | undefined
  /** What is wrong that no schema sees, e.g. a date half typed. */
  findMore?: () => FormErrors | undefined
  /** Sends what was typed. Throws where it is not saved. */
  send: (values: Values) => Promise<Answer>
  /** What to tell the person about a failed `send`. */
  explain: (failure: unknown) => Refusal
  /** Says why nothing was saved; a toast with the reason where absent. */
  onRefused?: (text: string) => void
  /** Told of each save, when nothing before it is left to save. */
  onSaved: () => void
  /** Told the server's answer, when all else is done. */
  onAnswered?: (answer: Answer) => void
}

/** A form's values and their way to the server. What is typed stays, however a save ends. */
export function useSaving<Values extends object, Answer>({
  form,
  first,
  shown,
  findObstacle,
  findMore,
  send,
  explain,
  onRefused = notifyError,
  onSaved,
  onAnswered,
}: Options<Values, Answer>) {
  const [saved, setSaved] = useState(first)
  const lastSaved = useRef(first)
  const [dirty, setDirty] = useState(() => !sameValues(shown, first))
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)

  /** Says by the values whether there is something to save; to be told of every change. */
  const notice = (values: Values) => setDirty(!sameValues(values, lastSaved.current))
  const isDirty = () => !sameValues(form.getValues(), lastSaved.current)

  /** Takes what is on the server for granted: nothing is left to save. */
  function settle(values: Values) {
    lastSaved.current = values
    setSaved(values)
    notice(form.getValues())
    onSaved()
  }

  /** Says why nothing was saved, and leads to the first field to blame. */
  function refuse({ text, fields = {} }: Refusal) {
    form.setErrors(fields)
    onRefused(text)
    focusFirst(Object.keys(fields))
  }

  /** @param change what is sent of what was typed; what differs from it stays in the fields as it was typed */
  async function save(change: (typed: Values) => Values = (typed) => typed) {
    if (busy.current) return
    const obstacle = findObstacle?.()
    if (obstacle) return void onRefused(obstacle)
    const { hasErrors, errors } = form.validate()
    const wrong = hasErrors ? errors : findMore?.()
    if (wrong) return refuse({ text: 'Confira os campos marcados.', fields: wrong })
    const values = change(structuredClone(form.getValues()))
    const answer = await run(() => send(values), refuse)
    if (answer === undefined) return
    settle(values)
    notifySuccess('Salvo com sucesso')
    onAnswered?.(answer.value)
  }

  /** Does something else with what is saved, the form standing still meanwhile. Undefined where it failed. */
  async function run<Done>(
    act: () => Promise<Done>,
    fail: (refusal: Refusal) => void = ({ text }) => void notifyError(text),
  ): Promise<{ value: Done } | undefined> {
    if (busy.current) return undefined
    busy.current = true
    setSaving(true)
    try {
      return { value: await act() }
    } catch (failure) {
      fail(explain(failure))
      return undefined
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  return { saved, dirty, saving, isDirty, notice, settle, save, run }
}

/** Leads to the first of these fields as the page has them. A folded part unfolds first. */
function focusFirst(paths: string[]) {
  if (paths.length === 0) return
  requestAnimationFrame(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')]
    fields.find(({ dataset }) => paths.includes(dataset.path ?? ''))?.focus()
  })
}
