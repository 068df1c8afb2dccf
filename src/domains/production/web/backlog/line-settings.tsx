import { Select } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { useSay } from '#client/interface/say.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { LineView } from '../../board-contract.ts'
import { LINE_STATUS_LABELS, LINE_TYPE_LABELS, LINE_TYPES, type LineStatus, type LineType } from '../../production.ts'
import { productionWords } from '../../words.ts'

/** In the order of the specification's dropdown, which differs from the order in the list's sections. */
const STATUS_OPTIONS = [
  'inprogress',
  'pending',
  'onhold',
  'completed',
  'needsexternalrequirements',
  'canceled',
] as const satisfies readonly LineStatus[]

interface LineSettingsProps {
  line: LineView
  onSaved: () => void
}

/** A line's status and category, each saved at once. */
export function LineSettings({ line: { id, projectstatus, projectline }, onSaved }: LineSettingsProps) {
  const say = useSay()
  const status = useSavedChoice(
    projectstatus,
    (value: LineStatus) => api.production.updateLineStatus({ id, status: value }),
    onSaved,
  )
  const type = useSavedChoice(
    projectline,
    (value: LineType) => api.production.updateLineType({ id, type: value }),
    onSaved,
  )
  return (
    <div className="cluster gap-75">
      <Select
        label={say(productionWords.status)}
        data={STATUS_OPTIONS.map((value) => ({ value, label: say(LINE_STATUS_LABELS[value]) }))}
        {...status}
      />
      <Select
        label="Tipo"
        data={LINE_TYPES.map((value) => ({ value, label: say(LINE_TYPE_LABELS[value]) }))}
        {...type}
      />
    </div>
  )
}

/** A choice that is shown and saved at once, and reverted where the save fails. */
function useSavedChoice<Value extends string>(
  stored: Value,
  save: (value: Value) => Promise<unknown>,
  onSaved: () => void,
) {
  const [choice, setChoice] = useState<{ value: Value; over: Value }>()
  if (choice && choice.over !== stored) setChoice(undefined)
  const value = choice?.value ?? stored
  const onChange = async (next: Value | null) => {
    if (!next || next === value) return
    setChoice({ value: next, over: stored })
    if (!(await attempt(() => save(next)))) return setChoice(undefined)
    notifySuccess()
    onSaved()
  }
  return { value, onChange }
}
