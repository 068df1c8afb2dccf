/** The links of the top bar, named as in the specification. `section` matches the paths for which a link is current. */
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
