import { Modal, Text } from '@mantine/core'
import type { LineView } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'

interface TaskModalProps {
  line: LineView
  /** The task's id text; undefined for a new one. */
  idText: string | undefined
  /** The column of a new task. */
  column?: TaskStatus
  onClose: () => void
}

/** A task, in a dialog. */
export default function TaskModal({ idText, onClose }: TaskModalProps) {
  return (
    <Modal opened onClose={onClose} size={900} title={idText ? `Editar Task ${idText}` : 'Criar Task'}>
      <Text>Em construção.</Text>
    </Modal>
  )
}
