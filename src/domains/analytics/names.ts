/** What pages tell themselves as, in words. */
const PAGES: Readonly<Record<string, string>> = {
  home: 'Página inicial',
  'archive-list': 'Arquivos',
  'project-list': 'Projetos',
  'details-sale': 'Planos e preços',
  search: 'Busca',
  contact: 'Contato',
  coffee: 'Café',
  'legal-compilance': 'Ética e Compliance',
  privacy: 'Privacidade',
}

const DEVICES: Readonly<Record<string, string>> = { desktop: 'Computador', tablet: 'Tablet', mobile: 'Celular' }

/** What bears no name of its own, since each of it was too small. */
const OTHERS = 'Outros'

/** A page in words; one that nobody named stays as it tells itself. */
export const pageName = (page: string) => PAGES[page] ?? (page || OTHERS)
export const deviceName = (device: string) => DEVICES[device] ?? (device || OTHERS)
export const sourceName = (source: string) => source || OTHERS
export const archiveName = (title: string | undefined, id: number) => title ?? `Artigo excluído (${id})`

/** The project whose page this is, as in `project-12`. */
export function projectOf(page: string): number | undefined {
  const id = /^project-(\d{1,9})$/.exec(page)?.[1]
  return id === undefined ? undefined : Number(id)
}
