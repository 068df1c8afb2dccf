import { useState } from 'react'
import type { Returned } from '#platform/rendering.ts'
import { chooseItems, findWrongChoice, hasChoices, offeredChoice, readChoice, takeItems } from '../../choices.ts'
import type { Quote } from '../../quote-contract.ts'

interface Before {
  /** An answer posted without JavaScript and refused. */
  returned: Returned | undefined
  /** What was chosen of this version before. */
  summed: readonly number[] | undefined
  onChosen: ((taken: readonly number[]) => void) | undefined
}

/** What the client chooses of a quote that is open, and the document as it is by that. */
export function useChoice(quote: Quote, { returned, summed, onChosen }: Before) {
  const { document, open } = quote
  const [picked, setPicked] = useState<{ version: number | null; taken: readonly number[] }>()
  const isPicked = picked?.version === document.version
  // The choice that came with an answer to another version says nothing of this one.
  const isOwn = returned?.typed.version === String(document.version)
  const typed = (isOwn ? readChoice(returned.typed) : undefined) ?? summed
  const isPossible = typed && !findWrongChoice(takeItems(document.items, typed))
  const taken = isPicked ? picked.taken : isPossible ? typed : offeredChoice(document.items)
  const choosing = open && hasChoices(document.items)
  return {
    choosing,
    shown: choosing ? chooseItems(document, taken) : document,
    /** Takes an item or leaves it; an alternative takes the place of the others of its name. */
    take: (index: number, isTaken: boolean) => {
      const { choice } = document.items[index] ?? {}
      const isSame = (other: number) =>
        choice?.kind === 'alternative' && document.items[other]?.choice?.name === choice.name
      const others = taken.filter((other) => other !== index && !isSame(other))
      const now = isTaken ? [...others, index] : others
      setPicked({ version: document.version, taken: now })
      onChosen?.(now)
    },
  }
}
