import { useRef } from 'react'

/** Asks about what was typed into a field once, as a problem of it: sent again as it is, it is taken. */
export function useQuestionOnce(field: string, questionOf: (typed: string) => string | undefined) {
  const asked = useRef('')
  return (form: HTMLFormElement): Record<string, string> => {
    const typed = String(new FormData(form).get(field) ?? '')
    const question = typed === asked.current ? undefined : questionOf(typed)
    if (!question) return {}
    asked.current = typed
    return { [field]: question }
  }
}
