import { useQuery } from '@tanstack/react-query'
import type { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { nowMs } from '#clock.ts'
import { brl, toCents } from '#money.ts'
import { day, dayOf } from '#time.ts'
import { weekdayName } from '#ui/formats.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { RecordLink } from '#ui/workbench/record-link.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import styles from './next-reminders.module.css'

type Next = Awaited<ReturnType<typeof api.budgets.exchange.nextReminders>>['data']
type Reminder = Next['reminders'][number]

/** Whom the settings as they are saved will reach. */
export function NextReminders() {
  const next = useQuery(query.budgets.exchange.nextReminders.queryOptions({ staleTime: 0 }))
  return (
    <section className="stack gap-60 whole-row" aria-labelledby="proximos-lembretes">
      <h2 className={styles.heading} id="proximos-lembretes">
        Próximos lembretes
      </h2>
      <QueryView
        query={next}
        failed="Os próximos lembretes não vieram"
        loading={<LoadingRows rows={3} height={48} label="Carregando os próximos lembretes…" />}
        data={next.data?.data}
      >
        {(data) => <List {...data} />}
      </QueryView>
    </section>
  )
}

function List({ on, mail, until, reminders, more }: Next) {
  if (!on) return <p className="soft">Como está salvo, ninguém é lembrado: os dois prazos são 0.</p>
  const isEmpty = reminders.length === 0
  return (
    <>
      <p className="soft">
        {isEmpty
          ? `Até ${day(until)} nenhuma parcela aberta chega a um dia de lembrete, como está salvo.`
          : `Até ${day(until)}, como está salvo. O que for pago, prometido ou cobrado antes sai daqui.`}
        {!mail && ' Sem servidor de e-mail, nada chega ao cliente: veja Sistema.'}
      </p>
      {!isEmpty && (
        <ul className="bare-list">
          {reminders.map((reminder) => (
            <Row key={`${reminder.id} ${reminder.day}`} {...reminder} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="soft">E mais {more} depois destes.</p>}
    </>
  )
}

const Row = ({ day: on, client, description, to, due, amount, email, why }: Reminder) => (
  <li className={`stack line-below pad-60 ${styles.row}`} data-held={why ?? undefined}>
    <time className="tabular nowrap" dateTime={on}>
      {weekdayName(on)}, {day(on)}
    </time>
    <span className="may-shrink break-anywhere">
      <b>{client}</b> · <RecordLink to={to}>{description}</RecordLink>
      <br />
      <span className="soft small">
        {why ? WHY[why] : email} · {due < dayOf(nowMs()) ? 'venceu' : 'vence'} em {day(due)}
      </span>
    </span>
    <span className="strong tabular nowrap">{brl(toCents(amount))}</span>
  </li>
)

const WHY: Readonly<Record<NonNullable<Reminder['why']>, string>> = {
  email: 'Não recebe: sem e-mail no cadastro e no aceite',
  promised: 'Não recebe: prometeu pagar em um dia que ainda não passou',
  charged: 'Não recebe: cobrado por alguém da equipe na véspera ou no dia',
  off: 'Não recebe: desligado no orçamento',
  demo: 'Não recebe: orçamento da demonstração',
}
