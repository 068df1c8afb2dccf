import { isWorkbench } from './page-rules.ts'

/** The part of the router's location change that is read. */
interface LocationChange {
  pathChanged: boolean
  toLocation: { pathname: string }
}

/**
 * The view transition of a navigation: a fade between public pages; false (none) in the workbench and with reduced
 * motion.
 */
export function pageTransition({ pathChanged, toLocation }: LocationChange): string[] | false {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  return pathChanged && !reducesMotion && !isWorkbench(toLocation.pathname) ? ['page'] : false
}
