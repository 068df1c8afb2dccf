import { Link } from '@tanstack/react-router'
import { archivePath } from '#domains/archives/archive.ts'
import { drawnKind, drawnSeed } from '#domains/archives/drawn-kind.ts'
import { projectPath } from '#domains/projects/project.ts'
import { ProjectPicture } from '#domains/projects/web/parts/project-picture.tsx'
import { monthAndYear } from '#time.ts'
import { PlatePicture } from '#ui/public/plate-picture.tsx'
import { wordKey } from '#word-key.ts'
import type { FoundSitePage } from '../contract.ts'
import styles from './result.module.css'
import type { ShownResult } from './shown.ts'

interface Props {
  result: ShownResult
  /** Whether its picture is seen without scrolling. */
  priority: boolean
}

/** A project or an article that was found, with the part of its text that has the words. The whole row is a link. */
export function Result({ result, priority }: Props) {
  const { kind, id, title, image, trade, drawing, date, extract } = result
  return (
    <article className={`stack align-start relative ${styles.result}`}>
      {trade ? (
        <ProjectPicture id={id} trade={trade} image={image} drawing={drawing} shape="found" priority={priority} />
      ) : (
        <PlatePicture
          typed={image}
          kind={drawnKind(title)}
          seed={drawnSeed(id)}
          detail={id}
          className={styles.picture}
          sizes="(min-width: 42rem) 15rem, 30vw"
          priority={priority}
        />
      )}
      <div className="stack gap-50 may-shrink">
        <p className={`soft small cluster ${styles.meta}`}>
          <span>{kind === 'project' ? 'Projeto' : 'Arquivo'}</span>
          <time dateTime={date}>{monthAndYear(date)}</time>
        </p>
        <h2 className={`break-anywhere ${styles.title}`}>
          <Link className="undecorated link-area" to={kind === 'project' ? projectPath({ id }) : archivePath({ id })}>
            {title}
          </Link>
        </h2>
        {extract.length > 0 && (
          <p className={`soft measure break-anywhere ${styles.extract}`}>
            {extract.map(({ text, hit }, index) => {
              return hit ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
                <mark key={index} className="ink">
                  {text}
                </mark>
              ) : (
                text
              )
            })}
          </p>
        )}
      </div>
    </article>
  )
}

/** One of the site's own pages that was found. The whole row is a link. */
export const SiteResult = ({ path, title, text }: Omit<FoundSitePage, 'titled'>) => (
  <article className={`stack align-start relative ${styles.result}`}>
    <PlatePicture typed="" kind="contour" seed={wordKey(path)} className={styles.picture} sizes="15rem" />
    <div className="stack gap-50 may-shrink">
      <p className={`soft small cluster ${styles.meta}`}>
        <span>Página</span>
      </p>
      <h2 className={`break-anywhere ${styles.title}`}>
        <Link className="undecorated link-area" to={path}>
          {title}
        </Link>
      </h2>
      <p className={`soft measure break-anywhere ${styles.extract}`}>{text}</p>
    </div>
  </article>
)
