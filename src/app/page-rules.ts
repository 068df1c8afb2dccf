/** Addresses of the workbench, which renders in the browser only. */
export const isWorkbench = (path: string) => /^\/(dashboard|coffe)(\/|$)/.test(path)

/** The query parameters that public pages read; a page shows the same whatever the others say. */
export const parametersOf = (path: string): readonly string[] => PARAMETERS[path] ?? []

const PARAMETERS: Readonly<Record<string, readonly string[]>> = { '/archive': ['page'], '/contact': ['enviada'] }
