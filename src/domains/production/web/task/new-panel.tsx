import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '#client/interface/say.ts'
import { useNarrower } from '#client/page/use-narrower.ts'
import { KeptState } from '#ui/workbench/form/save-state.tsx'
import { MAX_NAME, STATUS_LABELS, type TaskStatus } from '../../production.ts'
import { useStatusOptions } from './chosen-fields.tsx'
import type { TaskFrameProps } from './open-task.tsx'
import styles from './panel.module.css'
import { CloseButton, PanelFrame } from './panel-frame.tsx'
import { usePanelEscape } from './use-panel-escape.ts'
import { useLatest } from './use-task.ts'

type NewTaskPanelProps = Required<Pick<TaskFrameProps, 'onAdd' | 'onMade' | 'onClose'>>

/**
 * A new task beside its board: it is made once its name and column are left, by Enter or another way, and then open as any other. One
 * without a name is none.
 */
export function NewTaskPanel({ onAdd, onMade, onClose }: NewTaskPanelProps) {
  const isPhone = useNarrower('48em')
  const panel = useRef<HTMLElement>(null)
  const [nome, setNome] = useState('')
  const [status, setStatus] = useState<TaskStatus>('inBacklog')
  const [isSaving, setSaving] = useState(false)
  const isOpen = useRef(true)
  /** Whether it is being made, or was: leaving the field and Enter may come together. */
  const isMade = useRef(false)
  usePanelEscape(panel, isPhone, onClose)

  const say = useSay()
  const statuses = useStatusOptions()

  async function save() {
    if (nome.trim() === '' || isMade.current) return
    isMade.current = true
    setSaving(true)
    const card = await onAdd(nome.trim(), status)
    setSaving(false)
    isMade.current = card !== undefined
    if (card && isOpen.current) onMade(card)
  }
  const saveLast = useLatest(save)

  // Closed without a task, the focus goes back to what had it before the field took it.
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      if (isMade.current || !(before instanceof HTMLElement)) return
      requestAnimationFrame(() => before.focus({ preventScroll: true }))
    }
  }, [before])

  return (
    <PanelFrame label="Nova tarefa" {...{ isPhone, panel, onClose }}>
      <header className={`row gap-12 flex-none tiny ${styles.head}`}>
        {isPhone && <CloseButton {...{ isPhone, onClose }} />}
        <span className="soft">Nova tarefa</span>
        <span className="grow may-shrink" />
        <span className={`may-shrink text-end ${styles.saved}`}>
          {isSaving && <KeptState saving saved={undefined} problem={undefined} />}
        </span>
        {!isPhone && <CloseButton {...{ isPhone, onClose }} />}
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what leaves both fields saves them */}
      <div
        className={`grow ${styles.scrolled} ${styles.new}`}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) void saveLast.current()
        }}
      >
        <Textarea
          aria-label="Nome da tarefa"
          placeholder="Nome da tarefa"
          variant="unstyled"
          autosize
          autoFocus
          data-autofocus
          maxLength={MAX_NAME}
          classNames={{ input: styles.name ?? '' }}
          readOnly={isSaving}
          value={nome}
          onChange={({ currentTarget }) => setNome(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            void save()
          }}
        />
        <NativeSelect
          label="Coluna"
          size="sm"
          data={statuses}
          disabled={isSaving}
          value={status}
          onChange={({ currentTarget }) => setStatus(currentTarget.value as TaskStatus)}
        />
        <div className="row gap-75">
          <Button className="flex-none" loading={isSaving} disabled={nome.trim() === ''} onClick={() => void save()}>
            Criar tarefa
          </Button>
          <p className="soft tiny">
            Enter cria a tarefa em {say(STATUS_LABELS[status])} e abre o resto. Sem nome, nada fica.
          </p>
        </div>
      </div>
    </PanelFrame>
  )
}
