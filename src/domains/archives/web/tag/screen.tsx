import { plural } from '#ui/formats.ts'
import { Crumbs } from '#ui/public/crumbs.tsx'
import { ListHead } from '#ui/public/list-head.tsx'
import { PageLinks } from '#ui/public/page-links.tsx'
import { TalkLine } from '#ui/public/talk-line.tsx'
import type { Tag } from '../../contract.ts'
import { tagFeedPath } from '../../tags.ts'
import type { ArchivePage } from '../list/screen.tsx'
import { ArchiveGrid } from '../parts/archive-grid.tsx'

/** The articles with a tag, by pages. */
export const TagView = ({ tag, archives, page, pages, total }: ArchivePage & { tag: Pick<Tag, 'slug' | 'name'> }) => (
  <div className="page">
    <Crumbs list={{ to: '/archive', label: 'arquivos' }} title={tag.name} />
    <ListHead title={tag.name}>
      <p className="soft small">
        {plural(total, 'arquivo', 'arquivos')}
        {page > 1 && `, página ${page} de ${pages}`}
      </p>
      <a className="small" href={tagFeedPath(tag.slug)} type="application/rss+xml">
        Assinar por RSS<span className="hidden"> o assunto {tag.name}</span>
      </a>
    </ListHead>
    <h2 className="hidden">Do mais novo ao mais antigo</h2>
    <ArchiveGrid archives={archives} />
    <PageLinks to="/archive/$tag" params={{ tag: tag.slug }} page={page} pages={pages} />
    <TalkLine text="Tem um problema parecido na bancada? Conte o que precisa existir." />
  </div>
)
