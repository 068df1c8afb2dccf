import { ActionIcon, Menu } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconDots, IconLink, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSay } from '#client/interface/say.ts'
import { listText } from '#ui/formats.ts'
import { Face } from '#ui/workbench/face.tsx'
import { KeptState } from '#ui/workbench/form/save-state.tsx'
import type { LinePerson } from '../../board-contract.ts'
import type { TaskView } from '../../task-contract.ts'
import { productionWords } from '../../words.ts'
import styles from './panel.module.css'
import { share } from './task-actions.tsx'

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
    <header className={`row gap-12 flex-none tiny ${styles.head}`}>
      {isPhone && close}
      <span className="mono soft flex-none nowrap">{task.id_text}</span>
      <HereMark people={here} isPhone={isPhone} />
      <span className="grow may-shrink" />
      <span className={`may-shrink text-end ${styles.saved}`}>
        {!isGone && <KeptState saving={saving} {...autosave} />}
      </span>
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

interface HereMarkProps {
  people: readonly LinePerson[]
  /** Whether there is room for the faces alone. */
  isPhone: boolean
}

/** Faces shown at most. */
const FACES = 3

/** Who else has the task open, said as they come. */
function HereMark({ people, isPhone }: HereMarkProps) {
  const names = people.map(({ name }) => name)
  const title = people.length > 0 ? `${listText(names)} também ${isOrAre(people)} nesta tarefa` : undefined
  return (
    <span role="status" className={`row gap-25 may-shrink clipped soft nowrap ${styles.here}`} title={title}>
      {people.slice(0, FACES).map((person) => (
        <Face key={person.id} person={person} size={20} />
      ))}
      {people.length > 0 && (
        <span className={isPhone ? 'hidden' : 'clipped'}>
          {people.length > 2
            ? `${firstOf(names)} e mais ${people.length - 1}`
            : listText(names.map((name) => firstOf([name])))}{' '}
          {isOrAre(people)} aqui
        </span>
      )}
    </span>
  )
}

const isOrAre = ({ length }: readonly LinePerson[]) => (length === 1 ? 'está' : 'estão')
const firstOf = ([name = '']: readonly string[]) => name.split(' ')[0] ?? ''
