import { Link } from '@tanstack/react-router'
import { archivePath } from '#domains/archives/archive.ts'
import { Neighbours } from '#ui/public/neighbours.tsx'
import { TalkLine } from '#ui/public/talk-line.tsx'
import type { AroundProject } from '../../contract.ts'
import { projectPath } from '../../project.ts'
import styles from './end.module.css'

/** The end of a project's page: articles on its subject, the way to contact, the projects before and after. */
export const ProjectEnd = ({ around: { archives, previous, next } }: { around: AroundProject }) => (
  <>
    {archives.length > 0 && (
      <section className={styles.archives} aria-labelledby="sobre-o-assunto">
        <h2 id="sobre-o-assunto">Arquivos sobre o assunto</h2>
        <ul>
          {archives.map(({ id, title }) => (
            <li key={id}>
              <Link to={archivePath({ id })}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
    )}
    <TalkLine text="Quer um parecido, ou um que ainda não existe? Conte o que precisa existir." />
    <Neighbours
      label="Outros projetos"
      previous={previous && { title: previous.title, path: projectPath(previous) }}
      next={next && { title: next.title, path: projectPath(next) }}
      all={{ to: '/projects', label: 'Ver todos os projetos' }}
    />
  </>
)
