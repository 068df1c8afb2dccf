import { IconShieldLock } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { byCursor, query } from '#client/query.ts'
import busy from '#ui/workbench/busy.module.css'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import records from '#ui/workbench/records/list.module.css'
import { NoMatches } from '#ui/workbench/records/no-matches.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import type { LogFilter } from '../contract.ts'
import { hasFilters } from './filters.ts'
import { LogTable } from './table.tsx'
import { LogTools } from './tools.tsx'

/** Rows in one request. */
const PAGE_SIZE = 100

interface SecurityLogProps {
  filters: LogFilter
  onFilter: (filters: LogFilter) => void
}

/** The security log, newest first. */
export function SecurityLog({ filters, onFilter }: SecurityLogProps) {
  const list = useInfiniteQuery(
    query.security.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, ...filters, cursor }),
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <WorkbenchPage title="Registro">
      <LogTools filters={filters} onFilter={onFilter} />
      <QueryView
        query={list}
        data={list.data?.pages.flatMap(({ data }) => data)}
        failed="O registro não veio"
        loading={<LoadingRows rows={8} height={40} label="Carregando o registro…" />}
      >
        {(lines) => (
          <div className={`${records.list} ${busy.busy}`} aria-busy={list.isPlaceholderData}>
            {lines.length > 0 ? (
              <LogTable lines={lines} />
            ) : hasFilters(filters) ? (
              <NoMatches clear="Limpar os filtros" onClear={() => onFilter({})}>
                Nada assim no registro.
              </NoMatches>
            ) : (
              <EmptyState title="Nada no registro ainda" icon={<IconShieldLock aria-hidden />}>
                Aqui ficam por doze meses as entradas, as trocas de senha, as exportações e as exclusões.
              </EmptyState>
            )}
            <LoadMore list={list} />
          </div>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}
