import { useEffect, useRef } from 'react'

/**
 * Asks about what was typed into a field once, as a problem of it: sent again as it is, it is taken. The next clicks of a
 * double click send nothing that was not read. `answered` is what was asked about before.
 */
export function useQuestionOnce(
  field: string,
  questionOf: (typed: string) => string | undefined,
  answered: string | undefined = '',
) {
  const asked = useRef(answered)
  const isMoreClicks = useRef(false)
  useEffect(() => {
    const note = ({ detail }: MouseEvent) => {
      isMoreClicks.current = detail > 1
    }
    window.addEventListener('click', note, true)
    return () => window.removeEventListener('click', note, true)
  }, [])
  return (form: HTMLFormElement): Record<string, string> => {
    const typed = String(new FormData(form).get(field) ?? '')
    const question = typed === asked.current && !isMoreClicks.current ? undefined : questionOf(typed)
    if (!question) return {}
    asked.current = typed
    return { [field]: question }
  }
}
