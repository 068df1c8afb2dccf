import type { Api } from '#client/calls/api.ts'
import { pageTitle } from './page-title.ts'

/** The root loader's data, which every page has: the company, the day, and the origin visitors see. */
export type Site = Awaited<ReturnType<Api['site']['frame']>>['data'] & { origin: string }

/** Picture that social networks show for pages without one of their own. */
const SITE_PICTURE = '/og/site.png'

interface PageHead {
  /** Without the company's name, which is added. Absent on the home page, whose title is the company's name. */
  title?: string
  description?: string
  /** Path of the canonical address. Absent: none. */
  path?: string
  /** Path or address of the picture that social networks show; they do not support SVG. Absent: the site's own. */
  picture?: { src: string; alt: string }
  type?: 'website' | 'article'
  /** False keeps search engines away. */
  index?: boolean
  /** Whether the address itself grants access: then search engines stay away, and no other site gets it as the referrer. */
  isSecret?: boolean
  /** Whether the page opens while the rest of the site is being prepared. */
  opensEarly?: boolean
  /** Structured data after schema.org. */
  data?: Record<string, unknown>
}

/** The root loader's data, for the `head` of any route. Undefined where that loader failed. */
export const siteOf = (matches: readonly { loaderData?: unknown }[]) => matches[0]?.loaderData as Site | undefined

interface ListPage extends Record<'title' | 'description' | 'path', string> {
  /** What narrows the list, as its address has it. */
  query?: string
  /** Path of its picture; by default `/og{path}.png`. */
  picture?: string
}

/** Head of one page of a list, with its own picture. `loaded` says which page of how many; undefined where loading failed. */
export function listHead(
  site: Site | undefined,
  { title, description, path, query, picture = `/og${path}.png` }: ListPage,
  loaded: { page: number; pages: number } = { page: 1, pages: 1 },
) {
  const { page, pages } = loaded
  const pathOf = (number: number) => {
    const search = [query, number > 1 && `page=${number}`].filter(Boolean).join('&')
    return search ? `${path}?${search}` : path
  }
  const numbered = `${title}${page > 1 ? `, página ${page}` : ''}`
  const { meta, links } = pageHead(site, {
    title: numbered,
    description,
    path: pathOf(page),
    picture: { src: picture, alt: title },
  })
  const steps = [
    ...(page > 1 ? [{ rel: 'prev', href: pathOf(page - 1) }] : []),
    ...(page < pages ? [{ rel: 'next', href: pathOf(page + 1) }] : []),
  ]
  return { meta, links: [...links, ...steps] }
}

/** https://schema.org/BreadcrumbList of a page that belongs to a list. */
export function breadcrumbs(site: Site | undefined, list: { name: string; path: string }, name: string) {
  const origin = site?.origin ?? ''
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'inicio', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: list.name, item: origin + list.path },
      { '@type': 'ListItem', position: 3, name },
    ],
  }
}

/** Every public page's head while the site is being prepared. */
const PREPARING: PageHead = {
  title: 'Site em preparação',
  description: 'Este site está sendo preparado.',
  index: false,
}

/** Title, description, canonical address, OpenGraph and Twitter cards and structured data of a public page. */
export function pageHead(site: Site | undefined, own: PageHead) {
  const page = site?.preparing && !own.isSecret && !own.opensEarly ? PREPARING : own
  const name = site?.company.name ?? ''
  const title = pageTitle(page.title, site?.company ?? {})
  const description = page.description ?? site?.company.tagline ?? ''
  const address = page.path === undefined ? undefined : `${site?.origin ?? ''}${page.path}`
  const picture = new URL(page.picture?.src ?? SITE_PICTURE, site?.origin || 'http://localhost').href
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(page.index === false || page.isSecret ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(page.isSecret ? [{ name: 'referrer', content: 'no-referrer' }] : []),
      { property: 'og:site_name', content: name },
      { property: 'og:locale', content: 'pt_BR' },
      { property: 'og:type', content: page.type ?? 'website' },
      { property: 'og:title', content: page.title ?? name },
      { property: 'og:description', content: description },
      ...(address ? [{ property: 'og:url', content: address }] : []),
      { property: 'og:image', content: picture },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: page.picture?.alt ?? name },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(page.data ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.data } }] : []),
    ],
    links: address ? [{ rel: 'canonical', href: address }] : [],
  }
}
