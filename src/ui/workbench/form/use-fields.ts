import { type ChangeEvent, useState } from 'react'
import { failureText, isApiError } from '#client/failures.ts'
import { notifyError } from '../toasts.tsx'

/** The values of a small dialog, and what is wrong with them, by field: nothing, once something else is typed. */
export function useFields<Values extends object>(initial: () => Values) {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  function change(part: Partial<Values>) {
    setValues((before) => ({ ...before, ...part }))
    setProblems({})
  }
  return {
    values,
    problems,
    setProblems,
    change,
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
      else notifyError(failureText(failure))
    },
  }
}
