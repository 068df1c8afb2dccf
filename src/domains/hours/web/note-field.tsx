import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { dayMonth } from '#time.ts'
import { notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'
import { useSingleMutation } from '#ui/workbench/use-single-mutation.ts'
import type { Cell, HoursRow } from '../contract.ts'
import { MAX_NOTE } from '../hours.ts'
import styles from './hours.module.css'

/** The note of the cell that has, or had last, the focus: kept on Enter and on leaving, as its hours are. */
export function NoteField({ row, cell }: { row: HoursRow; cell: Cell }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const saving = useSingleMutation({
    mutationFn: (note: string) =>
      api.hours.set({ task: row.task, day: cell.day, minutes: cell.minutes, note, revision: cell.revision }),
    onSuccess: async () => {
      notifySuccess(`Nota guardada: ${row.id_text}, ${dayMonth(cell.day)}`)
      await client.invalidateQueries({ queryKey: query.hours.week.key() })
      setTyped(undefined)
    },
    // What was typed stays, to be sent again.
    onError: (failure) => {
      notifyFailure(failure)
      void client.invalidateQueries({ queryKey: query.hours.week.key() })
    },
  })
  const save = () => {
    if (typed !== undefined && typed.trim() !== cell.note && !saving.isPending) saving.mutate(typed.trim())
  }
  return (
    <TextInput
      className={styles.note ?? ''}
      size="xs"
      label={`Nota: ${row.nome}, ${dayMonth(cell.day)}`}
      placeholder="O que foi feito"
      maxLength={MAX_NOTE}
      value={typed ?? cell.note}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save()
        if (key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
