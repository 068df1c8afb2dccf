import { Alert, Button, Modal, Skeleton, Stack } from '@mantine/core'
import { useMediaQuery, useWindowEvent } from '@mantine/hooks'
import { type RefObject, useEffect, useRef } from 'react'
import { failureText } from '#client/failures.ts'
import { useSay } from '#client/say.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type { LineView } from '../../board-contract.ts'
import { productionWords } from '../../words.ts'
import styles from './modal.module.css'
import { NewTaskForm, StoredTaskForm } from './task-form.tsx'
import { useLatest, useTask } from './use-task.ts'

export interface TaskModalProps {
  line: LineView
  /** Whether the reader has lost access to the line. */
  isLineLost: boolean
  /** The task's id text; undefined for a new one. */
  idText: string | undefined
  /** The last change of its card; undefined for a new task, and once the task is not on the board. */
  change?: number | undefined
  onClose: () => void
}

const DIALOG_ID = 'tarefa-aberta'

/** A task, in a dialog: full screen on phones. */
export default function TaskModal({ line, isLineLost, idText, change, onClose }: TaskModalProps) {
  const say = useSay()
  const isPhone = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false }) ?? false
  /** Set by the form: closes the dialog, after a question where something is not saved. */
  const close = useRef(onClose)
  useFocusReturn()

  // Escape closes this dialog alone: not while another one, or a list of choices, is open above it.
  useWindowEvent(
    'keydown',
    ({ key, target }) => {
      if (key !== 'Escape' || !(target instanceof Element)) return
      // The page itself has the focus after a button that had it was disabled, as Save is while it saves.
      if (target !== document.body && !target.closest(`#${DIALOG_ID}`)) return
      // One that has just opened has not taken the focus yet.
      if (document.querySelector(`[aria-modal]:not(#${DIALOG_ID})`)) return
      if (!target.matches('[data-mantine-stop-propagation="true"], [aria-expanded="true"]')) close.current()
    },
    { capture: true },
  )

  return (
    <Modal.Root opened onClose={() => close.current()} size="900px" fullScreen={isPhone} closeOnEscape={false}>
      <Modal.Overlay />
      <Modal.Content id={DIALOG_ID}>
        <Modal.Header className={styles.header}>
          <Modal.Title>
            {idText === undefined ? say(productionWords.createTask) : `${say(productionWords.editTask)} ${idText}`}
          </Modal.Title>
          <Modal.CloseButton aria-label="Fechar" />
        </Modal.Header>
        <Modal.Body className={styles.body}>
          {idText === undefined ? (
            <NewTaskForm line={line} gone={isLineLost ? 'line' : undefined} closeRef={close} onClose={onClose} />
          ) : (
            <OpenTask
              key={idText}
              line={line}
              isLineLost={isLineLost}
              idText={idText}
              change={change}
              closeRef={close}
              onClose={onClose}
            />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

interface OpenTaskProps extends TaskModalProps {
  idText: string
  closeRef: RefObject<() => void>
}

/** Loads a stored task and shows its form. */
function OpenTask({ line, isLineLost, idText, change, closeRef, onClose }: OpenTaskProps) {
  const { task, error, isGone, live } = useTask(idText, change)
  const isMissing = isGone && !task
  const close = useLatest(onClose)
  useEffect(() => {
    if (!isMissing) return
    notifyError(productionWords.notFound)
    close.current()
  }, [isMissing, close])

  if (task)
    return (
      <StoredTaskForm
        line={line}
        task={task}
        live={live}
        gone={isLineLost ? 'line' : isGone ? 'task' : undefined}
        closeRef={closeRef}
        onClose={onClose}
      />
    )
  if (error && !isGone)
    return (
      <Alert color="red" title="A tarefa não pôde ser lida" role="alert" mb="md">
        {failureText(error)}
        <Button variant="default" size="compact-md" mt="sm" display="block" onClick={() => void live.reload()}>
          Tentar de novo
        </Button>
      </Alert>
    )
  return (
    <Stack mb="md" aria-busy="true" aria-label="Carregando a tarefa" role="status">
      <Skeleton height={36} />
      <Skeleton height={120} />
      <Skeleton height={36} width="60%" />
    </Stack>
  )
}

/** When the calling component unmounts, returns the focus to the element that had it before, or to the one that has its id by now. */
function useFocusReturn() {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    return () => {
      // After whatever is closing has been removed.
      requestAnimationFrame(() => {
        const target = before?.isConnected ? before : before?.id ? document.getElementById(before.id) : null
        target?.focus({ preventScroll: true })
      })
    }
  }, [])
}
