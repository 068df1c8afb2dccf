import { Menu } from '@mantine/core'
import { IconClock, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useKeys } from '../keys/use-keys.ts'
import { useIsTimed } from './timed-task.ts'
import { useTimer } from './use-timer.ts'

interface CardTimerKeyProps {
  task: number | undefined
  /** Whether a key pressed there is meant for the card; by default anywhere. */
  means?: (target: Element) => boolean
}

/** `h` on a board: the timer of the card that has the focus. */
export function CardTimerKey({ task, means }: CardTimerKeyProps) {
  const { toggle } = useTimer()
  useKeys('board_keys', { h: () => task !== undefined && void toggle(task) }, means)
  return null
}

/** On a card on which the timer runs. */
export function CardTimerMark({ task }: { task: number }) {
  if (!useIsTimed(task)) return null
  return (
    <span className="accent strong">
      <IconClock size={14} aria-hidden /> <span className="hidden">O relógio corre aqui</span>
    </span>
  )
}

/** In a card's menu. */
export function CardTimerItem({ task }: { task: number }) {
  const { isOn, running, toggle } = useTimer()
  if (!isOn) return null
  const isTimed = running?.task === task
  const Icon = isTimed ? IconPlayerPause : IconPlayerPlay
  return (
    <Menu.Item leftSection={<Icon size={16} aria-hidden />} onClick={() => void toggle(task)}>
      {isTimed ? 'Parar o relógio' : 'Ligar o relógio'}
    </Menu.Item>
  )
}
