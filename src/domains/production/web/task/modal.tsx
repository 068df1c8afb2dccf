import { Modal } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useSay } from '#client/interface/say.ts'
import { useNarrower } from '#client/page/use-narrower.ts'
import { productionWords } from '../../words.ts'
import styles from './modal.module.css'
import { OpenTask, type TaskFrameProps } from './open-task.tsx'
import { NewTaskForm, StoredTaskForm } from './task-form.tsx'

const DIALOG_ID = 'tarefa-aberta'

/** A task, in a dialog: full screen on phones. */
export function TaskModal({ line, isLineLost, idText, change, onClose }: TaskFrameProps) {
  const say = useSay()
  const isPhone = useNarrower('48em')
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
            <OpenTask key={idText} isLineLost={isLineLost} idText={idText} change={change} onClose={onClose}>
              {(read) => <StoredTaskForm line={line} {...read} closeRef={close} onClose={onClose} />}
            </OpenTask>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
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
