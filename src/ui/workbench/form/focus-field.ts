/** Focuses the first of these fields in document order, after collapsed parts have had time to open. */
export function focusFirst(paths: string[]) {
  if (paths.length === 0) return
  const isWrong = ({ dataset: { path } }: HTMLElement) =>
    path !== undefined && paths.some((wrong) => wrong === path || wrong.startsWith(`${path}.`))
  requestAnimationFrame(() =>
    requestAnimationFrame(() => [...document.querySelectorAll<HTMLElement>('[data-path]')].find(isWrong)?.focus()),
  )
}
