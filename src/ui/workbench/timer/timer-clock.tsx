import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconPlayerPause } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { api } from '#client/calls/api.ts'
import { nowMs } from '#clock.ts'
import { useFollow } from '../use-follow.ts'
import { clockText } from './clock-text.ts'
import styles from './timer.module.css'
import { useRunMinutes, useTimer } from './use-timer.ts'

/** Milliseconds between two signs of life while somebody acts in the page. */
const ALIVE = 5 * 60_000

/** The running timer in every page's top bar; on a phone at the bottom. One that stopped by itself asks there too. */
export function TimerClock() {
  const timer = useTimer()
  const { running, stopped } = timer
  const minutes = useRunMinutes(timer)
  const follow = useFollow()
  useSignsOfLife(running?.id)
  if (running)
    return (
      <span
        className={`inline-row gap-50 may-shrink accent nowrap rounded not-printed ${styles.clock}`}
        data-clock
        role="timer"
        aria-label={`Relógio ligado em ${running.id_text}`}
      >
        <b className="tabular">{clockText(minutes)}</b>
        <a
          className={`ink one-line undecorated ${styles.name}`}
          href={running.to}
          onClick={follow}
          title={`${running.id_text} ${running.nome}`}
        >
          {running.nome}
        </a>
        <ActionIcon variant="subtle" size="sm" aria-label="Parar o relógio" onClick={() => void timer.stop()}>
          <IconPlayerPause size={16} aria-hidden />
        </ActionIcon>
      </span>
    )
  if (stopped.length > 0)
    return (
      <Link
        className={`inline-row gap-50 may-shrink failure nowrap undecorated rounded not-printed ${styles.clock} ${styles.stale}`}
        data-clock
        to="/dashboard/hours"
      >
        <IconAlertTriangle size={16} aria-hidden />
        <span className={`ink one-line undecorated ${styles.name}`}>Um relógio parou sozinho</span>
      </Link>
    )
  return null
}

/** Tells the server that somebody works in this page while a timer runs. */
function useSignsOfLife(id: number | undefined) {
  const tell = useEffectEvent((timer: number) => void api.hours.timer.alive({ id: timer }).catch(() => undefined))
  useEffect(() => {
    if (id === undefined) return
    let last = nowMs()
    const note = () => {
      if (nowMs() - last < ALIVE) return
      last = nowMs()
      tell(id)
    }
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, note, { passive: true })
    return () => {
      for (const event of ['pointerdown', 'keydown']) removeEventListener(event, note)
    }
  }, [id])
}
