import { useEffect, useRef } from 'react'
import { useNarrower } from '#client/page/use-narrower.ts'
import { cardLinkId } from '../board/card.tsx'
import { OpenTask, type TaskFrameProps } from './open-task.tsx'
import { TaskBeside } from './panel-form.tsx'
import { CloseButton, PanelFrame } from './panel-frame.tsx'
import { usePanelEscape } from './use-panel-escape.ts'

/** A stored task beside its board, which goes on being used; on a phone it fills the screen. */
export function TaskPanel({ idText, onClose, ...props }: TaskFrameProps & { idText: string }) {
  const isPhone = useNarrower('48em')
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

  usePanelEscape(panel, isPhone, onClose)

  return (
    <PanelFrame label={`Tarefa ${idText}`} {...{ isPhone, panel, onClose }}>
      <OpenTask key={idText} idText={idText} onClose={onClose} isLineLost={props.isLineLost} change={props.change}>
        {(read) => {
          card.current = read.task.id
          return (
            <TaskBeside
              line={props.line}
              {...read}
              isPhone={isPhone}
              onStep={props.onStep}
              isNew={props.isNew}
              onClose={onClose}
              close={<CloseButton isPhone={isPhone} onClose={onClose} />}
            />
          )
        }}
      </OpenTask>
    </PanelFrame>
  )
}
