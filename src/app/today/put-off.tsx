import { ActionIcon } from '@mantine/core'
import { IconClockPause } from '@tabler/icons-react'
import { useTarget } from '#ui/workbench/later/target.ts'
import { useLater } from '#ui/workbench/use-later.ts'
import styles from './today.module.css'

export const loadDays = () => import('./put-off-days.tsx')

interface PutOffProps {
  /** What is put off, for its button's name. */
  name: string
  opened: boolean
  onOpen: (opened: boolean) => void
  onChoose: (until: string) => void
}

/** Puts a thing off to a day. */
export function PutOff({ name, opened, onOpen, onChoose }: PutOffProps) {
  const icon = (
    <ActionIcon
      className={styles.off ?? ''}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={`Adiar: ${name}`}
      onClick={() => onOpen(!opened)}
    >
      <IconClockPause size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
  const { button, ...place } = useTarget(icon, opened, 'dialog')
  const Days = useLater(loadDays, opened)
  return (
    <>
      {button}
      {Days && <Days {...place} opened={opened} onChange={onOpen} onChoose={onChoose} />}
    </>
  )
}
