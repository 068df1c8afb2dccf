import { dateTime } from '#time.ts'
import rows from '#ui/workbench/records/rows.module.css'
import table from '#ui/workbench/records/table.module.css'
import type { SecurityLine } from '../contract.ts'
import { detailText, EVENT_LABELS } from '../security.ts'
import styles from './table.module.css'

/** The lines as a table; in a narrow window each is a card. */
export const LogTable = ({ lines }: { lines: readonly SecurityLine[] }) => (
  <table className={`${rows.rows} ${table.table} ${styles.columns}`}>
    <thead>
      <tr>
        <th scope="col">Quando</th>
        <th scope="col">O que houve</th>
        <th scope="col">Quem</th>
        <th scope="col">Com quem ou o quê</th>
        <th scope="col">Rede</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <Line key={line.id} {...line} />
      ))}
    </tbody>
  </table>
)

const Line = ({ at, event, actor, person, record, network, detail }: SecurityLine) => (
  <tr data-event={event}>
    <td className={table.day}>{dateTime(at)}</td>
    <th scope="row" className={`${table.name} ${styles.event}`}>
      {EVENT_LABELS[event]}
      {detail && <small>{detailText(detail)}</small>}
    </th>
    <td>{actor ? actor.name || `Conta ${actor.id}` : ''}</td>
    <td className={styles.what}>
      {person ? person.name || `Conta ${person.id}` : record !== null ? `nº ${record}` : ''}
    </td>
    <td className={styles.network}>{network}</td>
  </tr>
)
