/** The top bar's own links, in the specification's words, each with the addresses that belong to it. */
export const PAGES: { href: string; label: string; section: RegExp }[] = [
  { href: '/', label: 'Inicio', section: /^\/(home)?$/ },
  { href: '/archive', label: 'Arquivos', section: /^\/archive(-view)?(\/|$)/ },
  {
    href: '/projects',
    label: 'Projetos',
    section: /^\/(projects|project-view|details-sale|final-sale|download-purchase|checkout)(\/|$)/,
  },
  { href: '/legal-compliance', label: 'Ética e Compliance', section: /^\/legal-compliance$/ },
]
