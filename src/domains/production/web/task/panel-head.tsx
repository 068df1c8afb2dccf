import { ActionIcon, Menu } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconDots, IconLink, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSay } from '#client/say.ts'
import { KeptState } from '#ui/workbench/form/save-state.tsx'
import type { LinePerson } from '../../board-contract.ts'
import type { TaskView } from '../../task-contract.ts'
import { productionWords } from '../../words.ts'
import { HereMark } from './here-mark.tsx'
import styles from './panel.module.css'
import { share } from './share.ts'

interface PanelHeadProps {
  task: TaskView
  /** Who else has it open. */
  here: readonly LinePerson[]
  saving: boolean
  autosave: { waits: boolean; saved: string | undefined; problem: ReactNode }
  isGone: boolean
  isPhone: boolean
  /** Goes to the card before or after; absent where no cards are shown. */
  onStep: ((by: -1 | 1) => void) | undefined
  onRemove: () => void
  close: ReactNode
}

/** The task's number, whether it is saved, and what can be done with it. */
export function PanelHead({ task, here, saving, autosave, isGone, isPhone, onStep, onRemove, close }: PanelHeadProps) {
  const say = useSay()
  return (
    <header className={`row flex-none ${styles.head}`}>
      {isPhone && close}
      <span className="mono soft flex-none nowrap">{task.id_text}</span>
      <HereMark people={here} isPhone={isPhone} />
      <span className="grow may-shrink" />
      <span className={styles.saved}>{!isGone && <KeptState saving={saving} {...autosave} />}</span>
      {onStep && !isPhone && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Anterior, K"
          title="Anterior (k)"
          onClick={() => onStep(-1)}
        >
          <IconChevronUp size={18} aria-hidden />
        </ActionIcon>
      )}
      {onStep && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Seguinte, J"
          title="Seguinte (j)"
          onClick={() => onStep(1)}
        >
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
      )}
      <Menu position="bottom-end" shadow="md" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label="Mais ações da tarefa">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconLink size={16} aria-hidden />}
            disabled={isGone}
            onClick={() => void share(task)}
          >
            {say(productionWords.share)}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            disabled={isGone || saving}
            onClick={onRemove}
          >
            {say(productionWords.remove)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {!isPhone && close}
    </header>
  )
}
