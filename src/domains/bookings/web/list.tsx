import { Badge } from '@mantine/core'
import { IconCalendarTime, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { byCursor, query } from '#client/calls/query.ts'
import { NEW_RECORD } from '#client/page/search-params.ts'
import { useSession } from '#client/session/session.ts'
import { minutesInWords } from '#durations.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { RecordList } from '#ui/workbench/records/record-list.tsx'
import rows from '#ui/workbench/records/rows.module.css'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { isSlug } from '../booking.ts'
import type { BookingPage } from '../contract.ts'
import styles from './list.module.css'

export const LIST = { to: '/dashboard/bookings', label: 'Páginas de agendamento' }

/** The caller's booking pages, of the admin everybody's, newest first. */
export function BookingPageList() {
  const { admin } = useSession()
  const list = useInfiniteQuery(
    query.bookings.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: 50, cursor }),
    }),
  )
  return (
    <WorkbenchPage title={LIST.label} parent={{ to: '/dashboard/calendar', label: 'Calendário' }} main={<New />}>
      <RecordList
        list={list}
        rows={list.data?.pages.flatMap(({ data }) => data)}
        failed="As páginas de agendamento não vieram"
        loading={<LoadingRows rows={4} height={56} label="Carregando as páginas de agendamento…" />}
        empty={{
          title: 'Nenhuma página de agendamento ainda',
          text: 'Uma página mostra os seus horários livres a quem tem o endereço, e o que marcam entra no seu calendário.',
          icon: <IconCalendarTime aria-hidden />,
          action: <New />,
        }}
      >
        {(shown) => (
          <table className={`${rows.rows} ${styles.pages}`}>
            <thead>
              <tr>
                <th scope="col">Nome</th>
                <th scope="col" className={styles.wide}>
                  Duração
                </th>
                <th scope="col">Marcados</th>
                <th scope="col">Situação</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((page) => (
                <Row key={page.id} page={page} showsOwner={admin} />
              ))}
            </tbody>
          </table>
        )}
      </RecordList>
    </WorkbenchPage>
  )
}

const Row = ({
  page: { id, name, owner, minutes, ahead, is_on, path },
  showsOwner,
}: {
  page: BookingPage
  showsOwner: boolean
}) => (
  <tr>
    <th scope="row" className={rows.opens}>
      <Link className="strong" to="/dashboard/bookings" search={{ id }}>
        {name}
      </Link>
      {showsOwner && <div className="soft small regular">{owner}</div>}
    </th>
    <td className={`soft ${styles.wide}`}>{minutesInWords(minutes)}</td>
    <td className="tabular">{ahead}</td>
    <td>
      {is_on ? (
        <Badge variant="light">{isSlug(path.split('/').at(-1)!) ? 'Pública' : 'Por link'}</Badge>
      ) : (
        <Badge variant="light" color="gray">
          Desligada
        </Badge>
      )}
    </td>
  </tr>
)

const New = () => (
  <LinkButton to={LIST.to} search={{ id: NEW_RECORD }} leftSection={<IconPlus size={18} aria-hidden />}>
    Nova página de agendamento
  </LinkButton>
)
