import { IconCalendarTime } from '@tabler/icons-react'
import type { WebDomain } from '#ui/workbench/domain.ts'

export const bookings = {
  module: 'calendar',
  links: [],
  places: [
    {
      to: '/dashboard/bookings',
      label: 'Páginas de agendamento',
      words: 'nova marcar horário agenda reserva visitante calendly',
      icon: IconCalendarTime,
    },
  ],
  kinds: { booking: { label: 'Horários marcados', icon: IconCalendarTime } },
  creations: [],
  tiles: [],
} satisfies WebDomain
