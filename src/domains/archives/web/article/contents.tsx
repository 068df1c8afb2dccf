import { useRef } from 'react'
import styles from './contents.module.css'
import type { ShownArticle } from './head.ts'
import { useCurrentHeading } from './use-current-heading.ts'

interface Props {
  contents: ShownArticle['contents']
}

/** The table of contents: beside the text on wide screens, folded above it on narrow ones. */
export function ArticleContents({ contents }: Props) {
  const { current, list } = useCurrentHeading(contents)
  const folded = useRef<HTMLDetailsElement>(null)
  return (
    <>
      <nav className={styles.beside} aria-label="Neste artigo" ref={list}>
        <ContentsList contents={contents} current={current} />
      </nav>
      <details className={styles.folded} ref={folded}>
        <summary>Neste artigo</summary>
        <nav aria-label="Neste artigo">
          <ContentsList
            contents={contents}
            current={current}
            onChoose={() => folded.current?.removeAttribute('open')}
          />
        </nav>
      </details>
    </>
  )
}

interface ListProps extends Props {
  /** The id of the heading being read. */
  current: string | undefined
  onChoose?: () => void
}

const ContentsList = ({ contents, current, onChoose }: ListProps) => (
  <ol className={styles.list}>
    {contents.map(({ id, text, level }) => (
      <li key={id}>
        <a
          className={level === 3 ? styles.sub : undefined}
          href={`#${id}`}
          aria-current={id === current || undefined}
          onClick={onChoose}
        >
          {text}
        </a>
      </li>
    ))}
  </ol>
)
