/** Addresses of the workbench, which renders in the browser only. */
export const isWorkbench = (path: string) => /^\/(dashboard|coffe)(\/|$)/.test(path)
