import { Link } from '@tanstack/react-router'
import { monthAndYear, weekdayOf } from '#time.ts'
import { plural, WEEKDAYS } from '#ui/formats.ts'
import type { FreeHours } from '../../visit-contract.ts'
import styles from './month-days.module.css'
import type { VisitSearch } from './search.ts'

interface Props {
  free: FreeHours
  /** Whether what was booked is being moved, which the links keep. */
  isMoving?: boolean
}

/** A month, whose days with free hours are links to those. */
export function MonthDays({ free: { month, before, after, days, day }, isMoving }: Props) {
  if (days.length === 0 || (day === '' && !before && !after && days.every(({ free }) => free === 0)))
    return (
      <p className="notice" role="status">
        Não há horário livre nos próximos dias. Volte mais tarde, ou <Link to="/contact">escreva</Link>.
      </p>
    )
  const at = (search: VisitSearch) => ({ ...search, ...(isMoving && { mudar: 1 as const }) })
  const blank = weekdayOf(days[0]!.day)
  // Of the first month nobody needs the weeks before the first free day.
  const first = days.findIndex(({ free }) => free > 0)
  const gone = before === null && first >= 0 ? Math.floor((first + blank) / 7) : 0
  return (
    <section className={styles.month} aria-label="Escolha o dia">
      <div className="row space-between gap-75">
        <h2 className="subheading" id="mes">
          {monthAndYear(`${month}-01`)}
        </h2>
        <nav className="row gap-50" aria-label="Meses">
          <MonthLink label="Mês anterior" text="←" month={before} at={at} />
          <MonthLink label="Mês seguinte" text="→" month={after} at={at} />
        </nav>
      </div>
      <table className={`above-50 full-width text-center ${styles.days}`} aria-labelledby="mes">
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" className="soft small regular">
                <abbr title={name}>{name.slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days, blank)
            .slice(gone)
            .map((week) => (
              <tr key={week.find((one) => one)!.day}>
                {week.map((one, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the weekday
                  <td key={index}>{one && <Day {...one} isChosen={one.day === day} at={at} />}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}

interface DayProps {
  day: string
  free: number
  isChosen: boolean
  at: (search: VisitSearch) => VisitSearch
}

function Day({ day, free, isChosen, at }: DayProps) {
  const number = Number(day.slice(8))
  if (free === 0)
    return (
      <span className={`soft ${styles.none}`} data-chosen={isChosen || undefined}>
        {number}
      </span>
    )
  return (
    <Link
      to="."
      search={at({ dia: day })}
      hash="horas"
      resetScroll={false}
      className={`accent strong undecorated wash ${styles.free}`}
      aria-current={isChosen ? 'date' : undefined}
    >
      {number}
      <span className="hidden">
        {' '}
        de {monthAndYear(day)}, {plural(free, 'horário livre', 'horários livres')}
      </span>
    </Link>
  )
}

interface MonthLinkProps {
  label: string
  text: string
  month: string | null
  at: (search: VisitSearch) => VisitSearch
}

const MonthLink = ({ label, text, month, at }: MonthLinkProps) =>
  month === null ? (
    <span className={`soft ${styles.step}`} aria-hidden>
      {text}
    </span>
  ) : (
    <Link
      to="."
      search={at({ mes: month })}
      resetScroll={false}
      className={`undecorated ${styles.step}`}
      aria-label={label}
    >
      {text}
    </Link>
  )

/** The days of a month in weeks from Sunday on; undefined where a week has no day of it. */
function weeksOf<Day>(days: readonly Day[], blank: number): (Day | undefined)[][] {
  const cells = [...Array.from({ length: blank }, () => undefined), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => cells[week * 7 + index]),
  )
}
