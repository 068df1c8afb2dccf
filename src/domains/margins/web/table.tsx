import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconChevronRight } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { numberText } from '#domains/budgets/budget.ts'
import type { Margin } from '#domains/budgets/margin.ts'
import { hoursText } from '#domains/hours/hours.ts'
import { groupedMoney } from '#money.ts'
import { plural } from '#ui/formats.ts'
import { useFollow } from '#ui/workbench/use-follow.ts'
import type { Row } from '../contract.ts'
import { hasNoCost, type MarginRow } from '../margin.ts'
import type { Sort } from '../sorts.ts'
import styles from './margin.module.css'
import { percent } from './percent.ts'
import type { MarginSearch } from './search.ts'
import { Tasks } from './tasks.tsx'

interface MarginTableProps {
  rows: readonly MarginRow[]
  /** All of them as one. */
  whole: MarginRow
  /** How many projects are not in its planned margin and its end. */
  leftOut: number
  search: MarginSearch
  onSearch: ChangeSearch<MarginSearch>
}

const COLUMNS: readonly { sort: Sort; label: string; hides?: string | undefined }[] = [
  { sort: 'name', label: 'Projeto' },
  { sort: 'quoted', label: 'Orçado' },
  { sort: 'billed', label: 'Cobrado', hides: styles.third },
  { sort: 'received', label: 'Recebido' },
  { sort: 'spent', label: 'Custo até hoje' },
  { sort: 'now', label: 'Margem hoje', hides: styles.third },
  { sort: 'end', label: 'Margem no fim' },
  { sort: 'planned', label: 'Prevista ○ e como vai ●' },
]

/** Projects, or clients, with what they were quoted, brought, cost and leave. */
export function MarginTable({ rows, whole, leftOut, search, onSearch }: MarginTableProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const by = search.ordem ?? 'quoted'
  const sortBy = (sort: Sort) =>
    onSearch({
      ordem: sort === 'quoted' ? undefined : sort,
      inversa: sort === by && !search.inversa ? true : undefined,
    })
  const toggle = (key: string) =>
    setOpen((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  return (
    <table className={`full-width tabular joined-cells ${styles.table}`}>
      <thead>
        <tr>
          {COLUMNS.map(({ sort, label, hides }) => (
            <th
              key={sort}
              scope="col"
              className={hides}
              aria-sort={sort === by ? (search.inversa ? 'ascending' : 'descending') : 'none'}
            >
              <UnstyledButton className={styles.sort ?? ''} onClick={() => sortBy(sort)}>
                {sort === 'name' && search.clientes ? 'Cliente' : label}
                {sort === by &&
                  (search.inversa ? <IconArrowUp size={14} aria-hidden /> : <IconArrowDown size={14} aria-hidden />)}
              </UnstyledButton>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.key}>
            <ProjectRow row={row} isOpen={open.has(row.key)} onToggle={() => toggle(row.key)} />
            {open.has(row.key) && <Tasks line={(row as Row).line} />}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{whole.name}</th>
          <Figures row={whole} leftOut={leftOut} />
        </tr>
      </tfoot>
    </table>
  )
}

interface ProjectRowProps {
  row: MarginRow
  isOpen: boolean
  onToggle: () => void
}

function ProjectRow({ row, isOpen, onToggle }: ProjectRowProps) {
  const follow = useFollow()
  const { line = null, to } = row as Partial<Row>
  const quotes = row.quotes.map(numberText).join(', ')
  const about = [row.client !== row.name && row.client, quotes].filter(Boolean).join(', ')
  return (
    <tr className={styles.row}>
      <th scope="row">
        {line === null ? (
          to ? (
            <a className={styles.name} href={to} onClick={follow} data-margin-row>
              {row.name}
            </a>
          ) : (
            <span className={styles.name}>{row.name}</span>
          )
        ) : (
          <UnstyledButton className={styles.name ?? ''} aria-expanded={isOpen} onClick={onToggle} data-margin-row>
            <IconChevronRight size={16} aria-hidden />
            {row.name}
          </UnstyledButton>
        )}
        <small className="soft">{about || 'da casa, sem orçamento'}</small>
      </th>
      <Figures row={row} />
    </tr>
  )
}

/** The figures of a row, each with what explains it below; of the whole also how many are not in its end. */
function Figures({ row, leftOut = 0 }: { row: MarginRow; leftOut?: number }) {
  const { quoted, billed, received, hours_cost, expenses, minutes, estimate, unknown_minutes, now, planned, end } = row
  const share = quoted > 0 ? `${Math.round((100 * received) / quoted)} %` : ''
  const worked = minutes > 0 ? `${hoursText(minutes)}${estimate > 0 ? ` de ${hoursText(estimate)}` : ''} h` : ''
  const parts = [
    worked,
    expenses !== 0 && `despesas ${groupedMoney(expenses)}`,
    unknown_minutes > 0 && `${hoursText(unknown_minutes)} h sem custo`,
  ]
  const costs = [
    end && end.cost > 0 && `custo ${groupedMoney(end.cost)}`,
    planned && planned.unknown > 0 && plural(planned.unknown, 'item sem custo', 'itens sem custo'),
    leftOut > 0 && `fora ${plural(leftOut, 'projeto sem custo', 'projetos sem custo')}`,
  ]
  return (
    <>
      <Cell label="Orçado">{quoted > 0 && groupedMoney(quoted)}</Cell>
      <Cell label="Cobrado" className={styles.third}>
        {quoted > 0 && groupedMoney(billed)}
      </Cell>
      <Cell label="Recebido" note={share}>
        {quoted > 0 && groupedMoney(received)}
      </Cell>
      <Cell label="Custo até hoje" note={parts.filter(Boolean).join(', ')}>
        {groupedMoney(hours_cost + expenses)}
      </Cell>
      <Cell label="Margem hoje" className={styles.third} isLoss={now.margin < 0}>
        {groupedMoney(now.margin)}
      </Cell>
      <Cell label="Margem no fim" note={costs.filter(Boolean).join(', ')} isLoss={(end?.margin ?? 0) < 0}>
        {end &&
          (hasNoCost(row) ? (
            <span className="soft">{groupedMoney(end.margin)}</span>
          ) : (
            <b>{groupedMoney(end.margin)}</b>
          ))}
      </Cell>
      <td className={styles.drawn} data-label="Prevista e como vai">
        {planned &&
          end &&
          (hasNoCost(row) ? <small className="soft">sem custo previsto</small> : <Dots {...{ planned, end }} />)}
      </td>
    </>
  )
}

interface CellProps {
  label: string
  note?: string
  className?: string | undefined
  isLoss?: boolean
  children: React.ReactNode
}

const Cell = ({ label, note, className = '', isLoss, children }: CellProps) => (
  <td className={`${className} ${isLoss ? 'error' : ''}`} data-label={label} data-empty={!children || undefined}>
    {children}
    {note && <small className={isLoss ? '' : 'soft'}>{note}</small>}
  </td>
)

/** Where a rate stands between a whole loss and all of it, in percent of the width. */
const placeOf = ({ rate }: Margin) => 3 + 94 * Math.min(1, Math.max(0, (rate ?? 0) / 10_000))

/** The planned margin and how it goes, on one scale from nothing to all. */
function Dots({ planned, end }: { planned: Margin; end: Margin }) {
  const isLess = (end.rate ?? 0) < (planned.rate ?? 0)
  return (
    <span className={`stack align-center gap-60 strong nowrap ${styles.dots}`}>
      <span className={`relative ${styles.scale}`} aria-hidden>
        <i className={`paper ${styles.planned}`} style={{ left: `${placeOf(planned)}%` }} />
        <i className={styles.end} data-less={isLess || undefined} style={{ left: `${placeOf(end)}%` }} />
      </span>
      <span className={isLess ? 'error' : undefined}>
        {percent(end.rate)} <small className="soft">de {percent(planned.rate)}</small>
      </span>
    </span>
  )
}
