import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { isApiError } from '#client/failures.ts'
import { notifyFailure } from '../toasts.tsx'

/**
 * The values of a small form, and what is wrong with them, by field: nothing, once something else is typed. The first
 * wrong field gets the focus.
 */
export function useFields<Values extends object>(initial: () => Values) {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  function change(part: Partial<Values>) {
    setValues((before) => ({ ...before, ...part }))
    setProblems({})
  }
  return {
    values,
    problems,
    setProblems,
    change,
    /** Properties of the form. What is wrong is said at the fields, in the interface's language. */
    form: { ref: form, noValidate: true },
    /** Properties of the input that edits a text. */
    text: (name: keyof Values & string) => ({
      value: String(values[name]),
      error: problems[name],
      onChange: ({ currentTarget }: ChangeEvent<{ value: string }>) =>
        change({ [name]: currentTarget.value } as Partial<Values>),
    }),
    /** Shows what the server says of each field; a toast says why, where it says nothing of any. */
    showRefusal(failure: unknown) {
      const fields = isApiError(failure) ? failure.data?.fields : undefined
      if (fields) setProblems(fields)
      else notifyFailure(failure)
    },
  }
}
