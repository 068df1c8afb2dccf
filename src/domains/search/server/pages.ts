import type { Person } from '#domains/site/people.ts'
import { personPath } from '#domains/site/person-path.ts'
import { TRADES, type Trade, tradePath, tradeTitle } from '#domains/site/trades.ts'
import { isOn, type Module } from '#modules.ts'
import { bareWord, formsOf } from '#platform/portuguese-words.ts'
import type { FoundSitePage } from '../contract.ts'
import type { QueryTerm } from './words.ts'

interface SitePage extends Omit<FoundSitePage, 'titled'> {
  /** What people call it and what it speaks of, beside its title and text. */
  words: string
  /** The module that it goes with; absent for what is always there. */
  module?: Module
  /** The trade that a page speaks of: it is found where the firm says something of it. */
  trade?: Trade
}

/** What people type when they look for a trade. */
const TRADE_WORDS: Record<Trade, { text: string; words: string }> = {
  software: {
    text: 'Sistemas feitos para o trabalho que já existe, com os projetos e os artigos sobre eles.',
    words:
      'sistema sistemas programa programas aplicativo aplicativos app site web código programação desenvolvimento banco dados automação',
  },
  embedded: {
    text: 'Placas e sensores que medem e avisam, com os projetos e os artigos sobre eles.',
    words:
      'placa placas circuito circuitos hardware firmware sensor sensores iot esp32 arduino microcontrolador lora bateria pcb',
  },
  printing: {
    text: 'Peças, protótipos e maquetes impressos, com os projetos e os artigos sobre eles.',
    words:
      'imprimir impressora impressos peça peças protótipo protótipos maquete maquetes reposição filamento resina plástico modelagem',
  },
}

/** The pages that are neither projects nor articles: there are few, and what they are found by is known beforehand. */
const PAGES: SitePage[] = [
  ...TRADES.map((trade) => ({ path: tradePath(trade), title: tradeTitle(trade), trade, ...TRADE_WORDS[trade] })),
  {
    path: '/contact',
    title: 'Contato',
    text: 'Escreva uma mensagem ou fale pelo telefone.',
    words: 'fale conosco orçamento pedir preço email whatsapp telegram endereço onde fica conversa',
  },
  {
    path: '/privacy',
    title: 'Aviso de privacidade',
    text: 'O que guardamos, por quanto tempo, e como pedir que seja apagado.',
    words: 'dados pessoais política lgpd cookies proteção segurança encarregado anpd direitos',
  },
  {
    path: '/legal-compliance',
    title: 'Conformidade',
    text: 'Como prevenimos, descobrimos e corrigimos o que não deve acontecer.',
    words: 'compliance ética conduta denúncia relatar legal integridade',
  },
  {
    path: '/sua-peca',
    title: 'Sua peça',
    text: 'Escolha a forma e as medidas, e veja o preço na hora.',
    module: 'pieces',
    words:
      'impressão 3d imprimir preço custo calcular calculadora medidas caixa gabinete suporte engrenagem vaso luminária stl pla petg asa tpu náilon plástico orçamento',
  },
  {
    path: '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia',
    title: 'Primeiro café, depois bom dia',
    text: 'A galeria de cafés da casa.',
    module: 'coffee',
    words: 'cafezinho coffee xícara xícaras copo caneca coado espresso expresso',
  },
]

/** A page with the forms of the words by which it is found. */
interface KnownPage {
  page: Pick<SitePage, 'path' | 'title' | 'text'>
  module?: Module
  trade?: Trade
  forms: ReadonlySet<string>
  titleForms: ReadonlySet<string>
}

const readForms = (text: string) => new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap(formsOf).map(bareWord))

const toKnown = ({ words, module, trade, ...page }: SitePage): KnownPage => ({
  page,
  ...(module && { module }),
  ...(trade && { trade }),
  forms: readForms(`${page.title} ${page.text} ${words}`),
  titleForms: readForms(page.title),
})

const KNOWN = PAGES.map(toKnown)

interface Shown {
  off: readonly Module[]
  said: readonly Trade[]
  people: readonly Person[]
}

/** The site's own pages: none of the modules that are `off`, of trades those that are `said`, and one for each person. */
export function shownPages({ off, said, people }: Shown): KnownPage[] {
  const fixed = KNOWN.filter((known) => isOn(known, off) && (!known.trade || said.includes(known.trade)))
  const named = people
    .filter(({ left }) => !left)
    .map((person) =>
      toKnown({ path: personPath(person), title: person.name, text: person.work || person.about, words: person.does }),
    )
  return [...fixed, ...named]
}

/** Whether the words of a text stand on one page. */
const hasAll = (forms: ReadonlySet<string>, text: string) =>
  text.split(' ').every((word) => formsOf(word).some((form) => forms.has(bareWord(form))))

/** Whether a page is found by that word or phrase. */
export const isOnPage = (pages: readonly KnownPage[], text: string) => pages.some(({ forms }) => hasAll(forms, text))

/** The pages that have one of each part of a query, as it was corrected, and nothing that it leaves out; those that are called so first. */
export function findPages(groups: QueryTerm[][], pages: readonly KnownPage[]): FoundSitePage[] {
  const wanted = groups.filter(([term]) => !term?.excluded)
  const excluded = groups.filter(([term]) => term?.excluded).flat()
  if (wanted.length === 0) return []
  const isIn = (forms: ReadonlySet<string>) =>
    wanted.every((group) => group.some(({ text }) => hasAll(forms, text))) &&
    !excluded.some(({ text }) => hasAll(forms, text))
  return pages
    .filter(({ forms }) => isIn(forms))
    .map(({ page, titleForms }) => ({ ...page, titled: isIn(titleForms) }))
    .sort((a, b) => Number(b.titled) - Number(a.titled))
}
