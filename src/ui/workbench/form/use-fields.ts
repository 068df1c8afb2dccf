import { useState } from 'react'
import { isApiError } from '#client/failures.ts'

/** The values of a small dialog, and what is wrong with them, by field: nothing, once something else is typed. */
export function useFields<Values extends object>(initial: () => Values) {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  return {
    values,
    problems,
    setProblems,
    change(part: Partial<Values>) {
      setValues((before) => ({ ...before, ...part }))
      setProblems({})
    },
    /** Shows what the server says of each field. */
    showRefusal: (failure: unknown) => setProblems((isApiError(failure) && failure.data?.fields) || {}),
  }
}
