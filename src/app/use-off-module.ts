import { useState } from 'react'
import { useModulesOff } from '#client/session/modules.ts'
import { type Module, moduleAt } from '#modules.ts'

interface OffModule {
  module: Module
  /** Whether the screen was open before its module was switched off: it stays, with what was typed. */
  wasOpen: boolean
}

/**
 * The module of the screen at a path, where it is off; undefined where it is on, or for a screen of none.
 * @param isKnown whether the session has said which modules are off
 */
export function useOffModule(path: string, isKnown: boolean): OffModule | undefined {
  const off = useModulesOff()
  const [open, setOpen] = useState<string>()
  const module = moduleAt(path)
  const isOff = module !== undefined && off.includes(module)
  const next = isOff ? (open === path ? path : undefined) : isKnown ? path : open
  if (next !== open) setOpen(next)
  return isOff ? { module, wasOpen: open === path } : undefined
}
