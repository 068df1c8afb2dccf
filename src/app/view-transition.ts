import { isWorkbench } from './page-rules.ts'

/** A navigation as the router tells of it. */
interface Change {
  pathChanged: boolean
  toLocation: { pathname: string }
}

/**
 * Public pages fade into each other, where the browser can and the reader has nothing against motion.
 * False: at once, as the workbench always does: it is a tool.
 */
export function pageTransition({ pathChanged, toLocation }: Change): string[] | false {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return pathChanged && !isStill && !isWorkbench(toLocation.pathname) ? ['page'] : false
}
