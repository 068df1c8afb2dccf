import { IconPaperclip } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { groupedMoney } from '#money.ts'
import { day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import rows from '#ui/workbench/records/rows.module.css'
import { SelectBox } from '#ui/workbench/records/select-box.tsx'
import type { Report } from '../../reports-contract.ts'
import { CategoryMark } from '../parts/category-mark.tsx'
import { MONTH } from '../parts/finance-page.tsx'
import { centsOf, money } from '../parts/money-text.ts'
import type { MonthSearch } from './search.ts'
import { shareOf } from './share.ts'
import styles from './table.module.css'
import { ENTRY, type Rows } from './use-rows.ts'

/** Characters of a description on a phone. */
const NARROW_LENGTH = 30

interface ReportTableProps {
  reports: readonly Report[]
  /** What the screen shows; a row opens its entry over it. */
  search: MonthSearch
  /** Whether the owner of each is named. */
  isTeam: boolean
  chosen: Rows
}

/** The entries as a table; in a narrow window each row is a card. */
export function ReportTable({ reports, search, isTeam, chosen }: ReportTableProps) {
  const hasBalances = reports.some(({ balance }) => balance !== undefined)
  return (
    <table
      className={`${rows.rows} ${styles.table}`}
      onKeyDown={(event) => {
        if (!event.shiftKey || !['ArrowDown', 'ArrowUp'].includes(event.key)) return
        event.preventDefault()
        chosen.extend(event.key)
      }}
    >
      <thead className="hidden-narrow">
        <tr>
          <th scope="col">Data</th>
          <th scope="col">Descrição</th>
          <th scope="col" className={`tabular nowrap ${styles.figure}`}>
            Entrada
          </th>
          <th scope="col" className={`tabular nowrap ${styles.figure}`}>
            Saída
          </th>
          {hasBalances && (
            <th scope="col" className={`tabular nowrap ${styles.figure}`}>
              Saldo
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <Row key={report.id} {...{ report, search, isTeam, hasBalances, chosen }} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Pick<ReportTableProps, 'search' | 'isTeam' | 'chosen'> {
  report: Report
  /** Whether there is a column of balances, of which one may be unknown: an entry may come while they are read. */
  hasBalances: boolean
}

/** Opens the entry; the whole row is its target. */
const Row = ({
  report: { id, date, description, category, color, type, amount, transfer, ...more },
  search,
  isTeam,
  hasBalances,
  chosen: { selection },
}: RowProps) => (
  <tr data-transfer={transfer || undefined} data-chosen={selection.has(id) || undefined}>
    <td className={`tabular nowrap ${styles.day}`}>{day(date)}</td>
    <th scope="row" className={`${rows.opens} ${styles.what}`}>
      <SelectBox className={styles.box} id={id} name={description} selection={selection} />
      <Link className="strong" to={MONTH} search={{ ...search, id }} resetScroll={false} {...{ [ENTRY]: id }}>
        <Description text={description} />
      </Link>
      <span className={`row cluster regular ${styles.marks}`}>
        {more.parts.length === 0 ? (
          <CategoryMark name={category} color={color} />
        ) : (
          more.parts.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
            <span key={place} className="cluster align-baseline gap-25">
              <CategoryMark name={part.category} color={part.color} />
              <small className="soft tiny tabular">
                {groupedMoney(centsOf(part.amount))}
                {part.project && `, ${part.project}`}
              </small>
            </span>
          ))
        )}
        {more.project && more.parts.length === 0 && <small className="inline-row soft tiny">{more.project}</small>}
        {transfer && (
          <small className="inline-row soft tiny">
            {more.other_side
              ? `${type === 'despesa' ? 'para' : 'de'} ${more.other_side.account}, fora das somas`
              : 'fora das somas'}
          </small>
        )}
        {more.link && !description.includes(more.link.label) && (
          <small className="inline-row soft tiny">{more.link.label}</small>
        )}
        {isTeam && <small className="inline-row soft tiny">{more.owner}</small>}
        {more.files.length > 0 && (
          <small className="inline-row soft tiny">
            <IconPaperclip size={14} aria-hidden /> {plural(more.files.length, 'comprovante', 'comprovantes')}
          </small>
        )}
      </span>
    </th>
    <td className={`tabular nowrap ${styles.figure}`} data-type="receita">
      {type === 'receita' && <Figure amount={amount} share={shareOf({ amount, parts: more.parts }, search)} />}
    </td>
    <td className={`tabular nowrap ${styles.figure}`} data-type="despesa">
      {type === 'despesa' && <Figure amount={amount} share={shareOf({ amount, parts: more.parts }, search)} />}
    </td>
    {hasBalances && (
      <td className={`tabular nowrap ${styles.figure} ${styles.balance}`}>
        {more.balance !== undefined && (
          <>
            <span className={styles.narrow}>Saldo </span>
            {money(more.balance)}
          </>
        )}
      </td>
    )}
  </tr>
)

/** What of an entry is counted here, and all of it where that is more. */
const Figure = ({ amount, share }: { amount: string; share: string }) =>
  share === amount ? (
    money(amount)
  ) : (
    <>
      {money(share)} <small className="soft tiny regular block">parte de {money(amount)}</small>
    </>
  )

/** A description; in a narrow window at most 30 characters of it. */
function Description({ text }: { text: string }) {
  const characters = [...text]
  if (characters.length <= NARROW_LENGTH) return text
  return (
    <>
      <span className="hidden-narrow">{text}</span>
      <span className={styles.cut} aria-hidden>
        {characters.slice(0, NARROW_LENGTH).join('').trimEnd()}…
      </span>
    </>
  )
}
