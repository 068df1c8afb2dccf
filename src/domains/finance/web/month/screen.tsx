import { Button } from '@mantine/core'
import { IconPlus, IconReportMoney } from '@tabler/icons-react'
import { useState } from 'react'
import { useManners } from '#client/interface/manners.ts'
import { useSay } from '#client/interface/say.ts'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { useNarrower } from '#client/page/use-narrower.ts'
import { nowMs } from '#clock.ts'
import { MAX_COUNTED } from '#max-counted.ts'
import { dayOf } from '#time.ts'
import { useDelayed } from '#ui/use-delayed.ts'
import busy from '#ui/workbench/busy.module.css'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { foundCount } from '#ui/workbench/records/found-count.ts'
import { Unsummed } from '#ui/workbench/records/unsummed.tsx'
import { SearchField } from '#ui/workbench/search-field.tsx'
import { EmptyState, LoadingRing } from '#ui/workbench/states.tsx'
import { useDelay } from '#ui/workbench/use-delay.ts'
import { monthLabel } from '../../finance.ts'
import { financeWords } from '../../words.ts'
import { FinancePage } from '../parts/finance-page.tsx'
import { useLedger } from '../parts/ledger.ts'
import { type OpenReport, ReportDialog } from '../report/report-dialog.tsx'
import type { SavedReport } from '../report/report-form.tsx'
import { AccountantButton, AccountantDialog } from './accountant.tsx'
import { Cards, Foot } from './cards.tsx'
import { AccountFilter, ProjectFilter } from './filters.tsx'
import { AccountHead, CategoryHead } from './heads.tsx'
import { Limits } from './limits.tsx'
import { ManyBar } from './many-bar.tsx'
import styles from './month.module.css'
import { MonthSelect } from './month-select.tsx'
import { LearnedRule } from './rule-offer.tsx'
import { filterOf, isSearching, type MonthSearch, NO_SEARCH, nothingFound } from './search.ts'
import { ReportTable } from './table.tsx'
import { useFound, useMonth } from './use-month.ts'
import { useRows } from './use-rows.ts'

interface MonthScreenProps {
  search: MonthSearch
  onSearch: ChangeSearch<MonthSearch>
}

/** A search is of all months, and of no category. */
const ANYWHERE = { category: undefined, ledger: undefined, id: undefined }

const KEYS = [
  [['j'], 'Próxima transação'],
  [['k'], 'Transação anterior'],
  [['Enter'], 'Abrir'],
  [['x'], 'Escolher, ou deixar'],
  [['Shift ↓', 'Shift ↑'], 'Escolher as seguintes'],
  [['n'], financeWords.create[1]],
  [['Esc'], 'Largar as escolhidas'],
] as const

/** A month's income and expenses, or those of a category; or what is searched for in all months. */
export function MonthScreen({ search, onSearch }: MonthScreenProps) {
  const say = useSay()
  const { whose, isTeam } = useLedger()
  const { q, project, account, category } = search
  const inMonth = useMonth(search.month, category === undefined ? undefined : search.ledger)
  const month = search.month ?? inMonth.month ?? dayOf(nowMs()).slice(0, 7)
  const isSearch = isSearching(search)
  const findShown = () => filterOf(search, { whose, month })
  const found = useFound(isSearch ? findShown() : undefined)
  const { list, reports, totals } = isSearch ? found : inMonth
  const isPhone = useNarrower('40em')
  const isSettled = useDelayed(useDelay('finance'), reports !== undefined)
  const add = () => onSearch({ new: true })
  /** The imported entry that was corrected last. */
  const [corrected, setCorrected] = useState<number>()

  const rows = useRows(reports?.map(({ id }) => id) ?? [], `${whose} ${month} ${project} ${account} ${category} ${q}`)
  const keys = useKeys('finance_keys', { ...rows.keys, n: add })
  const open: OpenReport = search.new ? 'new' : search.id
  function close() {
    if (open !== undefined) onSearch({ id: undefined, new: undefined })
  }
  /** Shows the month in which what was saved lies. */
  function showSaved({ date, corrected }: SavedReport) {
    setCorrected(corrected)
    onSearch({ id: undefined, new: undefined, ...(!isSearch && { month: date.slice(0, 7) }) })
  }
  const isChoosing = rows.isAll || rows.selection.ids.length > 0
  const isFloating = useManners().floatsNewEntry && !isPhone
  const addButton = (
    <Button {...(isFloating && { size: 'md' })} leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
      {say(financeWords.create)}
    </Button>
  )
  return (
    <FinancePage
      title="Financeiro"
      tools={<KeysHelp keys={KEYS} note="Não valem enquanto se escreve em um campo." {...keys} />}
      actions={!isSearch && <AccountantButton onClick={() => onSearch({ accountant: true })} />}
      main={!isFloating && !(isPhone && isChoosing) && addButton}
    >
      <div className={`row cluster gap-75 ${styles.tools}`}>
        {!isSearch ? (
          <MonthSelect
            month={month}
            months={inMonth.months ?? []}
            onChoose={(chosen) => onSearch({ month: chosen, id: undefined })}
          />
        ) : (
          <Button variant="default" onClick={() => onSearch(NO_SEARCH)}>
            Voltar ao mês
          </Button>
        )}
        <search className={`row cluster gap-50 ${styles.search}`}>
          <AccountFilter
            chosen={account}
            onChoose={(chosen) => onSearch({ ...ANYWHERE, account: chosen }, { replace: isSearch })}
          />
          <ProjectFilter
            chosen={project}
            onChoose={(chosen) => onSearch({ ...ANYWHERE, project: chosen }, { replace: isSearch })}
          />
          <SearchField
            label="Buscar em todos os meses"
            q={q}
            onSearch={(text) => onSearch({ ...ANYWHERE, q: text }, { replace: isSearch })}
          />
        </search>
      </div>
      {corrected !== undefined && (
        <LearnedRule key={corrected} id={corrected} onClose={() => setCorrected(undefined)} />
      )}
      <QueryView
        query={list}
        data={isSettled ? reports : undefined}
        failed="As transações não vieram"
        loading={<LoadingRing label="Carregando as transações…" />}
      >
        {(shown) => (
          <div
            className={`stack gap-125 may-shrink ${isFloating || isPhone ? styles.body : ''} ${busy.busy}`}
            aria-busy={list.isPlaceholderData}
          >
            {account !== undefined && <AccountHead account={account} />}
            {category !== undefined && (
              <CategoryHead
                {...{ category, month, limits: inMonth.limits }}
                ledger={search.ledger ?? whose}
                owner={search.ledger === undefined ? undefined : shown[0]?.owner}
              />
            )}
            {totals && (
              <Cards totals={totals} label={isSearch ? 'Somas do que foi achado' : `Somas de ${monthLabel(month)}`} />
            )}
            {!totals && (
              <Unsummed
                count={foundCount(MAX_COUNTED + 1, 'transação', 'transações')}
                label="Somar todas"
                isUnderWay={list.isPlaceholderData}
                onSum={found.sumAll}
              />
            )}
            {!isSearch && inMonth.limits && <Limits limits={inMonth.limits} month={month} isTeam={isTeam} />}
            {shown.length > 0 ? (
              <ReportTable reports={shown} search={search} isTeam={isTeam} chosen={rows} />
            ) : !isSearch ? (
              <EmptyState title={`Nada em ${monthLabel(month)}`} icon={<IconReportMoney aria-hidden />}>
                Aqui ficam as entradas e as saídas do mês, e o que sobra entre elas. Só entra o que já foi pago: o que
                ainda vence fica em A pagar e a receber.
              </EmptyState>
            ) : (
              <p className="pad-200 soft">{nothingFound(search, month)}</p>
            )}
            <LoadMore list={list} />
            <ManyBar
              ids={rows.selection.ids}
              found={findShown}
              total={totals && totals.count + totals.transfers}
              isAll={rows.isAll}
              onAll={rows.chooseAll}
              onClear={rows.clear}
            />
            {totals && (shown.length > 0 || !isSearch) && <Foot totals={totals} />}
          </div>
        )}
      </QueryView>
      {isFloating && (
        <div className={`not-printed ${styles.add}`} data-floating hidden={isChoosing}>
          {addButton}
        </div>
      )}
      <AccountantDialog
        opened={search.accountant === true}
        onClose={() => onSearch({ accountant: undefined })}
        month={search.month}
        months={inMonth.months ?? []}
        whose={whose}
      />
      <ReportDialog open={open} onClose={close} onSaved={showSaved} />
    </FinancePage>
  )
}
