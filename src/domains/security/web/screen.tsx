import { IconShieldLock } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { query, searchedByCursor } from '#client/calls/query.ts'
import { dateTime } from '#time.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { RecordList } from '#ui/workbench/records/record-list.tsx'
import rows from '#ui/workbench/records/rows.module.css'
import table from '#ui/workbench/records/table.module.css'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { LogFilter, SecurityLine } from '../contract.ts'
import { detailText, EVENT_LABELS } from '../security.ts'
import { hasFilters, NO_FILTERS } from './filters.ts'
import styles from './table.module.css'
import { LogTools } from './tools.tsx'

/** Rows in one request. */
const PAGE_SIZE = 100

interface SecurityLogProps {
  filters: LogFilter
  /** Changes parts of it. */
  onFilter: (change: LogFilter) => void
}

/** The security log, newest first. */
export function SecurityLog({ filters, onFilter }: SecurityLogProps) {
  const list = useInfiniteQuery(
    query.security.list.infiniteOptions({
      ...searchedByCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, ...filters, cursor }),
    }),
  )
  return (
    <WorkbenchPage title="Registro">
      <LogTools filters={filters} onFilter={onFilter} />
      <RecordList
        list={list}
        rows={list.data?.pages.flatMap(({ data }) => data)}
        failed="O registro não veio"
        loading={<LoadingRows rows={8} height={40} label="Carregando o registro…" />}
        narrowed={
          hasFilters(filters)
            ? { text: 'Nada assim no registro.', clear: 'Limpar os filtros', onClear: () => onFilter(NO_FILTERS) }
            : undefined
        }
        empty={{
          title: 'Nada no registro ainda',
          text: 'Aqui ficam por doze meses as entradas, as trocas de senha, as exportações e as exclusões.',
          icon: <IconShieldLock aria-hidden />,
        }}
      >
        {(lines) => <LogTable lines={lines} />}
      </RecordList>
    </WorkbenchPage>
  )
}

/** The lines as a table; in a narrow window each is a card. */
const LogTable = ({ lines }: { lines: readonly SecurityLine[] }) => (
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
    <th scope="row" className={`strong ${styles.event}`}>
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
