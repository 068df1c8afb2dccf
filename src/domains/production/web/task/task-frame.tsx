import { useManners } from '#client/manners.ts'
import { TaskModal } from './modal.tsx'
import type { TaskFrameProps } from './open-task.tsx'
import { TaskPanel } from './panel.tsx'

/** A task in its frame: a stored one beside its board or over it, as the interface has it; a new one always over it. */
export default function TaskFrame({ idText, ...props }: TaskFrameProps) {
  const { taskBeside } = useManners()
  if (idText !== undefined && taskBeside) return <TaskPanel idText={idText} {...props} />
  return <TaskModal idText={idText} {...props} />
}
