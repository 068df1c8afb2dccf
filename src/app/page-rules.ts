/** Addresses of the workbench, which renders in the browser only. */
export const isWorkbench = (path: string) => /^\/(dashboard|coffe)(\/|$)/.test(path)

/** The query parameters that public pages read; a page shows the same whatever the others say. */
export const parametersOf = (path: string): readonly string[] =>
  path.startsWith('/projects/') ? ['page'] : (PARAMETERS[path] ?? [])

/** `q` is what the search form sends in browsers without scripts; it leads on to the results. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/archive': ['page'],
  '/contact': ['enviada'],
  '/projects': ['page', 'q'],
}
