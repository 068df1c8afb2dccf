import { useEffect, useState } from 'react'
import { COPIED_FOR } from './copy-text.ts'

/**
 * Whether a text was copied just now, for as long as a button says so; false after the browser refused, undefined otherwise.
 * A refusal that tells how to copy by hand stays; one that stands in the place of a button's name passes too.
 */
export function useCopied({ refusalPasses = false } = {}) {
  const [copied, setCopied] = useState<boolean>()
  useEffect(() => {
    if (copied === undefined || (!copied && !refusalPasses)) return
    const timer = setTimeout(() => setCopied(undefined), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [copied, refusalPasses])
  return [copied, setCopied] as const
}
