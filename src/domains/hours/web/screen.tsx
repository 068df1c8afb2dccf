import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { useSession } from '#client/session/session.ts'
import { nowMs } from '#clock.ts'
import { addDays, dayOf, listDays } from '#time.ts'
import { Held } from '#ui/workbench/held.tsx'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { CsvLink } from '#ui/workbench/records/csv-link.tsx'
import { useTimer } from '#ui/workbench/timer/use-timer.ts'
import styles from './hours.module.css'
import { OwnWeek, useOwnWeek } from './own-week.tsx'
import { Rates } from './rates.tsx'
import type { HoursSearch } from './search.ts'
import { StoppedTimers } from './stopped-timers.tsx'
import { focusSuggestions, Suggestions, useSuggestions } from './suggestions.tsx'
import { TaskPicker } from './task-picker.tsx'
import { Team } from './team.tsx'
import { UnbilledHours } from './unbilled.tsx'
import { firstOfWeek, shortDay } from './week.ts'

interface HoursScreenProps {
  search: HoursSearch
  onSearch: ChangeSearch<HoursSearch>
}

interface Part {
  part: HoursSearch['parte']
  label: string
}

/** The parts that somebody sees, but for the own week where there is no other. */
const partsOf = (admin: boolean, seesCosts: boolean): readonly Part[] => [
  ...(admin || seesCosts ? [{ part: undefined, label: 'Minhas' }] : []),
  ...(admin ? [{ part: 'equipe' as const, label: 'Da equipe' }] : []),
  ...(seesCosts ? [{ part: 'valores' as const, label: 'Valores' }] : []),
]

/** The hours of a week: one's own as a grid, for the admin the team's too. */
export function HoursScreen({ search, onSearch }: HoursScreenProps) {
  const { admin, seesCosts } = useSession()
  const timer = useTimer()
  const today = dayOf(nowMs())
  const from = firstOfWeek(search.dia ?? today)
  const days = listDays(from, addDays(from, 6))
  const parts = partsOf(admin, seesCosts)
  const shown = parts.find(({ part }) => part === search.parte)?.part
  const isTeam = shown === 'equipe'
  const go = (dia: string) => onSearch({ dia: firstOfWeek(dia) === firstOfWeek(today) ? undefined : dia })
  const [isPicking, setPicking] = useState(false)
  const actions = { n: () => setPicking(true), s: focusSuggestions }
  const { isOn, setOn } = useKeys('hours_keys', actions)
  const csv = new URLSearchParams({ from, to: days.at(-1)!, ...(isTeam && { id_user: '0' }) })
  return (
    <WorkbenchPage title="Horas" tools={<KeysHelp {...HELP} isOn={isOn} setOn={setOn} />}>
      <div className="row cluster gap-50" role="toolbar" aria-label="Período">
        <ActionIcon variant="default" aria-label="Semana anterior" onClick={() => go(addDays(from, -7))}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" aria-label="Semana seguinte" onClick={() => go(addDays(from, 7))}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <h2 className={`nowrap ${styles.period}`}>
          {shortDay(from)} a {shortDay(days.at(-1)!)}
        </h2>
        {firstOfWeek(today) !== from && (
          <Button variant="subtle" size="compact-sm" onClick={() => go(today)}>
            Esta semana
          </Button>
        )}
        {parts.length > 0 && (
          <nav className="row gap-25" aria-label="Horas de quem">
            {parts.map(({ part, label }) => (
              <Button
                key={label}
                variant={shown === part ? 'light' : 'subtle'}
                color="gray"
                size="compact-sm"
                aria-current={shown === part ? 'page' : undefined}
                onClick={() => onSearch({ parte: part })}
              >
                {label}
              </Button>
            ))}
          </nav>
        )}
        <CsvLink href={`/api/v1/hours/csv?${csv}`} label="Exportar as horas da semana como CSV" />
      </div>
      <StoppedTimers />
      <TaskPicker
        opened={search.ligar === true}
        onClose={() => onSearch({ ligar: undefined })}
        onPick={({ task }) => {
          onSearch({ ligar: undefined })
          void timer.start(task)
        }}
      />
      {shown === 'valores' ? (
        <Rates today={today} />
      ) : isTeam ? (
        <Team from={from} days={days} today={today} />
      ) : (
        <>
          <OwnWeek
            key={from}
            from={from}
            days={days}
            today={today}
            isPicking={isPicking}
            onPicking={setPicking}
            actions={isOn ? actions : {}}
          />
          <BelowWeek from={from} days={days.length} today={today} />
        </>
      )}
    </WorkbenchPage>
  )
}

/** What stands below the week, each once the heights above it are known. */
function BelowWeek({ from, days, today }: { from: string; days: number; today: string }) {
  const isWeekComing = useOwnWeek(from, days).isLoading
  const isHeld = useSuggestions().isLoading || isWeekComing
  return (
    <>
      <Held isHeld={isWeekComing}>
        <Suggestions today={today} />
      </Held>
      <Held isHeld={isHeld}>
        <UnbilledHours />
      </Held>
    </>
  )
}

const HELP = {
  keys: [
    [['←', '↑', '↓', '→'], 'Andar pelas horas'],
    [['1,5', '1:30', '90m'], 'Escrever horas'],
    [['Enter'], 'Guardar e descer'],
    [['Esc'], 'Voltar ao que estava guardado'],
    [['h'], 'Ligar ou parar o relógio da linha'],
    [['s'], 'Ir às sugestões do tempo de tela'],
    [['n'], 'Lançar em outra tarefa'],
    [['?'], 'Ajuda'],
  ],
  note: 'As setas e o Enter valem em uma célula.',
} as const
