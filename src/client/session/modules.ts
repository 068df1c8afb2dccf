import { useCallback, useMemo } from 'react'
import type { Api } from '#client/calls/api.ts'
import { readStored } from '#client/storage/storage.ts'
import { setStored, useStored } from '#client/storage/use-stored.ts'
import { isOn, type Module, moduleAt, readOff } from '#modules.ts'

/**
 * Key in local storage under which the browser remembers which modules are off, so that it is known before the first paint.
 * Each log-in and each reading of the session store it anew.
 */
const MODULES = 'modules'

/** What the session says of the modules. */
type Modules = Awaited<ReturnType<Api['accounts']['session']>>['modules']

/** Leaves those modules out, in every open tab. */
export function storeModules(modules: Modules) {
  setStored(MODULES, JSON.stringify(modules))
}

/** The modules of a stored text; all are on where there is none. */
function parse(text: string | null): Modules {
  try {
    const { off, counter } = JSON.parse(text ?? '{}') as Partial<Modules>
    return { off: readOff(off), counter: Number(counter ?? 0) }
  } catch {
    return { off: [], counter: 0 }
  }
}

/** How often modules had been switched when the browser last heard of it. */
export const knownCounter = (): number => parse(readStored(MODULES)).counter

/** Which modules are off. The same array until that changes. */
export function useModulesOff(): readonly Module[] {
  const text = useStored(MODULES)
  return useMemo(() => parse(text).off, [text])
}

/** Whether something is there, by the module that it belongs to. */
export function useIsOn(): (part: { module?: Module | null }) => boolean {
  const off = useModulesOff()
  return useCallback((part) => isOn(part, off), [off])
}

/** A path of this site, or the dashboard in place of a screen whose module is off. */
export function orDashboard(path: string): string {
  const module = moduleAt(path.replace(/[?#].*/, ''))
  return module && parse(readStored(MODULES)).off.includes(module) ? '/dashboard' : path
}
