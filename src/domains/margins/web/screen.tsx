import { Button } from '@mantine/core'
import { IconChartDots, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '#client/calls/query.ts'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { useSession } from '#client/session/session.ts'
import { FinancePage } from '#domains/finance/web/parts/finance-page.tsx'
import { brl, groupedMoney } from '#money.ts'
import { plural } from '#ui/formats.ts'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { CsvLink } from '#ui/workbench/records/csv-link.tsx'
import { EmptyState, ForbiddenState, LoadingRows } from '#ui/workbench/states.tsx'
import type { Row } from '../contract.ts'
import { byClient, hasNoCost, listLess, type MarginRow, sortRows, sumRows } from '../margin.ts'
import styles from './margin.module.css'
import { percent } from './percent.ts'
import type { MarginSearch } from './search.ts'
import { MarginTable } from './table.tsx'

interface MarginScreenProps {
  search: MarginSearch
  onSearch: ChangeSearch<MarginSearch>
}

/** What each project earned, and will have earned. For who sees costs. */
export function MarginScreen({ search, onSearch }: MarginScreenProps) {
  const { seesCosts } = useSession()
  const closed = search.fechados === true
  /** Of the open ones or the others all were asked for. */
  const [wholeOf, setWholeOf] = useState<boolean>()
  const whole = wholeOf === closed
  const list = useQuery({ ...query.margins.list.queryOptions({ input: { closed, whole } }), enabled: seesCosts })
  const { isOn, setOn } = useKeys('margin_keys', { j: () => walk(1), k: () => walk(-1) })
  const csv = new URLSearchParams({
    ...(closed && { closed: 'true' }),
    ...(search.clientes && { clients: 'true' }),
  })
  return (
    <FinancePage title="Margem" isFirms tools={<KeysHelp {...HELP} isOn={isOn} setOn={setOn} />}>
      {seesCosts ? (
        <>
          <div className="row cluster gap-50" role="toolbar" aria-label="Quais projetos">
            <Chip isOn={!closed} onClick={() => onSearch({ fechados: undefined })}>
              Abertos
            </Chip>
            <Chip isOn={closed} onClick={() => onSearch({ fechados: true })}>
              Fechados
            </Chip>
            <Chip
              isOn={search.clientes === true}
              onClick={() => onSearch({ clientes: search.clientes ? undefined : true })}
            >
              Por cliente
            </Chip>
            <span className={`soft tiny row gap-25 ${styles.who}`}>
              <IconLock size={14} aria-hidden /> Só a administração e quem ela escolhe veem
            </span>
            <CsvLink href={`/api/v1/margins/csv?${csv}`} label="Exportar as margens como CSV" />
          </div>
          <QueryView
            query={list}
            data={list.data}
            failed="As margens não vieram"
            loading={<LoadingRows rows={6} height={44} label="Carregando as margens…" />}
          >
            {({ data, cut }) =>
              data.length === 0 ? (
                <EmptyState
                  title={closed ? 'Nenhum projeto fechado' : 'Nenhum projeto com horas ou orçamento'}
                  icon={<IconChartDots aria-hidden />}
                >
                  Um projeto aparece quando tem um orçamento aprovado, horas, tarefas estimadas ou despesas.
                </EmptyState>
              ) : (
                <Margins {...{ data, cut, search, onSearch }} onWhole={whole ? undefined : () => setWholeOf(closed)} />
              )
            }
          </QueryView>
        </>
      ) : (
        <ForbiddenState title="As margens mostram o que as horas custam">
          Por isso só a administração as vê, e quem ela escolhe em Pessoas. Se você precisa delas, peça a quem
          administra.
        </ForbiddenState>
      )}
    </FinancePage>
  )
}

const Chip = ({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: string }) => (
  <Button variant={isOn ? 'light' : 'default'} size="compact-sm" aria-pressed={isOn} onClick={onClick}>
    {children}
  </Button>
)

/** Moves the focus to the next or previous row's button. */
function walk(by: number) {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-margin-row]')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  buttons[Math.max(0, Math.min(buttons.length - 1, at + by))]?.focus()
}

interface MarginsProps extends MarginScreenProps {
  data: readonly Row[]
  /** Whether there are more, and what asks for them. */
  cut: boolean
  onWhole: (() => void) | undefined
}

function Margins({ data, cut, onWhole, search, onSearch }: MarginsProps) {
  const rows = useMemo(() => {
    const shown: readonly MarginRow[] = search.clientes ? byClient(data) : data
    return sortRows(shown, search.ordem ?? 'quoted', search.inversa === true)
  }, [data, search])
  const of = search.clientes ? plural(rows.length, 'cliente', 'clientes') : plural(rows.length, 'projeto', 'projetos')
  const whole = useMemo(() => sumRows(data, { key: 'tudo', name: of }), [data, of])
  const unknown = data.filter(hasNoCost).length
  // Where nothing is known of any, the whole has them all.
  const leftOut = whole.planned && !hasNoCost(whole) ? unknown : 0
  return (
    <>
      <Head {...{ whole, leftOut }} less={listLess(data)} />
      {cut && (
        <p className="wash row cluster gap-75">
          {onWhole ? 'As somas são dos últimos projetos.' : 'Há mais projetos do que cabem aqui: estes são os últimos.'}
          {onWhole && (
            <Button variant="default" size="compact-sm" onClick={onWhole}>
              Mostrar todos
            </Button>
          )}
        </p>
      )}
      <MarginTable {...{ rows, whole, leftOut, search, onSearch }} />
      <p className="soft tiny measure">
        Antes dos impostos. As horas contam pelo custo de quem trabalhou no seu dia; o custo previsto é o da margem de
        cada orçamento. No fim, como vai, é o que já custou mais o que falta das estimativas, e nunca menos do que o
        previsto enquanto o projeto está aberto.
      </p>
    </>
  )
}

interface HeadProps {
  whole: MarginRow
  /** What leaves less than planned, the most first. */
  less: ReturnType<typeof listLess>
  leftOut: number
}

/** Named at most of what leaves less than planned. */
const MOST_NAMED = 2

/** '41 % no fim, como vai · previa-se 46 % · R$ 4.300,00 a menos: 2.000,00 em Balança, 1.340,00 em Rastreamento'. */
function Head({ whole, less, leftOut }: HeadProps) {
  const { planned, end, unknown_minutes } = whole
  if (!planned || !end) return null
  if (hasNoCost(whole))
    return (
      <p className="soft">Nenhum orçamento diz o que custa, e não há horas nem despesas: a margem não se conhece.</p>
    )
  const difference = planned.margin - end.margin
  const [most] = less
  const named =
    most?.less === difference
      ? ` em ${most.name}`
      : `: ${less
          .slice(0, MOST_NAMED)
          .map((one) => `${groupedMoney(one.less)} em ${one.name}`)
          .join(', ')}`
  return (
    <p className="tabular">
      {(planned.unknown > 0 || unknown_minutes > 0) && 'até '}
      <b>{percent(end.rate)}</b> no fim, como vai <span className="soft">· previa-se {percent(planned.rate)}</span>
      {difference !== 0 && (
        <span className={difference > 0 ? 'error' : 'success'}>
          {' '}
          · {brl(Math.abs(difference))} {difference > 0 ? 'a menos' : 'a mais'}
          {difference > 0 && most && named}
        </span>
      )}
      {leftOut > 0 && (
        <span className="soft">
          {' '}
          · {plural(leftOut, 'projeto sem custo fica de fora', 'projetos sem custo ficam de fora')}
        </span>
      )}
      {planned.unknown > 0 && (
        <span className="soft"> · {plural(planned.unknown, 'item sem custo', 'itens sem custo')}</span>
      )}
      {unknown_minutes > 0 && <span className="soft"> · há horas sem custo</span>}
    </p>
  )
}

const HELP = {
  keys: [
    [['j', 'k'], 'Andar pelos projetos'],
    [['Enter'], 'O estimado e o gasto por tarefa'],
    [['?'], 'Ajuda'],
  ],
  note: 'Um clique no nome de uma coluna ordena por ela; outro, ao contrário.',
} as const
