import { Link, useLoaderData } from '@tanstack/react-router'
import { archivePath } from '#domains/archives/archive.ts'
import { projectPath } from '#domains/projects/project.ts'
import { pictureAddress } from '#pictures/picture-address.ts'
import { monthAndYear } from '#time.ts'
import { PlatePicture } from '#ui/public/plate-picture.tsx'
import type { SearchResult } from '../contract.ts'
import styles from './result.module.css'

interface Props {
  result: SearchResult
  /** Whether its picture is among the first seen. */
  priority: boolean
}

/** A project or an article that was found, and where in it the words stand. The whole row leads to it. */
export function Result({ result, priority }: Props) {
  const { day } = useLoaderData({ from: '__root__' })
  const { kind, id, title, image, trade, date, extract } = result
  const drawn = DRAWN[trade ?? 'archive']
  return (
    <article className={styles.result}>
      <PlatePicture
        typed={image}
        drawn={{ ...drawn, src: pictureAddress(drawn.kind, id, { filament: day.weekday }) }}
        className={styles.picture}
        sizes="(min-width: 42rem) 15rem, 30vw"
        priority={priority}
      />
      <div className={styles.text}>
        <p className={styles.meta}>
          <span>{kind === 'project' ? 'Projeto' : 'Arquivo'}</span>
          <time dateTime={date}>{monthAndYear(date)}</time>
        </p>
        <h2 className={styles.title}>
          <Link to={kind === 'project' ? projectPath({ id }) : archivePath({ id })}>{title}</Link>
        </h2>
        {extract.length > 0 && (
          <p className={`soft ${styles.extract}`}>
            {extract.map(({ text, hit }, index) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
              return hit ? <mark key={index}>{text}</mark> : text
            })}
          </p>
        )}
      </div>
    </article>
  )
}

/** The drawings and their sizes in pixels, by trade; articles have contours. */
const DRAWN = {
  software: { kind: 'stack', size: { width: 640, height: 560 }, fit: 'stand' },
  embedded: { kind: 'board', size: { width: 640, height: 560 }, fit: 'stand' },
  printing: { kind: 'piece', size: { width: 640, height: 720 }, fit: 'stand' },
  archive: { kind: 'contour', size: { width: 640, height: 400 }, fit: 'fill' },
} as const
