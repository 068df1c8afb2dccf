import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { copyText } from '#ui/prose/copy-text.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { STATUS_LABELS, type TaskStatus } from '../../production.ts'

/** Copies the names of all tasks of a column, the oldest first, whatever the filters show. */
export function GenerateLog({ line, status }: { line: number; status: TaskStatus }) {
  const [isBusy, setBusy] = useState(false)
  const generate = async () => {
    setBusy(true)
    try {
      const names = await listNames(line, status)
      if (names.length === 0) notifyError(`Nenhum log encontrado para "${STATUS_LABELS[status]}"`)
      else if (await copyText(names.join('\n'))) notifySuccess('copiado!')
      else notifyError('Erro ao copiar o log')
    } catch {
      notifyError('Erro ao copiar o log')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="subtle" color="gray" size="compact-xs" loading={isBusy} onClick={() => void generate()}>
      Generate Log
    </Button>
  )
}

async function listNames(id: number, status: TaskStatus): Promise<string[]> {
  const names: string[] = []
  let cursor: string | undefined
  do {
    const page = await api.production.log({ id, status, limit: 1000, cursor })
    names.push(...page.data.map(({ nome }) => nome))
    cursor = page.next
  } while (cursor)
  return names
}
