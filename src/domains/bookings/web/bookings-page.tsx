import { createFileRoute } from '@tanstack/react-router'
import { NEW_RECORD, readRecordId } from '#client/page/search-params.ts'
import { EditBookingPage } from './edit.tsx'
import { BookingPageList } from './list.tsx'

export const Route = createFileRoute('/_workbench/dashboard/bookings')({
  staticData: { heading: 'Páginas de agendamento' },
  validateSearch: ({ id }): { id?: number | undefined } => ({
    id: id === NEW_RECORD ? NEW_RECORD : readRecordId(id),
  }),
  component: Page,
})

function Page() {
  const { id } = Route.useSearch()
  if (id === undefined) return <BookingPageList />
  return <EditBookingPage id={id === NEW_RECORD ? undefined : id} />
}
