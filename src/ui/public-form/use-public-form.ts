import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { explainFailure, isApiError } from '#client/calls/failures.ts'
import type { Returned } from '#platform/rendering.ts'
import { fillDraft, removeDraft, storeDraft } from './form-draft.ts'

/** Error texts by the field's name, or by its id where it has no name. */
export type Problems = Readonly<Record<string, string>>

export interface PublicFormOptions {
  /** The form as posted without JavaScript and refused. */
  returned: Returned | undefined
  /** Sends what was typed, by the fields' names. What it throws is shown with the form. */
  send: (typed: Record<string, string>, form: HTMLFormElement) => Promise<unknown>
  /** What is wrong with fields that are not empty. */
  check?: (form: HTMLFormElement, submitter: Submitter) => Problems
  /** Whether a required field may be empty with that button. */
  skips?: (control: Control, submitter: Submitter) => boolean
  /** Key in session storage of what was typed, until it is sent; without one it is not stored. */
  draft?: string
  /** Focuses a field that is no control of the form, by the name that `check` gives it. */
  focus?: (field: string) => void
}

/** The button that was pressed; null where the form was sent without one. */
type Submitter = HTMLButtonElement | null

interface Refused {
  error: string
  fields: Problems
}

/**
 * A form of a public page, sent by a call; without JavaScript the browser posts it to the page's own address. Empty
 * required fields and the server's errors are shown at the fields, of which the first gets the focus; what was typed
 * stays.
 */
export function usePublicForm({ returned, send, check, skips, focus, draft }: PublicFormOptions) {
  const element = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<Refused | undefined>(returned)
  const [isBusy, setBusy] = useState(false)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    if (draft !== undefined && element.current) fillDraft(draft, element.current)
    setHydrated(true)
  }, [draft])

  function refuse(form: HTMLFormElement, { error, fields: unordered }: Refused) {
    const fields = inOrder(form, unordered)
    setRefused({ error, fields })
    const names = Object.keys(fields)
    const wrong = names.map((name) => form.elements.namedItem(name)).find((field) => field instanceof HTMLElement)
    if (wrong instanceof HTMLElement) wrong.focus()
    else if (names[0] !== undefined) focus?.(names[0])
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const submitter = event.nativeEvent.submitter as Submitter
    const controls = controlsOf(form).filter((control) => !skips?.(control, submitter))
    const fields = { ...check?.(form, submitter), ...findRefused(controls), ...findMissing(controls) }
    if (Object.keys(fields).length > 0) return refuse(form, { error: '', fields })
    setBusy(true)
    setRefused(undefined)
    try {
      await send(Object.fromEntries(new FormData(form, submitter)) as Record<string, string>, form)
      if (draft !== undefined) removeDraft(draft)
    } catch (failure) {
      const fields = (isApiError(failure) && failure.data?.fields) || {}
      refuse(form, { error: explainFailure(failure).text, fields })
    } finally {
      setBusy(false)
    }
  }

  function onInput({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    if (draft !== undefined) storeDraft(draft, form)
    // Editing a field clears its error.
    const { [keyOf(target as Control)]: cleared, ...fields } = refused?.fields ?? {}
    if (cleared) setRefused({ error: '', fields })
  }

  return {
    isBusy,
    isHydrated,
    /** What is wrong, where no field is to blame. */
    error: refused && Object.keys(refused.fields).length === 0 ? refused.error : '',
    form: { ref: element, method: 'post', noValidate: isHydrated, onSubmit, onInput } as const,
    field: (name: string) => ({
      name,
      typed: returned?.typed[name],
      failure: refused?.fields[name],
      isFirstWrong: returned !== undefined && Object.keys(returned.fields)[0] === name,
    }),
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  )

const keyOf = ({ name, id }: Control) => name || id

/** What the fields refuse by themselves, by their names. */
const findRefused = (controls: readonly Control[]): Problems =>
  Object.fromEntries(
    controls
      .filter(({ validity }) => validity.customError)
      .map((control) => [keyOf(control), control.validationMessage]),
  )

/** Required fields that are empty, by their names, with their error texts. */
function findMissing(controls: readonly Control[]): Problems {
  return Object.fromEntries(
    controls
      .filter(({ required, validity }) => required && validity.valueMissing)
      .map((control) => [
        keyOf(control),
        control.type === 'checkbox' ? 'Marque que leu e concorda.' : 'Preencha este campo.',
      ]),
  )
}

/** The problems in the order of the form's controls; those of other fields are the last. */
const inOrder = (form: HTMLFormElement, problems: Problems): Problems => ({
  ...Object.fromEntries(
    controlsOf(form)
      .map(keyOf)
      .filter((key) => problems[key])
      .map((key) => [key, problems[key]!]),
  ),
  ...problems,
})
