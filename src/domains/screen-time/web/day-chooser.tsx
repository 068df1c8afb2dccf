import { ActionIcon, InputBase } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { day as writeDay } from '#time.ts'
import { LaterPopover } from '#ui/workbench/later/later-popover.tsx'
import type { ScreenTime } from '../contract.ts'
import styles from './day-chooser.module.css'

const DayPicker = lazy(() => import('./day-picker.tsx'))

interface DayChooserProps {
  /** The day shown. */
  day: Pick<ScreenTime, 'date' | 'previous' | 'next'>
  onChoose: (date: string) => void
}

/** Selects one of the days that have lines. They, and the calendar, are loaded when it opens. */
export function DayChooser({ day: { date, previous, next }, onChoose }: DayChooserProps) {
  const [isOpen, setOpen] = useState(false)
  const button = (
    <InputBase
      component="button"
      type="button"
      pointer
      size="sm"
      className={styles.date}
      aria-label={`Dia ${writeDay(date)}`}
      onClick={() => setOpen(!isOpen)}
    >
      {writeDay(date)}
    </InputBase>
  )
  return (
    <div className="row gap-35">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Dia anterior com uso"
        disabled={!previous}
        onClick={() => previous && onChoose(previous)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <LaterPopover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" target={button}>
        <Suspense>
          <DayPicker
            date={date}
            onChoose={(chosen) => {
              setOpen(false)
              onChoose(chosen)
            }}
          />
        </Suspense>
      </LaterPopover>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Próximo dia com uso"
        disabled={!next}
        onClick={() => next && onChoose(next)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
