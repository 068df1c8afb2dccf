import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { dateTime, plural } from '#ui/formats.ts'
import styles from './staff-panel.module.css'
import { Tile } from './tile.tsx'

/** One's own work at a glance. What is still being built says so, and shows no figure. */
export function StaffPanel({ name }: { name: string }) {
  const projects = useQuery(query.projects.all.queryOptions({ input: { limit: 1 } }))
  const machines = useQuery(query.screenTime.machines.queryOptions())
  const screen = useQuery(query.screenTime.day.queryOptions({ input: {} }))
  const heard = machines.data?.data[0]
  const day = screen.data?.data
  return (
    <section aria-labelledby="painel">
      <h2 id="painel" className={styles.greeting}>
        Olá, {name}!
      </h2>
      <ul className={styles.tiles}>
        <Tile
          title="Projects"
          to="/dashboard/projects"
          answer={projects}
          figure={projects.data?.total}
          note={
            projects.data && (projects.data.total === 0 ? 'O primeiro começa em New Project.' : 'seus ou da sua equipe')
          }
        />
        <Tile
          title="Tempo de tela"
          to="/dashboard/screen-time"
          answer={screen}
          figure={day?.lines}
          note={day && `Cerca de ${day.per_hour} por hora${day.sample ? ', no exemplo' : ''}`}
        />
        <Tile
          title="Máquinas"
          to="/dashboard/screen-time"
          answer={machines}
          figure={machines.data?.data.length}
          note={machines.data && machineNote(machines.data.data.length, heard?.last_contact)}
        />
        <Tile title="Production Line" coming="Em construção. Aqui vão as linhas em que você trabalha." />
        <Tile title="Budgets" coming="Em construção. Aqui vão os seus orçamentos por aprovar." />
        <Tile title="Financeiro" coming="Em construção. Aqui vai o saldo do mês." />
        <Tile title="Calendário" coming="Em construção. Aqui vai o seu próximo compromisso." />
      </ul>
    </section>
  )
}

function machineNote(count: number, contact: string | null | undefined) {
  if (count === 0) return 'Nenhuma envia tempo de tela ainda.'
  if (!contact) return `${plural(count, 'máquina ligada', 'máquinas ligadas')}, nenhum envio ainda`
  return `último contato ${dateTime(contact)}`
}
