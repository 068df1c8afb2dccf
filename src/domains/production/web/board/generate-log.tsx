import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '#client/say.ts'
import type { TaskStatus } from '../../production.ts'
import { productionWords } from '../../words.ts'
import { copyNames } from './copy-names.ts'

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
