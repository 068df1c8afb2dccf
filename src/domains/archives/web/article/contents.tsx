import { useRef } from 'react'
import type { Archive } from '../../contract.ts'
import styles from './contents.module.css'
import { useCurrentHeading } from './use-current-heading.ts'

interface Props {
  contents: Archive['contents']
}

/** The table of contents: beside the text on wide screens, folded above it on narrow ones. */
export function ArticleContents({ contents }: Props) {
  const { current, list } = useCurrentHeading(contents)
  const folded = useRef<HTMLDetailsElement>(null)
  return (
    <>
      <nav className={`top scrolls not-printed ${styles.beside}`} aria-label="Neste artigo" ref={list} data-contents>
        <ContentsList contents={contents} current={current} />
      </nav>
      <details className={`lines-around not-printed ${styles.folded}`} ref={folded}>
        <summary className="pad-75 small strong pointer">Neste artigo</summary>
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
  <ol className={`small bare-list lines-140 ${styles.list}`}>
    {contents.map(({ id, text, level }) => (
      <li key={id}>
        <a
          data-sub={level === 3 || undefined}
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
