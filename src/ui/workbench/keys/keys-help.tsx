import { ActionIcon, Kbd, Switch } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useState } from 'react'
import { LaterPopover } from '../later/later-popover.tsx'
import styles from './keys-help.module.css'

interface KeysHelpProps {
  /** The keys with their actions, in display order. */
  keys: readonly (readonly [keys: readonly string[], what: string])[]
  /** A note below the keys. */
  note: string
  isOn: boolean
  setOn: (isOn: boolean) => void
}

/** On every screen; those that undo more say so themselves. */
const UNDO = [['Ctrl Z'], 'Desfazer o que o aviso diz'] as const

/** A button that opens a list of the screen's keyboard shortcuts, with a switch that turns them off; not on a phone. */
export function KeysHelp({ keys, note, isOn, setOn }: KeysHelpProps) {
  const [isOpen, setOpen] = useState(false)
  const button = (
    <ActionIcon
      className={styles.button ?? ''}
      variant="default"
      size="lg"
      aria-label="Atalhos do teclado"
      title="Atalhos do teclado"
      onClick={() => setOpen(!isOpen)}
    >
      <IconKeyboard size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
  return (
    <LaterPopover
      opened={isOpen}
      onChange={setOpen}
      width="20rem"
      position="bottom-end"
      shadow="md"
      target={button}
      dropdown={{ 'aria-label': 'Atalhos do teclado' }}
    >
      <dl className={`stack gap-50 ${styles.keys}`}>
        {(keys.some(([names]) => names.includes('Ctrl Z')) ? keys : [...keys, UNDO]).map(([names, what]) => (
          <div key={what}>
            <dt className="cluster">
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={`soft ${styles.note}`}>{note}</p>
      <Switch
        label="Usar as letras como atalhos"
        checked={isOn}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
    </LaterPopover>
  )
}
