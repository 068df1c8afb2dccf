import { useLoaderData } from '@tanstack/react-router'
import { publicTitle } from '#domains/projects/project.ts'
import { dateTime } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { AndMore } from '#ui/parts/and-more.tsx'
import { Courses } from '#ui/public/courses.tsx'
import type { Progress } from '../../progress-contract.ts'
import styles from './screen.module.css'

/** The progress of a project as a whole, and of each task in the columns that were chosen for the client. */
export function ProgressScreen({ progress: { title, percent, updated, columns } }: { progress: Progress }) {
  const { company } = useLoaderData({ from: '__root__' })
  const isEmpty = columns.every(({ total }) => total === 0)
  return (
    <div className="page">
      <header className={styles.head}>
        <div className="stack gap-75 may-shrink break-anywhere">
          <p className="soft">Andamento, por {company.name}</p>
          <h1 className="display">{publicTitle(title)}</h1>
          <p className={`above-100 larger ${styles.figure}`}>
            <b>{percent}%</b> concluído
          </p>
          <Bar percent={percent} />
          {updated && (
            <p className="soft small">
              Última mudança em <time dateTime={updated}>{dateTime(updated)}</time>
            </p>
          )}
          {isEmpty && (
            <p className="large lines-140 narrower above-150">
              Ainda não há tarefas à mostra. Assim que o trabalho for dividido em tarefas, cada uma aparece aqui, com o
              quanto falta: é só abrir este mesmo link.
            </p>
          )}
        </div>
        <div className={`plate rounded ${styles.piece}`}>
          <Courses seed={title} done={percent / 100} />
        </div>
      </header>
      {!isEmpty && (
        <div className={`stack ${styles.columns}`}>
          {columns.map((column) => (
            <Column key={column.label} {...column} />
          ))}
        </div>
      )}
    </div>
  )
}

function Column({ label, total, tasks }: Progress['columns'][number]) {
  return (
    <section className={`pad-top-125 may-shrink ${styles.column}`}>
      <h2 className="large">{label}</h2>
      <p className="soft small">{total === 0 ? 'Nenhuma tarefa por enquanto.' : plural(total, 'tarefa', 'tarefas')}</p>
      {total > 0 && (
        <ul className="bare-list above-100">
          {tasks.map(({ name, percent }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page of its own for each visit; nothing in it moves
            <li className="stack align-baseline gap-50-100 pad-75 lines-140 break-anywhere line-above" key={index}>
              <span>{name}</span>
              {percent !== null && <span className="soft small tabular">{percent}%</span>}
              {percent !== null && percent < 100 && <Bar percent={percent} />}
            </li>
          ))}
        </ul>
      )}
      <AndMore className="soft small" count={total} listed={tasks.length} />
    </section>
  )
}

/** A bar as SVG: the page's security policy forbids inline styles, and printers leave backgrounds out. */
const Bar = ({ percent }: { percent: number }) => (
  <svg className={`block full-width ${styles.bar}`} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={100} height={1} />
    <rect width={percent} height={1} />
  </svg>
)
