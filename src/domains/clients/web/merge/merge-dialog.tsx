import { Modal } from '@mantine/core'
import { useState } from 'react'
import type { ClientFields } from '../../contract.ts'
import { ChooseClient } from './choose-client.tsx'
import { CompareClients } from './compare-clients.tsx'

interface MergeDialogProps {
  /** The record that stays, and what is stored of it. */
  id: number
  client: ClientFields
  opened: boolean
  onClose: () => void
  onMerged: () => void
}

/** Joins another record of the same client with this one: first it is chosen, then both are seen side by side. */
export const MergeDialog = ({ opened, onClose, ...merge }: MergeDialogProps) => (
  <Modal opened={opened} onClose={onClose} title={`Juntar outro cadastro com “${merge.client.name}”`} size="60rem">
    <MergeSteps onClose={onClose} {...merge} />
  </Modal>
)

function MergeSteps({ id, onClose, onMerged }: Omit<MergeDialogProps, 'opened' | 'client'>) {
  const [other, setOther] = useState<number>()
  return other === undefined ? (
    <ChooseClient except={id} onChoose={setOther} />
  ) : (
    <CompareClients id={id} other={other} onBack={() => setOther(undefined)} onClose={onClose} onMerged={onMerged} />
  )
}
