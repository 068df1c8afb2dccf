/** Whether a path belongs to the workbench, which renders in the browser only. */
export const isWorkbench = (path: string) => /^\/(dashboard|coffe)(\/|$)/.test(path)
