import { type SubmitEvent, useEffect, useState } from 'react'
import { explainFailure, isApiError } from '#client/failures.ts'
import type { Returned } from '#platform/context.ts'

/** The forms of a quote's page: `decision` says which one was posted. */
export interface AnswerProps {
  token: string
  returned: Returned | undefined
  onAnswered: () => Promise<void>
}

interface Refused {
  error: string
  fields: Readonly<Record<string, string>>
}

/** A form of a quote's page: sent by a call; without JavaScript the browser posts it to the page's own address. */
export function useAnswer(
  { token, returned, onAnswered }: AnswerProps,
  decision: 'accept' | 'refuse' | 'change' | 'renew',
  send: (input: Record<string, string> & { token: string }) => Promise<unknown>,
) {
  const own = returned?.typed.decision === decision ? returned : undefined
  const [refused, setRefused] = useState<Refused | undefined>(own)
  const [isBusy, setBusy] = useState(false)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  function refuse(form: HTMLFormElement, refused: Refused) {
    setRefused(refused)
    const wrong = Object.keys(refused.fields)
      .map((name) => form.elements.namedItem(name))
      .find((field) => field instanceof HTMLElement)
    if (wrong instanceof HTMLElement) wrong.focus()
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const missing = findMissing(form)
    if (Object.keys(missing).length > 0) return refuse(form, { error: '', fields: missing })
    const { decision: _, ...typed } = Object.fromEntries(new FormData(form)) as Record<string, string>
    setBusy(true)
    try {
      await send({ ...typed, token })
      await onAnswered()
    } catch (failure) {
      const fields = (isApiError(failure) && failure.data?.fields) || {}
      refuse(form, { error: explainFailure(failure).text, fields })
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    error: refused && Object.keys(refused.fields).length === 0 ? refused.error : '',
    /** Whether the form came back, so that it must be seen. */
    isReturned: own !== undefined,
    form: { method: 'post', noValidate: isHydrated, onSubmit } as const,
    field: (name: string) => ({
      name,
      typed: own?.typed[name],
      failure: refused?.fields[name],
      isFirstWrong: own !== undefined && Object.keys(own.fields)[0] === name,
    }),
  }
}

/** Required fields that are empty, by their names, with what is said of them. */
function findMissing(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  )
  return Object.fromEntries(
    fields
      .filter(({ required, validity }) => required && validity.valueMissing)
      .map(({ name, type }) => [name, type === 'checkbox' ? 'Marque que leu e concorda.' : 'Preencha este campo.']),
  )
}
