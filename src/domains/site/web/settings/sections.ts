import type { Module } from '#modules.ts'
import { z } from '#platform/contract/fields.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { SECTIONS, type SectionName, type Sections } from '../../section-schemas.ts'
import { TRADES, tradePath, tradeTitle } from '../../trades.ts'

/** How the screen shows a section. */
export interface SectionEntry {
  name: SectionName
  label: string
  /** Value of `secao` in the address. */
  slug: string
  /** What it changes, in a sentence. */
  hint: string
  /** The public pages that show it; the preview starts with the first. */
  pages: readonly { path: string; label: string }[]
  /** The module whose pages these are: off, nobody sees what is written here. */
  module?: Module
  /** Whether it is at the end of the page: the preview scrolls there. */
  atEnd?: boolean
}

const HOME = { path: '/', label: 'Página inicial' }

/** The sections, in display order. */
export const SECTION_ENTRIES: readonly [SectionEntry, ...SectionEntry[]] = [
  {
    name: 'company',
    label: 'Empresa',
    slug: 'empresa',
    hint: 'Aparece no rodapé de todas as páginas, no contato e nos buscadores. O que ficar vazio não é mostrado.',
    pages: [HOME, { path: '/contact', label: 'Contato' }],
    atEnd: true,
  },
  {
    name: 'days',
    label: 'Dias da semana',
    slug: 'dias',
    hint: 'O alto da página inicial: um texto e uma peça para cada dia.',
    pages: [HOME],
  },
  {
    name: 'home',
    label: 'Página inicial',
    slug: 'inicio',
    hint: 'O que vem abaixo do dia: quem somos, o que sabemos, como nos chamar.',
    pages: [HOME],
  },
  {
    name: 'trades',
    label: 'Áreas',
    slug: 'areas',
    hint: 'Uma página para cada área, com os projetos dela e os artigos sobre ela. A que não tem nada escrito fica fora do rodapé e dos buscadores até ter um projeto.',
    pages: TRADES.map((trade) => ({ path: tradePath(trade), label: tradeTitle(trade) })),
  },
  {
    name: 'people',
    label: 'Pessoas',
    slug: 'pessoas',
    hint: 'Quem faz, na página Pessoas, no contato, em Quem somos e no fim dos artigos de cada um. Sem ninguém, o site não tem essa página.',
    pages: [{ path: '/pessoas', label: 'Pessoas' }, HOME, { path: '/contact', label: 'Contato' }],
  },
  {
    name: 'evidence',
    label: 'Números provados',
    slug: 'numeros',
    hint: 'O que o programa contou sobre a empresa e o site pode mostrar, com o período: na página Pessoas e no contato.',
    pages: [
      { path: '/pessoas', label: 'Pessoas' },
      { path: '/contact', label: 'Contato' },
    ],
  },
  {
    name: 'coffees',
    label: 'Cafés',
    slug: 'cafes',
    hint: 'A galeria do café, nesta ordem.',
    module: 'coffee',
    pages: [{ path: '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia', label: 'Café' }],
  },
  {
    name: 'legal',
    label: 'Ética e compliance',
    slug: 'etica',
    hint: 'As partes do programa de compliance, em Markdown.',
    pages: [{ path: '/legal-compliance', label: 'Ética e Compliance' }],
  },
  {
    name: 'privacy',
    label: 'Privacidade',
    slug: 'privacidade',
    hint: 'O aviso que a LGPD pede, em Markdown. A data da última alteração aparece com ele.',
    pages: [{ path: '/privacy', label: 'Privacidade' }],
  },
  {
    name: 'plans',
    label: 'Planos e preços',
    slug: 'planos',
    module: 'sales',
    hint: 'As três opções por mês de cada projeto à venda. Sem a demonstração, só são oferecidas depois de salvas.',
    // Replaced by the sale page of a project, if there is one (section-form.tsx).
    pages: [{ path: '/projects', label: 'Projetos' }],
  },
  {
    name: 'pieces',
    label: 'Sua peça',
    slug: 'peca',
    module: 'pieces',
    hint: 'Materiais e preços de que a página Sua peça calcula. Sem nenhum material, o site não tem essa página.',
    pages: [{ path: '/sua-peca', label: 'Sua peça' }],
  },
]

/** What `secao` says of the one part that no page shows: how clients pay. */
export const BILLING_SLUG = 'cobranca'
/** What it says of the company's logo, which is a file and no text. */
export const LOGO_SLUG = 'logotipo'
/** What it says of the addresses that have changed. */
export const REDIRECTS_SLUG = 'enderecos'

/** The section with that slug, by default the first. */
export const sectionOf = (slug: string | undefined): SectionEntry =>
  SECTION_ENTRIES.find((entry) => entry.slug === slug) ?? SECTION_ENTRIES[0]

/** The schema of a section's form. A section that is a list is one field, with the section's label. */
export function schemaOf({ name, label }: SectionEntry) {
  const schema = SECTIONS[name] as unknown as z.ZodType<Sections[SectionName], Sections[SectionName]>
  return z.object({ value: schema.meta({ label }) })
}

/** Values of a section's form. Their paths are those of the server's field errors, e.g. `value.social.1.url`. */
export interface SectionValues<Name extends SectionName = SectionName> {
  value: Sections[Name]
}

export type SectionForm<Name extends SectionName> = RecordFields<SectionValues<Name>>

export interface SectionFieldsProps<Name extends SectionName> {
  form: SectionForm<Name>
  /** Sets the weekday of the preview. */
  onWeekday: (weekday: number) => void
}
