import type { Api } from './api.ts'

/** What the root loader gives every page: the data of the frame, and the origin visitors see. */
export type Site = Awaited<ReturnType<Api['site']['frame']>>['data'] & { origin: string }

/** Picture that social networks show for pages without one of their own. */
const SITE_PICTURE = '/og/site.png'

interface PageHead {
  /** The company's name is added to it. Absent on the home page, whose title is the company's name. */
  title?: string
  description?: string
  /** Path of the one address search engines should keep. Absent: no canonical address. */
  path?: string
  /** Path or address of the picture that social networks show; they know no SVG. Absent: the site's own. */
  picture?: { src: string; alt: string }
  type?: 'website' | 'article'
  /** False keeps search engines away. */
  index?: boolean
  /** Structured data after schema.org. */
  data?: Record<string, unknown>
}

/** The root loader's data, for the `head` of any route. Undefined where that loader failed. */
export const siteOf = (matches: readonly { loaderData?: unknown }[]) => matches[0]?.loaderData as Site | undefined

/** Title, description, canonical address, OpenGraph and Twitter cards, structured data: the same way for every public page. */
export function pageHead(site: Site | undefined, page: PageHead) {
  const name = site?.company.name ?? ''
  const title = page.title ? `${page.title} · ${name}` : `${name} · ${site?.company.tagline ?? ''}`
  const description = page.description ?? site?.company.tagline ?? ''
  const address = page.path === undefined ? undefined : `${site?.origin ?? ''}${page.path}`
  const picture = new URL(page.picture?.src ?? SITE_PICTURE, site?.origin || 'http://localhost').href
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(page.index === false ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: name },
      { property: 'og:locale', content: 'pt_BR' },
      { property: 'og:type', content: page.type ?? 'website' },
      { property: 'og:title', content: page.title ?? name },
      { property: 'og:description', content: description },
      ...(address ? [{ property: 'og:url', content: address }] : []),
      { property: 'og:image', content: picture },
      { property: 'og:image:alt', content: page.picture?.alt ?? name },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(page.data ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.data } }] : []),
    ],
    links: address ? [{ rel: 'canonical', href: address }] : [],
  }
}
