import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useIsOn } from '#client/session/modules.ts'
import { nowMs } from '#clock.ts'
import { notifyFailure, notifySuccess } from '../toasts.tsx'
import { clockText } from './clock-text.ts'

/** Milliseconds after which a page asks whether the timer still runs: another device may have stopped it. */
const ASK = 60_000
/** Milliseconds between two drawings of the time. */
const TICK = 5000

/** The person's timers, and how one is started and stopped. They belong to the boards: without these there are none. */
export function useTimer() {
  const client = useQueryClient()
  const isOn = useIsOn()({ module: 'boards' })
  const answer = useQuery({
    ...query.hours.timer.read.queryOptions(),
    enabled: isOn,
    refetchInterval: ({ state }) => (state.data?.data.running ? ASK : false),
  })
  const { running = null, stopped = [] } = answer.data?.data ?? {}
  const reload = () => client.invalidateQueries({ queryKey: query.hours.key() })

  /** Says what became of it; a failure too, and what runs is read anew. */
  async function act(change: () => Promise<string>) {
    try {
      notifySuccess(await change())
    } catch (failure) {
      notifyFailure(failure)
    }
    await reload()
  }

  const start = (task: number) =>
    act(async () => {
      const { data } = await api.hours.timer.start({ task, instead_of: running?.id ?? null })
      const before = data.stopped ? ` O de ${data.stopped.id_text} parou em ${clockText(data.stopped.minutes)}.` : ''
      return `Relógio ligado em ${data.running.id_text}.${before}`
    })
  const stop = () =>
    act(async () => {
      if (!running) return 'O relógio já parou.'
      const { data } = await api.hours.timer.stop({ id: running.id })
      return data.minutes === 0
        ? `Relógio de ${data.id_text} parado antes de um minuto: nada foi guardado.`
        : `Relógio parado: ${clockText(data.minutes)} em ${data.id_text}.`
    })
  return {
    isOn,
    running,
    stopped,
    /** When the answer came, by this machine's clock, which counts on from the server's. */
    at: answer.dataUpdatedAt,
    reload,
    start,
    stop,
    toggle: (task: number) => (running?.task === task ? stop() : start(task)),
  }
}

/** Minutes that the timer has run by now. */
export function useRunMinutes({ running, at }: Pick<ReturnType<typeof useTimer>, 'running' | 'at'>): number {
  const [now, setNow] = useState(nowMs)
  const isRunning = running !== null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(nowMs()), TICK)
    return () => clearInterval(timer)
  }, [isRunning])
  return running ? Math.floor((running.seconds + Math.max(0, now - at) / 1000) / 60) : 0
}
