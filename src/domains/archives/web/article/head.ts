import { breadcrumbs, pageHead, type Site } from '#client/page/page-head.ts'
import { personPath } from '#domains/site/person-path.ts'
import { pictureSource } from '#pictures/picture-source.ts'
import type { PageText } from '#ui/prose/page-text.ts'
import { archivePath, cutPreview, sharePicturePath } from '../../archive.ts'
import type { Archive } from '../../contract.ts'
import type { PageContents } from './page-contents.ts'

/** The part of an article that its page needs. */
export type ShownArticle = Omit<Archive, 'markdown' | 'description' | 'preview' | 'html' | 'contents'> & {
  html: PageText
  contents: PageContents
}

export function articleHead(site: Site | undefined, article: ShownArticle) {
  const src = pictureSource(article.image_archive || article.image)
  const description = cutPreview(article.summary) || article.opening || undefined
  const { meta, links } = pageHead(site, {
    title: article.title,
    description,
    path: archivePath(article),
    picture: { src: sharePicturePath(article), alt: article.title },
    type: 'article',
    index: article.public,
    data: {
      '@graph': [
        postingOf(site, article, { src, description }),
        breadcrumbs(site, { name: 'arquivos', path: '/archive' }, article.title),
      ],
    },
  })
  const tags = article.tags.map((content) => ({ property: 'article:tag', content }))
  const times = [
    { property: 'article:published_time', content: article.date },
    { property: 'article:modified_time', content: article.updated },
  ]
  return { meta: [...meta, ...times, ...tags], links }
}

/** https://schema.org/BlogPosting */
function postingOf(
  site: Site | undefined,
  article: ShownArticle,
  { src, description }: { src: string; description: string | undefined },
) {
  const origin = site?.origin ?? ''
  const url = origin + archivePath(article)
  const organization = { '@type': 'Organization', name: site?.company.name, url: `${origin}/` }
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description,
    datePublished: article.date,
    dateModified: article.updated,
    image: (src && URL.parse(src, `${origin}/`)?.href) || origin + sharePicturePath(article),
    author: article.written_by
      ? { '@type': 'Person', name: article.written_by.name, url: `${origin}${personPath(article.written_by)}` }
      : organization,
    publisher: organization,
    inLanguage: 'pt-BR',
    wordCount: article.words,
    keywords: article.tags.length > 0 ? article.tags : undefined,
    url,
    mainEntityOfPage: url,
  }
}
