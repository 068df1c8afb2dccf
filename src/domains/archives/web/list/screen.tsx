import { SubscribeStrip } from '#domains/newsletter/web/parts/subscribe-strip.tsx'
import { plural } from '#ui/formats.ts'
import { ListHead } from '#ui/public/list-head.tsx'
import { PageLinks } from '#ui/public/page-links.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { TalkLine } from '#ui/public/talk-line.tsx'
import type { ShownArchive } from '../../archive.ts'
import { LIST_TITLE } from '../../archive.ts'
import { ArchiveGrid } from '../parts/archive-grid.tsx'
import { TagLinks } from '../parts/tag-links.tsx'

export interface ArchivePage {
  archives: ShownArchive[]
  /** From 1. */
  page: number
  pages: number
  /** Articles on all pages. */
  total: number
}

/** @param tags the most used ones */
export function ArchiveList({ archives, tags, page, pages, total }: ArchivePage & { tags: readonly string[] }) {
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
      {tags.length > 0 && (
        <div className="below-100 pad-50">
          <TagLinks tags={tags} />
        </div>
      )}
      <h2 className="hidden">Do mais novo ao mais antigo</h2>
      <ArchiveGrid archives={archives} opens={page === 1} />
      <PageLinks to="/archive" page={page} pages={pages} />
      <TalkLine text="Não achou a resposta aqui? Pergunte, e o próximo arquivo pode ser sobre isso." />
      <SubscribeStrip />
    </div>
  )
}

const EmptyList = () => (
  <StateScreen
    title={LIST_TITLE}
    picture={{ kind: 'contour', seed: 'estante-vazia' }}
    links={[FEED, { to: '/', label: 'Ir para o início' }]}
  >
    <p>Ainda não há arquivo publicado. Assine o feed, e ele avisa do primeiro.</p>
  </StateScreen>
)

const FEED = { href: '/feed.xml', label: 'Assinar por RSS' }
