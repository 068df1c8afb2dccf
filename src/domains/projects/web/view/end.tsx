import { Link } from '@tanstack/react-router'
import { Neighbours } from '#ui/public/neighbours.tsx'
import { TalkLine } from '#ui/public/talk-line.tsx'
import type { AroundProject } from '../../contract.ts'
import styles from './end.module.css'

/** The end of a project's page: articles on its subject, the way to contact, the projects before and after. */
export const ProjectEnd = ({ around: { archives, previous, next } }: { around: AroundProject }) => (
  <>
    {archives.length > 0 && (
      <section className="above-band not-printed" aria-labelledby="sobre-o-assunto">
        <h2 className="large" id="sobre-o-assunto">
          Arquivos sobre o assunto
        </h2>
        <ul className={`stack above-125 bare-list ${styles.articles}`}>
          {archives.map(({ id, title, path }) => (
            <li key={id} className="line-above">
              <Link className="block strong undecorated break-anywhere pad-75" to={path}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )}
    <TalkLine text="Quer um parecido, ou um que ainda não existe? Conte o que precisa existir." />
    <Neighbours
      label="Outros projetos"
      previous={previous}
      next={next}
      all={{ to: '/projects', label: 'Ver todos os projetos' }}
    />
  </>
)
