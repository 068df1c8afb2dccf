import { plural } from '#ui/formats.ts'
import { ListHead } from '#ui/public/list-head.tsx'
import { PageLinks } from '#ui/public/page-links.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { TalkLine } from '#ui/public/talk-line.tsx'
import type { ShownArchive } from '../../archive.ts'
import { LIST_TITLE } from '../../archive.ts'
import { ArchiveCard } from '../parts/archive-card.tsx'
import styles from './screen.module.css'

export interface ArchivePage {
  archives: ShownArchive[]
  /** From 1. */
  page: number
  pages: number
  /** Articles on all pages. */
  total: number
}

export function ArchiveList({ archives, page, pages, total }: ArchivePage) {
  if (total === 0) return <EmptyList />
  return (
    <div className="page">
      <ListHead title={LIST_TITLE}>
        <p className="soft small">
          {plural(total, 'arquivo', 'arquivos')}
          {page > 1 && `, página ${page} de ${pages}`}
        </p>
        <a className="small" href={FEED.href} type="application/rss+xml">
          {FEED.label}
        </a>
      </ListHead>
      <h2 className="hidden">Do mais novo ao mais antigo</h2>
      <ul className={`stack bare-list ${styles.grid} ${page === 1 ? styles.first : ''}`}>
        {archives.map((archive, index) => (
          <li className="may-shrink" key={archive.id}>
            <ArchiveCard archive={archive} priority={index < 3} large={page === 1 && index === 0} />
          </li>
        ))}
      </ul>
      <PageLinks to="/archive" page={page} pages={pages} />
      <TalkLine text="Não achou a resposta aqui? Pergunte, e o próximo arquivo pode ser sobre isso." />
    </div>
  )
}

const EmptyList = () => (
  <StateScreen
    title={LIST_TITLE}
    picture={{ kind: 'contour', seed: 'estante-vazia' }}
    links={[FEED, { to: '/', label: 'Ir para o início' }]}
  >
    <p>Ainda não há arquivo publicado. O primeiro está na bancada: assine o feed e ele avisa quando sair.</p>
  </StateScreen>
)

const FEED = { href: '/feed.xml', label: 'Assinar por RSS' }
