import { ActionIcon } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { clockText } from '#ui/workbench/timer/clock-text.ts'
import { useRunMinutes, type useTimer } from '#ui/workbench/timer/use-timer.ts'
import { useFollow } from '#ui/workbench/use-follow.ts'
import type { HoursRow } from '../contract.ts'
import styles from './hours.module.css'

interface TaskNameProps {
  row: HoursRow
  timer: ReturnType<typeof useTimer>
}

/** A row's task, which leads to it, and its timer. */
export function TaskName({ row, timer }: TaskNameProps) {
  const follow = useFollow()
  const isTimed = timer.running?.task === row.task
  const Icon = isTimed ? IconPlayerPause : IconPlayerPlay
  return (
    <span className={`row gap-50 may-shrink ${styles.task}`}>
      <span className={`flex-none soft ${styles.number}`}>{row.id_text}</span>
      <a className="one-line may-shrink" href={row.to} onClick={follow} title={row.nome}>
        {row.nome}
      </a>
      {isTimed && <Running timer={timer} />}
      <ActionIcon
        className={styles.run ?? ''}
        variant="subtle"
        color={isTimed ? 'blue' : 'gray'}
        size="sm"
        data-on={isTimed || undefined}
        aria-label={`${isTimed ? 'Parar o relógio' : 'Ligar o relógio'}: ${row.nome}`}
        onClick={() => void timer.toggle(row.task)}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </span>
  )
}

const Running = ({ timer }: Pick<TaskNameProps, 'timer'>) => (
  <span className="flex-none accent strong">{clockText(useRunMinutes(timer))}</span>
)
