import { IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { byCursor, query } from '#client/calls/query.ts'
import { dateTime, dayOf } from '#time.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { IconAction } from '#ui/workbench/icon-action.tsx'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { BOOKING_MONTHS } from '../booking.ts'
import type { Booking } from '../contract.ts'

/** What visitors have booked on a page, from the last hour to the first. */
export function Booked({ id }: { id: number }) {
  const list = useInfiniteQuery(
    query.bookings.booked.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ id, limit: 20, cursor }),
    }),
  )
  return (
    <section className="stack gap-75 one-column" aria-labelledby="marcados">
      <h2 id="marcados" className="subheading">
        Marcados
      </h2>
      <p className="soft small">
        O que cada pessoa escreveu é apagado {BOOKING_MONTHS} meses depois do horário. Para mudar ou cancelar, use o
        evento no calendário: quem marcou recebe um e-mail.
      </p>
      <QueryView
        query={list}
        data={list.data?.pages.flatMap(({ data }) => data)}
        failed="Os horários marcados não vieram"
        loading={<LoadingRows rows={2} height={56} label="Carregando os horários marcados…" />}
        empty={<p className="soft">Ninguém marcou ainda.</p>}
      >
        {(shown) => (
          <ul className="bare-list">
            {shown.map((one) => (
              <Row key={one.id} booking={one} />
            ))}
          </ul>
        )}
      </QueryView>
      <LoadMore list={list} />
    </section>
  )
}

function Row({ booking: { id, name, email, note, start, stands, event } }: { booking: Booking }) {
  const queries = useQueryClient()
  const { running, run } = useRun()
  async function ask() {
    const sure = await confirmAction({
      title: `Excluir os dados de ${name}?`,
      text: 'Nome, e-mail e recado saem daqui e do calendário, e não voltam. Um horário que ainda vem é cancelado, e a pessoa recebe um e-mail.',
      confirm: 'Excluir',
      danger: true,
    })
    if (!sure || !(await run(() => api.bookings.forget({ id })))) return
    notifySuccess('Os dados foram excluídos')
    await queries.invalidateQueries({ queryKey: query.bookings.key() })
  }
  return (
    <li className="flex gap-75 align-start line-above pad-75">
      <div className="grow may-shrink break-anywhere">
        <p className="tabular">
          {event === null ? (
            dateTime(start)
          ) : (
            <Link to="/dashboard/calendar" search={{ date: dayOf(start), event }}>
              {dateTime(start)}
            </Link>
          )}
          {!stands && <span className="soft">, cancelado</span>}
        </p>
        <p>
          {name}, <a href={`mailto:${email}`}>{email}</a>
        </p>
        {note && <p className="soft small pre-line">{note}</p>}
      </div>
      <IconAction
        label={`Excluir os dados de ${name}`}
        icon={IconTrash}
        disabled={running}
        onClick={() => void ask()}
      />
    </li>
  )
}
