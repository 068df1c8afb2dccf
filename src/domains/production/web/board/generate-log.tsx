import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { sayNow, useSay } from '#client/interface/say.ts'
import { copyText } from '#ui/prose/copy-text.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { STATUS_LABELS, type TaskStatus } from '../../production.ts'
import { productionWords } from '../../words.ts'

/** Copies the names of a column's tasks. */
export function GenerateLog({ line, status }: { line: number; status: TaskStatus }) {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const generate = async () => {
    setBusy(true)
    await copyNames(line, status)
    setBusy(false)
  }
  return (
    <Button variant="subtle" color="gray" size="compact-xs" loading={isBusy} onClick={() => void generate()}>
      {say(productionWords.generateLog)}
    </Button>
  )
}

/** Copies the names of all tasks of a column, the oldest first, whatever the filters show, and says so. */
export async function copyNames(line: number, status: TaskStatus) {
  try {
    const names = await listNames(line, status)
    if (names.length === 0) notifyError(`Nenhum log encontrado para "${sayNow(STATUS_LABELS[status])}"`)
    else if (await copyText(names.join('\n'))) notifySuccess(productionWords.copied)
    else notifyError(productionWords.notCopied)
  } catch {
    notifyError(productionWords.notCopied)
  }
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
