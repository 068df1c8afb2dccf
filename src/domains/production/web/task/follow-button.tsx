import { Button } from '@mantine/core'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { api } from '#client/calls/api.ts'
import type { TaskView } from '../../task-contract.ts'
import type { LiveTask } from './use-task.ts'

/** Whether the person is told of the task's comments, and the other choice by a click. */
export function FollowButton({ task, live }: { task: TaskView; live: LiveTask }) {
  const { id, follows } = task
  const Icon = follows ? IconBell : IconBellOff
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      leftSection={<Icon size={16} aria-hidden />}
      aria-pressed={follows}
      title={follows ? 'Deixar de ser avisado dos comentários' : 'Ser avisado dos comentários'}
      onClick={() => {
        live.show((shown) => ({ ...shown, follows: !follows }))
        void live.attempt(() => api.production.task.follow({ id, follows: !follows }))
      }}
    >
      {follows ? 'Você segue' : 'Seguir'}
    </Button>
  )
}
