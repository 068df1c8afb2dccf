import type { FilterKind } from './contract.ts'

/** Display names of tracked pages. */
const PAGES: Readonly<Record<string, string>> = {
  home: 'Página inicial',
  'archive-list': 'Arquivos',
  'project-list': 'Projetos',
  trade: 'Áreas',
  people: 'Pessoas',
  person: 'Uma pessoa',
  'details-sale': 'Planos e preços',
  search: 'Busca',
  contact: 'Contato',
  coffee: 'Café',
  'legal-compilance': 'Ética e Compliance',
  privacy: 'Privacidade',
}

const DEVICES: Readonly<Record<string, string>> = { desktop: 'Computador', tablet: 'Tablet', mobile: 'Celular' }

const FILTERS: Readonly<Record<FilterKind, string>> = {
  page: 'Página',
  archive: 'Artigo',
  referrer: 'Origem',
  campaign: 'Campanha',
  device: 'Aparelho',
}

/** Display name of the rest that daily totals sum up without names. */
const OTHERS = 'Outros'

/** The display name of a tracked page; the tracked name if it has none. */
export const pageName = (page: string) => PAGES[page] ?? (page || OTHERS)
export const deviceName = (device: string) => DEVICES[device] ?? (device || OTHERS)
export const sourceName = (source: string) => source || OTHERS
export const archiveName = (title: string | undefined, id: number) => title ?? `Artigo excluído (${id})`

/** The project's id from a tracked page name such as `project-12`. */
export function projectOf(page: string): number | undefined {
  const id = /^project-(\d{1,9})$/.exec(page)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** What a filter of the report limits it by. */
export const filterName = (kind: FilterKind) => FILTERS[kind]
