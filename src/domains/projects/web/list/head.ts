import { pageHead, type Site } from '#client/page-head.ts'

/** Head of one page of the list. */
export function listHead(site: Site | undefined, page: number, pages: number) {
  const pathOf = (number: number) => `/projects${number > 1 ? `?page=${number}` : ''}`
  const { meta, links } = pageHead(site, {
    title: `Projetos${page > 1 ? `, página ${page}` : ''}`,
    description: `O que ${site?.company.name} programou, soldou e imprimiu: cada projeto com técnica, datas e medidas.`,
    path: pathOf(page),
  })
  const steps = [
    ...(page > 1 ? [{ rel: 'prev', href: pathOf(page - 1) }] : []),
    ...(page < pages ? [{ rel: 'next', href: pathOf(page + 1) }] : []),
  ]
  return { meta, links: [...links, ...steps] }
}
