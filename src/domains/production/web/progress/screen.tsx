import { useLoaderData } from '@tanstack/react-router'
import { shownTitle } from '#domains/projects/project.ts'
import { dateTime } from '#time.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import type { Progress } from '../../progress-contract.ts'
import styles from './screen.module.css'

/** The progress of a project as a whole, and of each task in the columns that were chosen for the client. */
export function ProgressScreen({ progress: { title, percent, updated, columns } }: { progress: Progress }) {
  const { company } = useLoaderData({ from: '__root__' })
  return (
    <div className="page">
      <header className={styles.head}>
        <p className="soft">Andamento, por {company.name}</p>
        <h1>{shownTitle(title)}</h1>
        <p className={styles.figure}>
          <b>{percent}%</b> concluído
        </p>
        <Bar percent={percent} />
        {updated && (
          <p className="soft small">
            Última mudança em <time dateTime={updated}>{dateTime(updated)}</time>
          </p>
        )}
      </header>
      <div className={styles.columns}>
        {columns.map((column) => (
          <Column key={column.label} {...column} />
        ))}
      </div>
    </div>
  )
}

function Column({ label, total, tasks }: Progress['columns'][number]) {
  return (
    <section className={styles.column}>
      <h2>{label}</h2>
      <p className="soft small">{total === 0 ? 'Nenhuma tarefa por enquanto.' : plural(total, 'tarefa', 'tarefas')}</p>
      {total > 0 && (
        <ul>
          {tasks.map(({ name, percent }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page of its own for each visit; nothing in it moves
            <li key={index}>
              <span>{name}</span>
              {percent !== null && <span className={styles.percent}>{percent}%</span>}
              {percent !== null && percent < 100 && <Bar percent={percent} />}
            </li>
          ))}
        </ul>
      )}
      {total > tasks.length && <p className="soft small">E mais {wholeNumber(total - tasks.length)}.</p>}
    </section>
  )
}

/** A bar as SVG: the page's security policy forbids inline styles, and printers leave backgrounds out. */
const Bar = ({ percent }: { percent: number }) => (
  <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={100} height={1} />
    <rect width={percent} height={1} />
  </svg>
)
