import { Alert, Button } from '@mantine/core'
import { IconShare, IconTrash } from '@tabler/icons-react'
import { useSay } from '#client/interface/say.ts'
import { copyText } from '#ui/prose/copy-text.ts'
import { SaveButton } from '#ui/workbench/form/save-button.tsx'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { taskPath } from '../../production.ts'
import type { TaskView } from '../../task-contract.ts'
import { productionWords } from '../../words.ts'
import styles from './modal.module.css'

interface TaskActionsProps {
  /** The stored task; undefined for a new one, which has no link yet and cannot be removed. */
  task: TaskView | undefined
  saving: boolean
  isGone: boolean
  /** Why the last save failed. */
  problem: string | undefined
  onRemove: () => void
  onCancel: () => void
}

/** The dialog's buttons, always in view, with the reason of a failed save above them. */
export function TaskActions({ task, saving, isGone, problem, onRemove, onCancel }: TaskActionsProps) {
  const say = useSay()
  return (
    <div className={`cluster gap-50 pad-75-100 whole-row surface line-above ${styles.actions}`}>
      {problem && (
        <Alert color="red" role="alert" className={styles.problem}>
          {problem}
        </Alert>
      )}
      {task && (
        <>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            disabled={saving || isGone}
            onClick={onRemove}
          >
            {say(productionWords.remove)}
          </Button>
          <Button
            variant="default"
            leftSection={<IconShare size={18} aria-hidden />}
            disabled={isGone}
            onClick={() => void share(task)}
          >
            {say(productionWords.share)}
          </Button>
        </>
      )}
      <span className={`grow ${styles.gap}`} />
      <Button variant="default" onClick={onCancel}>
        {say(productionWords.cancel)}
      </Button>
      <SaveButton saving={saving} disabled={isGone}>
        {say(productionWords.save)}
      </SaveButton>
    </div>
  )
}

/** Copies the address that opens the task. */
export async function share({ id_project, id_text }: Pick<TaskView, 'id_project' | 'id_text'>) {
  const path = taskPath({ project_id: id_project, id_text })
  if (await copyText(`${location.origin}${path}`)) notifySuccess(productionWords.copied)
  else notifyError('O link não pôde ser copiado.')
}
