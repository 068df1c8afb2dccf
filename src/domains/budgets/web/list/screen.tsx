import { Switch } from '@mantine/core'
import { IconFileInvoice, IconPlus, IconTag, IconTemplate } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { query, searchedByCursor } from '#client/calls/query.ts'
import { useManners } from '#client/interface/manners.ts'
import { useSay } from '#client/interface/say.ts'
import { NEW_RECORD } from '#client/page/search-params.ts'
import { useSession } from '#client/session/session.ts'
import { useListOwner } from '#client/session/use-whose.ts'
import { MAX_COUNTED } from '#max-counted.ts'
import { plural } from '#ui/formats.ts'
import { useDelayed } from '#ui/use-delayed.ts'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { foundCount } from '#ui/workbench/records/found-count.ts'
import { RecordList } from '#ui/workbench/records/record-list.tsx'
import { Unsummed } from '#ui/workbench/records/unsummed.tsx'
import { LoadingRing } from '#ui/workbench/states.tsx'
import { useDelay } from '#ui/workbench/use-delay.ts'
import { SITUATIONS } from '../../situation.ts'
import { budgetWords } from '../../words.ts'
import { useClientNews } from '../parts/use-client-news.ts'
import { useLoadFailureLog } from '../parts/use-load-failure-log.ts'
import { type FilterProps, hasFilters, NO_FILTERS } from './filters.ts'
import { useListFormats } from './formats.ts'
import { BudgetGroups } from './groups.tsx'
import { BudgetTable } from './table.tsx'
import { ListTools } from './tools.tsx'
import { Totals } from './totals.tsx'
import { LIST_KEYS, useListKeys } from './use-list-keys.ts'
import { WaitsButtons } from './waits-buttons.tsx'

/** Rows in one request. */
const PAGE_SIZE = 100

/** One's own quotes, in Portuguese by whom they wait for, as specified newest first; for the admin everyone's by a switch. */
export function BudgetList({ filters, onFilter }: FilterProps) {
  const { admin } = useSession()
  const { whose, isTeam, setTeam } = useListOwner('budgets')
  const { oneState } = useManners()
  const { formats, isBrazilian, setBrazilian } = useListFormats()
  /** The text that all was to be summed for. */
  const [summed, setSummed] = useState<string>()
  const list = useInfiniteQuery(
    query.budgets.search.infiniteOptions({
      ...searchedByCursor,
      input: (cursor: string | undefined) => ({
        ...{ ...filters, id_user: whose, limit: PAGE_SIZE, whole: summed === filters.q, cursor },
        ...(oneState && { by: 'waits' as const }),
      }),
      enabled: whose !== undefined,
    }),
  )
  const budgets = list.data?.pages.flatMap(({ data }) => data)
  const { total, totals, situations, waits } = list.data?.pages[0] ?? {}
  const counted = total !== undefined && (totals ? plural : foundCount)(total, 'orçamento', 'orçamentos')
  const isSettled = useDelayed(useDelay('budgets'), budgets !== undefined)
  useLoadFailureLog(list.error)
  useClientNews()
  const search = useRef<HTMLInputElement>(null)
  const shown = SITUATIONS.filter((one) => (situations?.[one].count ?? 0) > 0 || one === filters.situation)
  const keys = useListKeys({
    ...{ shown, search, onFilter, chosen: filters.situation, isUsed: oneState },
    budgets: isSettled ? budgets : undefined,
  })

  return (
    <WorkbenchPage
      title={budgetWords.budgets}
      actions={
        <>
          {setBrazilian && (
            <Switch
              label="R$ e dd/mm/aaaa"
              checked={isBrazilian}
              onChange={({ currentTarget }) => setBrazilian(currentTarget.checked)}
            />
          )}
          <LinkButton to="/dashboard/budget-catalog" variant="default" leftSection={<IconTag size={18} aria-hidden />}>
            Catálogo
          </LinkButton>
          <LinkButton
            to="/dashboard/budget-templates"
            variant="default"
            leftSection={<IconTemplate size={18} aria-hidden />}
          >
            Modelos
          </LinkButton>
        </>
      }
      main={<NewBudget />}
    >
      <ListTools
        filters={filters}
        onFilter={onFilter}
        whose={whose}
        team={admin ? isTeam : undefined}
        onTeam={setTeam}
        count={isSettled && counted ? counted : undefined}
        search={search}
      >
        {oneState && (
          <KeysHelp
            keys={LIST_KEYS}
            note="Enquanto se escreve, as letras só escrevem."
            isOn={keys.isOn}
            setOn={keys.setOn}
          />
        )}
      </ListTools>
      <RecordList
        list={list}
        rows={isSettled ? budgets : undefined}
        failed="Os orçamentos não vieram"
        loading={<LoadingRing label="Carregando os orçamentos…" />}
        narrowed={
          hasFilters(filters)
            ? { text: 'Nenhum orçamento assim.', clear: 'Limpar os filtros', onClear: () => onFilter(NO_FILTERS) }
            : undefined
        }
        empty={{
          title: 'Nenhum orçamento ainda',
          text: 'Aqui ficam os orçamentos: para quem, quanto, até quando e em que pé está cada um.',
          icon: <IconFileInvoice aria-hidden />,
          action: <NewBudget />,
        }}
        head={
          total !== undefined && (
            <>
              {oneState && (
                <WaitsButtons sums={waits} chosen={filters.waits} onChoose={(one) => onFilter({ waits: one })} />
              )}
              {totals && situations ? (
                <Totals {...{ totals, situations, shown, formats, filters, onFilter }} />
              ) : (
                <Unsummed
                  count={foundCount(MAX_COUNTED + 1, 'orçamento', 'orçamentos')}
                  label="Somar todos"
                  isUnderWay={list.isPlaceholderData}
                  onSum={() => setSummed(filters.q)}
                />
              )}
            </>
          )
        }
      >
        {(rows) =>
          oneState ? (
            <BudgetGroups budgets={rows} sums={waits} formats={formats} isTeam={admin && isTeam} keys={keys} />
          ) : (
            <BudgetTable budgets={rows} formats={formats} isTeam={admin && isTeam} />
          )
        }
      </RecordList>
    </WorkbenchPage>
  )
}

const NewBudget = () => (
  <LinkButton
    to="/dashboard/budget-create"
    search={{ id: NEW_RECORD }}
    leftSection={<IconPlus size={18} aria-hidden />}
  >
    {useSay()(budgetWords.create)}
  </LinkButton>
)
