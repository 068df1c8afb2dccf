import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Material } from '#domains/site/piece-rules.ts'
import { PIECE_PATH } from '../address.ts'
import { type Choice, OWN_FILE, queryOf, readChoice } from '../choice.ts'
import { FORMS } from '../forms.ts'

/** How long after the last change the address says it, in milliseconds. */
const SETTLED = 300

/** What is changed: measures of an unfinished number come as they are typed. */
export type Change = Partial<Omit<Choice, 'measures'>> & { measures?: Readonly<Record<string, unknown>> }

/** What a visitor has chosen, and where the knife stands. The address follows, so that it can be sent to somebody. */
export function useChoice(materials: readonly Material[], search: Readonly<Record<string, unknown>>) {
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState(() => readChoice(search, materials))
  const [knife, setKnife] = useState<number>()
  const [isChanged, setChanged] = useState(false)

  // What was typed or filled in before the scripts were there.
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = readChoice(Object.fromEntries(new FormData(form.current)), materials)
    // Where nothing was, all is drawn already.
    setChoice((last) => (queryOf(typed) === queryOf(last) ? last : typed))
  }, [materials])

  useAddress(choice, isChanged)

  const choose = ({ measures, ...change }: Change) => {
    setChanged(true)
    if (change.form !== undefined && change.form !== choice.form) setKnife(undefined)
    setChoice((last) => {
      const { form, material, quantity } = { ...last, ...change }
      const kept = form === last.form ? last.measures : {}
      return readChoice({ ...kept, ...measures, forma: form, material, quantas: quantity }, materials)
    })
  }
  return {
    choice,
    knife: knife ?? (choice.form === OWN_FILE ? 1 : FORMS[choice.form].knife),
    form,
    isChanged,
    choose,
    cut: setKnife,
  }
}

/** Has the address say a choice, once it is not changed for a moment. */
function useAddress(choice: Choice, isChanged: boolean) {
  const { history } = useRouter()
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(() => history.replace(`${PIECE_PATH}?${queryOf(choice)}`), SETTLED)
    return () => clearTimeout(timer)
  }, [choice, isChanged, history])
}
