/**
 * Focuses the first of these fields in document order, after collapsed parts have had time to open.
 * @param form whose fields they are: what lies around it, as behind a dialog, may have fields of the same names
 */
export function focusFirst(paths: string[], form?: HTMLFormElement | null) {
  if (paths.length === 0) return
  const isWrong = ({ dataset: { path } }: HTMLElement) =>
    path !== undefined && paths.some((wrong) => wrong === path || wrong.startsWith(`${path}.`))
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const wrong = [...document.querySelectorAll<HTMLElement>('[data-path]')].filter(isWrong)
      const own = wrong.find((field) => form?.contains(field))
      ;(own ?? wrong[0])?.focus()
    }),
  )
}
