import { useEffect, useState } from 'react'

/** Texts of which there is nothing to say, so that the table of letters is not loaded. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: Latin-1, with its controls
const COMMON = /^[\u0000-\u00ff]*$/
/** Clusters that a hint names. */
const NAMED = 5

/** What a field of these texts says where a PDF cannot show all of one, by text; undefined where it can. */
export function usePdfHint(texts: readonly string[]): (text: string) => string | undefined {
  const [letters, setLetters] = useState<typeof import('#pdf-letters/pdf-letters.ts')>()
  const needsLetters = !letters && texts.some((text) => !COMMON.test(text))
  useEffect(() => {
    // Without a connection there is no hint.
    if (needsLetters)
      import('#pdf-letters/pdf-letters.ts').then(
        (module) => setLetters(module),
        () => undefined,
      )
  }, [needsLetters])
  return (text) => {
    if (!letters || COMMON.test(text)) return undefined
    const unknown = letters.findUnknown(text)
    if (unknown.length === 0) return undefined
    const more = unknown.length > NAMED ? ' e outros' : ''
    return `O PDF não mostra ${unknown.slice(0, NAMED).join(' ')}${more}: no lugar fica ${letters.BOX}.`
  }
}
