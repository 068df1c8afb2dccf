import { pageHead, type Site } from '#client/page-head.ts'

export const LIST_TITLE = 'Todos os nossos arquivos'

/** Head of one page of the list. */
export function listHead(site: Site | undefined, page: number, pages: number) {
  const pathOf = (number: number) => `/archive${number > 1 ? `?page=${number}` : ''}`
  const { meta, links } = pageHead(site, {
    title: `${LIST_TITLE}${page > 1 ? `, página ${page}` : ''}`,
    description: `Notas de bancada, medições e código de ${site?.company.name}, do mais novo ao mais antigo.`,
    path: pathOf(page),
  })
  const steps = [
    ...(page > 1 ? [{ rel: 'prev', href: pathOf(page - 1) }] : []),
    ...(page < pages ? [{ rel: 'next', href: pathOf(page + 1) }] : []),
  ]
  return { meta, links: [...links, ...steps] }
}
