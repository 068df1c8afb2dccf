import { useLoaderData } from '@tanstack/react-router'
import { SubscribeStrip } from '#domains/newsletter/web/parts/subscribe-strip.tsx'
import { bindWords } from '#fixed-spaces.ts'
import { monthAndYear } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { Prose } from '#ui/prose/prose.tsx'
import { Crumbs } from '#ui/public/crumbs.tsx'
import { Neighbours } from '#ui/public/neighbours.tsx'
import { PrintedFrom } from '#ui/public/printed-from.tsx'
import { TalkLine } from '#ui/public/talk-line.tsx'
import { archivePath, CONTENTS_FROM, readingMinutes } from '../../archive.ts'
import { ArchivePicture } from '../parts/archive-picture.tsx'
import { TagLinks } from '../parts/tag-links.tsx'
import { AuthorStrip } from './author-strip.tsx'
import { ArticleContents } from './contents.tsx'
import type { ShownArticle } from './head.ts'
import { LikeButton } from './like-button.tsx'
import styles from './screen.module.css'
import { ShareLinks } from './share-links.tsx'

/** Longest title in the large size, in characters. */
const LONG_TITLE = 90

export function ArticleView({ article }: { article: ShownArticle }) {
  const { origin } = useLoaderData({ from: '__root__' })
  const contents = article.contents.headings
  const hasContents = contents.length >= CONTENTS_FROM
  return (
    <div className="page">
      <PrintedFrom path={archivePath(article)} />
      <Crumbs list={{ to: '/archive', label: 'arquivos' }} title={article.title} />
      <article>
        <header className={styles.head}>
          {!article.public && (
            <p className="small strong below-100 accent">Rascunho: só a administração vê esta página.</p>
          )}
          <h1 className={article.title.length > LONG_TITLE ? styles.long : undefined}>{bindWords(article.title)}</h1>
          {article.summary && (
            <p className={`soft large break-anywhere above-125 lines-140 ${styles.lead}`}>
              {bindWords(article.summary)}
            </p>
          )}
          <ArticleFacts {...article} />
          {article.tags.length > 0 && (
            <div className="above-100">
              <TagLinks tags={article.tags} />
            </div>
          )}
        </header>
        <ArchivePicture {...article} image={article.image_archive || article.image} shape="head" priority />
        <div className={`stack parts-may-shrink ${styles.article} ${hasContents ? styles.withContents : ''}`}>
          {hasContents && <ArticleContents contents={contents} />}
          <div>
            <Prose html={article.html} />
            {article.link && <ArticleSource link={article.link} />}
            <div className={styles.like}>
              <LikeButton id={article.id} likes={article.likes} />
            </div>
          </div>
          <div className={styles.side}>
            <ShareLinks title={article.title} url={origin + archivePath(article)} />
          </div>
        </div>
      </article>
      {article.written_by && <AuthorStrip author={article.written_by} />}
      <TalkLine text="Tem um problema parecido na bancada? Conte o que precisa existir." />
      <SubscribeStrip />
      <Neighbours
        label="Outros arquivos"
        previous={article.previous && neighbour(article.previous)}
        next={article.next && neighbour(article.next)}
        all={{ to: '/archive', label: 'Ver todos os arquivos' }}
      />
    </div>
  )
}

const neighbour = ({ id, title }: { id: number; title: string }) => ({ title, path: archivePath({ id }) })

const ArticleFacts = ({ date, words, views }: Pick<ShownArticle, 'date' | 'words' | 'views'>) => (
  <p className="small soft above-150 tabular">
    <time dateTime={date}>{monthAndYear(date)}</time>
    {words > 0 && `, leitura de ${plural(readingMinutes(words), 'minuto', 'minutos')}`}
    {`, ${plural(views, 'leitura', 'leituras')}`}
  </p>
)

/** A link to the article's source, labelled with its host name. */
function ArticleSource({ link }: { link: string }) {
  const name = URL.canParse(link) ? new URL(link).host.replace(/^www\./, '') : link
  return (
    <p className={`break-anywhere ${styles.source}`}>
      <span className="soft">Fonte: </span>
      <a href={link} rel="noopener">
        {name}
      </a>
    </p>
  )
}
