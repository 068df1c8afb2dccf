import { IconCalendarOff } from '@tabler/icons-react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { pick } from '#pick.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { RecordPage } from '#ui/workbench/form/record-page.tsx'
import { RecordScreen } from '#ui/workbench/form/record-screen.tsx'
import { type Edited, useRecordEditor } from '#ui/workbench/form/use-record-editor.ts'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { type BookingPage, BookingPageFields } from '../contract.ts'
import { Booked } from './booked.tsx'
import styles from './edit.module.css'
import { PageFields } from './fields.tsx'
import { PageLink } from './page-link.tsx'

const LIST = { to: '/dashboard/bookings', label: 'Páginas de agendamento', link: 'Ver a lista' }

/** What a new page begins with: half an hour in a usual week. */
const EMPTY: BookingPageFields = {
  ...{ name: '', description: '', location: '', slug: '', minutes: 30, gap: 0, notice_hours: 24, days_ahead: 30 },
  ...{ most_a_day: 0, all_day_busy: true, is_on: true, at_contact: false, saturday: '', sunday: '' },
  monday: '09:00-12:00, 14:00-18:00',
  tuesday: '09:00-12:00, 14:00-18:00',
  wednesday: '09:00-12:00, 14:00-18:00',
  thursday: '09:00-12:00, 14:00-18:00',
  friday: '09:00-12:00, 14:00-18:00',
}

/** The form of the page with that id, with its link and what was booked there; an empty form without one. */
export const EditBookingPage = ({ id }: { id: number | undefined }) => (
  <RecordScreen
    id={id}
    item={(input) => query.bookings.item.queryOptions({ input })}
    read={({ data }) => data}
    to={LIST.to}
    title="Página de agendamento"
    list={LIST}
    loading={<LoadingRows rows={3} height={64} label="Carregando a página de agendamento…" />}
    failed="A página de agendamento não veio"
    missing={{
      title: 'Esta página de agendamento não existe',
      text: 'Pode ter sido excluída, ser de outra pessoa, ou o endereço veio pela metade.',
      icon: <IconCalendarOff aria-hidden />,
    }}
  >
    {(edited) => <BookingPageForm {...edited} />}
  </RecordScreen>
)

function BookingPageForm(edited: Edited<BookingPage>) {
  const { id } = edited
  const record = useRecordEditor({
    edited,
    kind: 'booking-page',
    empty: EMPTY,
    schema: BookingPageFields,
    toStored: (page: BookingPage) => ({
      values: pick(page, BookingPageFields.keyof().options),
      revision: page.revision,
    }),
    create: api.bookings.create,
    update: api.bookings.update,
    read: async (stored) => (await api.bookings.item({ id: stored })).data,
    shownBy: query.bookings.key(),
    removal: (gone, { name }) => ({
      question: {
        title: 'Excluir esta página de agendamento?',
        text: `“${name}” deixa de abrir, e não volta. O que já foi marcado fica no calendário.`,
      },
      work: () => api.bookings.remove({ id: gone }),
    }),
    afterRemoval: { lists: [query.bookings.list.key()], to: LIST.to },
  })
  return (
    <RecordPage
      title={id === undefined ? 'Nova página de agendamento' : record.saved.name}
      list={LIST}
      form="booking-page-form"
      record={record}
      removable={id !== undefined}
    >
      <div className={`stack gap-150 one-column ${styles.screen}`}>
        {id !== undefined && <PageLink id={id} isOn={record.saved.is_on} isPublic={record.saved.slug !== ''} />}
        <RecordForm
          record={record}
          id="booking-page-form"
          className="stack gap-150 one-column"
          label="Página de agendamento"
          savedText="A página de agendamento foi salva"
        >
          <PageFields form={record.form} isNew={id === undefined} />
        </RecordForm>
        {id !== undefined && <Booked id={id} />}
      </div>
    </RecordPage>
  )
}
