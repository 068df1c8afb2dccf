import { useEffect, useRef, useState } from 'react'

/** Marks an input whose text is no value of its field. */
const MARK = 'data-unreadable'
/** Marks a form that says on a submit what is wrong with all of its fields. */
export const CHECKS = 'data-checks'

/**
 * The state of a field whose typed text must be understood first. While it cannot be, the form is not submitted, but where it
 * looks itself (`CHECKS`, by `focusUnreadable`), and once the field was left it says why.
 * @param problem what is wrong with a text; undefined for one that can be read
 */
export function useUnreadable(problem: string | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const [isLeft, setLeft] = useState(false)
  const isUnreadable = problem !== undefined
  useEffect(() => {
    const form = input.current?.form
    if (!isUnreadable || !form) return
    const stop = (event: Event) => {
      setLeft(true)
      if (form.hasAttribute(CHECKS)) return
      event.preventDefault()
      event.stopPropagation()
      input.current?.focus()
    }
    form.addEventListener('submit', stop, true)
    return () => form.removeEventListener('submit', stop, true)
  }, [isUnreadable])
  return {
    /** For the field; its `error` is undefined where there is nothing to say. */
    field: { ref: input, [MARK]: isUnreadable || undefined },
    error: isLeft ? problem : undefined,
    leave: () => setLeft(true),
    enter: () => setLeft(false),
  }
}

/** What the first field of a form is called whose text cannot be read; undefined for none. */
export const unreadableIn = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>(`[${MARK}]`)?.labels?.[0]?.textContent

/** Leads to the first field of a form whose text cannot be read, and has it say why. Whether there is one. */
export function focusUnreadable(): boolean {
  const field = document.querySelector<HTMLElement>(`form [${MARK}]`)
  field?.blur() // by which it says why
  field?.focus()
  return field !== null
}
