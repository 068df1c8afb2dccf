import {
  IconCalendar,
  IconCalendarDue,
  IconCalendarEvent,
  IconCalendarQuestion,
  IconCalendarTime,
} from '@tabler/icons-react'
import { api } from '#client/calls/api.ts'
import type { Settled, WebDomain } from '#ui/workbench/domain.ts'
import { calendarWords } from '../words.ts'

/** Says of an occurrence, whose day is its state, that it is done or not. */
const finish = ({ id, state }: Settled, isfinish: boolean) =>
  api.calendar.save({ event: { id, occurrence: state, isfinish } })

export const calendar = {
  module: 'calendar',
  links: [
    {
      to: '/dashboard/calendar',
      label: 'Calendário',
      words: 'agenda eventos',
      icon: IconCalendar,
      also: ['/dashboard/bookings'],
      within: [{ to: '/dashboard/bookings', label: 'Agendamento', icon: IconCalendarTime }],
    },
  ],
  places: [
    {
      to: '/dashboard/calendar?tasks=true',
      label: 'Marcar hora para uma tarefa',
      words: 'minhas tarefas calendário planejar agenda arrastar',
      icon: IconCalendarDue,
      panel: 'portuguese',
    },
  ],
  kinds: { event: { label: 'Calendário', icon: IconCalendar } },
  creations: [
    {
      label: calendarWords.create,
      words: 'novo compromisso reunião agenda',
      to: '/dashboard/calendar?create=true',
      icon: IconCalendar,
    },
  ],
  waiting: {
    invitation: { label: 'Convite', icon: IconCalendarQuestion, verb: 'Responder' },
    event: {
      label: 'Evento',
      icon: IconCalendarEvent,
      verb: 'Feito',
      settle: { act: (event) => finish(event, true), undo: (event) => finish(event, false), done: 'Feito' },
    },
  },
  tiles: [() => import('./dashboard-tile.tsx')],
} satisfies WebDomain
