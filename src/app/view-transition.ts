/** Addresses of the workbench: a tool changes its screens at once. */
const WORKBENCH = /^\/(dashboard|coffe)(\/|$)/

/** A navigation as the router tells of it. */
interface Change {
  pathChanged: boolean
  toLocation: { pathname: string }
}

/** Public pages fade into each other, where the browser can and the reader has nothing against motion. False: at once. */
export function pageTransition({ pathChanged, toLocation }: Change): string[] | false {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return pathChanged && !isStill && !WORKBENCH.test(toLocation.pathname) ? ['page'] : false
}
