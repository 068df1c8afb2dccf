import { useLayoutEffect, useRef } from 'react'
import { useManners } from '#client/interface/manners.ts'
import { useChangeSearch } from '#client/page/use-change-search.ts'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import type { CalendarPlace } from './parts/place.ts'
import { stepBy } from './parts/titles.ts'
import type { usePlanning } from './tasks/use-planning.ts'

interface Keyed {
  place: CalendarPlace
  day: string
  planning: ReturnType<typeof usePlanning>
  onCreate: () => void
  onSentence: () => void
  onSearch: () => void
}

/** Gives the focus to the hour that Tab leads to, as one sees it. */
function focusHour() {
  const hour = document.querySelector<HTMLElement>('[data-hours] [data-slot][tabindex="0"]')
  hour?.focus({ preventScroll: true })
  hour?.scrollIntoView({ block: 'nearest' })
}

/** The keys of the calendar: see `CALENDAR_HELP`. */
export function useCalendarKeys({ place, day, planning, onCreate, onSentence, onSearch }: Keyed) {
  const onPlace = useChangeSearch<CalendarPlace>()
  const { drawsEvents } = useManners()
  /** Whether the focus is among hours that give way to those of another day. */
  const isMoving = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the other day is there
  useLayoutEffect(() => {
    if (isMoving.current) focusHour()
    isMoving.current = false
  }, [day])
  function step(by: number) {
    const next = stepBy(place.view ?? 'day', day, by)
    if (next === undefined) return
    isMoving.current = document.activeElement?.closest('[data-hours]') != null
    onPlace({ date: next })
  }
  return useKeys('calendar_keys', {
    h: () => onPlace({ date: undefined }),
    j: () => step(1),
    k: () => step(-1),
    d: () => onPlace({ view: undefined }),
    s: () => onPlace({ view: 'week' }),
    m: () => onPlace({ view: 'month' }),
    a: () => onPlace({ view: 'agenda' }),
    n: onCreate,
    v: () => drawsEvents && planning.isOn && planning.setShown(!planning.isShown),
    f: onSentence,
    '/': onSearch,
  })
}

/** The calendar's shortcuts. */
export const CALENDAR_HELP = {
  keys: [
    [['j', 'k'], 'Próximo e anterior'],
    [['h'], 'Hoje'],
    [['d', 's', 'm', 'a'], 'Dia, semana, mês, agenda'],
    [['n'], 'Novo evento'],
    [['f'], 'Escrever um evento em uma frase'],
    [['Espaço'], 'Levantar e soltar o evento'],
    [['↑', '↓'], 'Mover 15 minutos'],
    [['←', '→'], 'Mover um dia'],
    [['Shift', '↓'], 'Mudar o fim'],
    [['Alt', '↑'], 'Mudar o início'],
    [['Del'], 'Excluir o evento'],
    [['Ctrl Z'], 'Desfazer'],
    [['v'], 'Minhas tarefas ao lado'],
    [['/'], 'Buscar'],
    [['?'], 'Ajuda'],
  ],
  note: 'As setas valem em um evento levantado, e entre as horas. Page Up e Page Down movem uma hora.',
} as const
