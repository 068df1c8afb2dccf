import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSay } from '#client/interface/say.ts'
import { titleWords } from '#domains/projects/project.ts'
import type { Line } from '../../contract.ts'
import { LINE_TYPES, SECTION_LABELS } from '../../production.ts'
import { byStatus } from '../parts/by-status.ts'
import { Meter } from '../parts/meter.tsx'
import { StatusBadge } from '../parts/status-badge.tsx'
import styles from './list.module.css'

/** The lines in four sections. */
export function LineSections({ lines }: { lines: readonly Line[] }) {
  const say = useSay()
  return LINE_TYPES.map((type) => {
    const section = lines.filter(({ projectline }) => projectline === type).sort(byStatus)
    return (
      <section key={type} className="stack gap-75 one-column" aria-labelledby={`linhas-${type}`}>
        <h2 id={`linhas-${type}`}>{say(SECTION_LABELS[type])}</h2>
        {section.length === 0 ? (
          <p className="soft">Nenhum quadro.</p>
        ) : (
          <ul className={`stack gap-75 bare-list ${styles.grid}`}>
            {section.map((line) => (
              <LineCard key={line.id} line={line} />
            ))}
          </ul>
        )}
      </section>
    )
  })
}

function LineCard({ line: { id, title, progress, num, projectstatus } }: { line: Line }) {
  const say = useSay()
  return (
    <li className={`stack gap-60 relative surface outlined ${styles.card}`}>
      <h3 className="untracked break-anywhere">
        <Link
          className="link-area inherit-color undecorated"
          to="/dashboard/production-line/backlog/$id"
          params={{ id: String(id) }}
        >
          {id} / {say(titleWords(title))}
        </Link>
      </h3>
      <div className="soft row space-between gap-75 tiny tabular">
        <StatusBadge status={projectstatus} />
        <span>{num === 0 ? 'Sem tarefas' : `${progress}%`}</span>
      </div>
      {num > 0 && <Meter label={`Progresso de ${say(titleWords(title))}`} percent={progress} />}
    </li>
  )
}

/** Placeholder of the sections while they load. */
export const LoadingSections = () => (
  <div className={`stack one-column ${styles.screen}`} role="status" aria-label="Carregando os quadros…">
    {LINE_TYPES.map((type) => (
      <div key={type} className="stack gap-75 one-column">
        <Skeleton height={18} width="9rem" />
        <div className={`stack gap-75 bare-list ${styles.grid}`}>
          <Skeleton height={104} />
          <Skeleton height={104} />
          <Skeleton height={104} />
        </div>
      </div>
    ))}
  </div>
)
