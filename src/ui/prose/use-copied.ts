import { useEffect, useState } from 'react'
import { COPIED_FOR } from './copy-text.ts'

/** Whether a text was copied just now, for as long as a button says so; false after the browser refused, undefined otherwise. */
export function useCopied() {
  const [copied, setCopied] = useState<boolean>()
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(undefined), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [copied])
  return [copied, setCopied] as const
}
