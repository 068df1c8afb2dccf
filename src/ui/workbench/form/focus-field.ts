/** Moves the focus to the first of these fields as the page shows them, once a folded part has unfolded. */
export function focusFirst(paths: string[]) {
  if (paths.length === 0) return
  const isWrong = ({ dataset: { path } }: HTMLElement) =>
    path !== undefined && paths.some((wrong) => wrong === path || wrong.startsWith(`${path}.`))
  requestAnimationFrame(() =>
    requestAnimationFrame(() => [...document.querySelectorAll<HTMLElement>('[data-path]')].find(isWrong)?.focus()),
  )
}
