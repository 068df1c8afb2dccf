import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { minutesText } from '#durations.ts'
import { clockText } from './clock-text.ts'
import styles from './timer.module.css'
import { useRunMinutes, useTimer } from './use-timer.ts'

interface TaskHoursProps {
  task: number
  /** Minutes that were typed as spent, beside which the hours count; null for none. */
  typed: number | null
}

/** In a task's form: its hours, what they come to with the time that was typed, and its timer. */
export function TaskHours({ task, typed }: TaskHoursProps) {
  const timer = useTimer()
  const minutes = useRunMinutes(timer)
  const { data } = useQuery({
    ...query.hours.task.queryOptions({ input: { id: task } }),
    enabled: timer.isOn,
  })
  if (!timer.isOn) return null
  const isTimed = timer.running?.task === task
  const hours = data?.data.minutes ?? 0
  const sum = typed ? `, com o digitado ${minutesText(hours + typed)}` : ''
  return (
    <div className={`row cluster ${styles.task}`}>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={isTimed ? <IconPlayerPause size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />}
        onClick={() => void timer.toggle(task)}
      >
        {isTimed ? `Parar o relógio, ${clockText(minutes)}` : 'Ligar o relógio'}
      </Button>
      {data && (
        <span className="soft tiny tabular" role="status">
          {hours === 0 ? 'Nenhuma hora lançada' : `${minutesText(hours)} em horas${sum}`}
        </span>
      )}
    </div>
  )
}
