import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { parseMinutes } from '#durations.ts'
import { dateTime } from '#time.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { clockText } from '#ui/workbench/timer/clock-text.ts'
import { useTimer } from '#ui/workbench/timer/use-timer.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type { Timers } from '../contract.ts'
import styles from './hours.module.css'

/** Timers that stopped by themselves: how long were they? */
export function StoppedTimers() {
  const { stopped } = useTimer()
  return stopped.map((timer) => <Stopped key={timer.id} timer={timer} />)
}

function Stopped({ timer }: { timer: Timers['stopped'][number] }) {
  const client = useQueryClient()
  const minutes = Math.round(timer.seconds / 60)
  /** What is typed while it is corrected. */
  const [typed, setTyped] = useState<string>()
  const settle = async (kept: number) => {
    await attempt(() => api.hours.timer.settle({ id: timer.id, minutes: kept }))
    await client.invalidateQueries({ queryKey: query.hours.key() })
  }
  function correct() {
    const kept = parseMinutes(typed ?? '')
    if (kept === undefined) notifyError('Escreva 1:30, 1,5 ou 90m.')
    else void settle(kept ?? 0)
  }
  return (
    <section className={`row cluster space-between gap-50-100 surface rounded ${styles.stopped}`} role="alert">
      <p>
        <b>O relógio de {timer.id_text} ficou dez horas sem sinal.</b>{' '}
        <span className="soft">
          Parou em {dateTime(timer.ended)}, no último sinal. Foram {clockText(minutes)}?
        </span>
      </p>
      {typed === undefined ? (
        <div className="row gap-50">
          <Button variant="default" size="compact-sm" onClick={() => void settle(minutes)}>
            Sim, guardar
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => setTyped(clockText(minutes))}>
            Corrigir
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={() => void settle(0)}>
            Jogar fora
          </Button>
        </div>
      ) : (
        <form
          className="row gap-50"
          onSubmit={(event) => {
            event.preventDefault()
            correct()
          }}
        >
          <TextInput
            aria-label="Quanto durou"
            size="xs"
            autoFocus
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" size="compact-sm">
            Guardar
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={() => setTyped(undefined)}>
            Voltar
          </Button>
        </form>
      )}
    </section>
  )
}
