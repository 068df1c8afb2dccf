import { ActionIcon, Modal } from '@mantine/core'
import { useMediaQuery, useWindowEvent } from '@mantine/hooks'
import { IconArrowLeft, IconX } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { cardLinkId } from '../board/card.tsx'
import { OpenTask, type TaskFrameProps } from './open-task.tsx'
import styles from './panel.module.css'
import { TaskBeside } from './panel-form.tsx'
import { TASK_PANEL_ID } from './panel-id.ts'

/** Where a key has another meaning than to close: something is open above, or a list of choices is. */
const OVER = '[aria-modal="true"]'
const OPENED = '[data-mantine-stop-propagation="true"], [aria-expanded="true"]'
const FIELD = 'input, textarea, select, [contenteditable="true"]'
/** A card that is lifted, or cards that are chosen: Esc puts them down first. */
const HELD = '[data-card]:is([data-held], [data-selected])'

/** A stored task beside its board, which goes on being used; on a phone it fills the screen. */
export function TaskPanel({ idText, onClose, ...props }: TaskFrameProps & { idText: string }) {
  const isPhone = useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false }) ?? false
  const panel = useRef<HTMLElement>(null)
  /** The task's id, once it is read. */
  const card = useRef<number>(undefined)

  // What had the focus in the panel goes with it: the card gets it.
  useEffect(() => {
    const element = panel.current
    return () => {
      if (element?.contains(document.activeElement) || document.activeElement === document.body)
        requestAnimationFrame(() => {
          if (card.current !== undefined && document.activeElement === document.body)
            document.getElementById(cardLinkId(card.current))?.focus({ preventScroll: true })
        })
    }
  }, [])

  useWindowEvent(
    'keydown',
    ({ key, target }) => {
      if (key !== 'Escape' || isPhone || !(target instanceof HTMLElement)) return
      const isInside = target.closest(`#${TASK_PANEL_ID}`) !== null
      if (!isInside && target !== document.body && !target.closest('[data-board]')) return
      if (document.querySelector(OVER) || target.matches(OPENED) || (!isInside && document.querySelector(HELD))) return
      if (isInside && target.matches(FIELD)) panel.current?.focus()
      else onClose()
    },
    { capture: true },
  )

  const content = (
    <OpenTask key={idText} idText={idText} onClose={onClose} isLineLost={props.isLineLost} change={props.change}>
      {(read) => {
        card.current = read.task.id
        return (
          <TaskBeside
            line={props.line}
            {...read}
            isPhone={isPhone}
            onStep={props.onStep}
            onClose={onClose}
            close={<CloseButton isPhone={isPhone} onClose={onClose} />}
          />
        )
      }}
    </OpenTask>
  )
  if (isPhone)
    return (
      <Modal.Root opened onClose={onClose} fullScreen transitionProps={{ duration: 0 }}>
        <Modal.Content aria-label={`Tarefa ${idText}`} className={styles.phone}>
          {content}
        </Modal.Content>
      </Modal.Root>
    )
  return (
    <Beside label={`Tarefa ${idText}`} panel={panel}>
      {content}
    </Beside>
  )
}

interface BesideProps {
  label: string
  panel: RefObject<HTMLElement | null>
  children: ReactNode
}

const Beside = ({ label, panel, children }: BesideProps) => (
  <aside
    ref={panel}
    id={TASK_PANEL_ID}
    data-task-panel
    tabIndex={-1}
    aria-label={label}
    className={`column surface ${styles.panel}`}
  >
    {children}
  </aside>
)

const CloseButton = ({ isPhone, onClose }: { isPhone: boolean; onClose: () => void }) => (
  <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Fechar" onClick={onClose}>
    {isPhone ? <IconArrowLeft size={20} aria-hidden /> : <IconX size={18} aria-hidden />}
  </ActionIcon>
)
