import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '#client/interface/say.ts'
import { MAX_NAME } from '../../production.ts'
import { productionWords } from '../../words.ts'

interface AddTaskProps {
  /** Saves a task of that name. False where that failed. */
  onAdd: (nome: string) => Promise<boolean>
  /** Called by Esc; absent where the field is always shown. */
  onClose?: () => void
}

/** A field for the names of new tasks: Enter saves a task and empties the field. A blank name is not saved. */
export function AddTask({ onAdd, onClose }: AddTaskProps) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const save = async () => {
    const nome = typed.trim()
    if (!nome) return
    setTyped('')
    // What could not be saved comes back, unless something else is being typed.
    if (!(await onAdd(nome))) setTyped((now) => now || nome)
  }
  return (
    <TextInput
      placeholder={say(productionWords.writeTask)}
      aria-label={say(productionWords.writeTask)}
      maxLength={MAX_NAME}
      autoFocus={onClose !== undefined}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (nativeEvent.isComposing) return
        if (key === 'Enter') void save()
        if (key === 'Escape') onClose?.()
      }}
    />
  )
}
