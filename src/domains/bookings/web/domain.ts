import { IconCalendarTime } from '@tabler/icons-react'
import { NEW_RECORD } from '#client/search-params.ts'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const bookings = {
  module: 'calendar',
  links: [],
  places: [
    {
      to: '/dashboard/bookings',
      label: 'Páginas de agendamento',
      words: 'marcar horário agenda reserva visitante calendly',
      icon: IconCalendarTime,
    },
  ],
  kinds: { booking: { label: 'Horários marcados', icon: IconCalendarTime } },
  creations: [
    {
      label: 'Nova página de agendamento',
      words: 'marcar horário reserva visitante',
      to: `/dashboard/bookings?id=${NEW_RECORD}`,
      icon: IconCalendarTime,
    },
  ],
  tiles: [],
} satisfies WebDomain
