import { useManners } from '#client/interface/manners.ts'
import { TaskModal } from './modal.tsx'
import { NewTaskPanel } from './new-panel.tsx'
import type { TaskFrameProps } from './open-task.tsx'
import { TaskPanel } from './panel.tsx'

/** A task in its frame: beside its board or over it, as the interface has it. */
export default function TaskFrame({ idText, onAdd, onMade, ...props }: TaskFrameProps) {
  const { taskBeside } = useManners()
  if (!taskBeside) return <TaskModal idText={idText} {...props} />
  if (idText !== undefined) return <TaskPanel idText={idText} {...props} />
  return onAdd && onMade && <NewTaskPanel onAdd={onAdd} onMade={onMade} onClose={props.onClose} />
}
