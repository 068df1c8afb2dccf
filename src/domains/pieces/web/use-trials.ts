import { useEffect, useRef } from 'react'
import { api } from '#client/calls/api.ts'
import type { Choice } from '../choice.ts'
import { sizeClass } from '../size-class.ts'

/** How long a choice stands before it counts as tried, in milliseconds. */
const TRIED = 3000

/** Tells the firm what is tried, each form, material and size once a visit of the page, and nothing of who tries. */
export function useTrials({ form, material }: Choice, size: readonly number[] | undefined, isChanged: boolean) {
  const told = useRef(new Set<string>())
  const kind = size && sizeClass(size)
  useEffect(() => {
    const name = `${form} ${material} ${kind}`
    if (!isChanged || !kind || told.current.has(name)) return
    const timer = setTimeout(() => {
      told.current.add(name)
      // Who counts less is not told.
      api.pieces.tried({ form, material, size: kind }).catch(() => undefined)
    }, TRIED)
    return () => clearTimeout(timer)
  }, [form, material, kind, isChanged])
}
