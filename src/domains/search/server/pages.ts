import { isOn, type Module } from '#modules.ts'
import { bareWord, formsOf } from '#platform/portuguese-words.ts'
import type { FoundSitePage } from '../contract.ts'
import type { QueryTerm } from './words.ts'

interface SitePage extends FoundSitePage {
  /** What people call it and what it speaks of, beside its title and text. */
  words: string
  /** The module that it goes with; absent for what is always there. */
  module?: Module
}

/** The pages that are neither projects nor articles: there are few, and what they are found by is known beforehand. */
const PAGES: SitePage[] = [
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

const KNOWN = PAGES.map(({ words, module, ...page }) => {
  const text = `${page.title} ${page.text} ${words}`
  return {
    page,
    ...(module && { module }),
    forms: new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap(formsOf).map(bareWord)),
  }
})

/**
 * The site's own pages that have one of each part of a query, as typed, and nothing that it leaves out; none of the
 * modules that are `off`.
 */
export function findPages(groups: QueryTerm[][], off: readonly Module[]): FoundSitePage[] {
  const wanted = groups.filter(([term]) => !term?.excluded)
  const excluded = groups.filter(([term]) => term?.excluded).flat()
  if (wanted.length === 0) return []
  return KNOWN.filter(({ forms, ...known }) => {
    if (!isOn(known, off)) return false
    const has = ({ typed }: QueryTerm) =>
      typed.split(' ').every((word) => formsOf(word).some((form) => forms.has(bareWord(form))))
    return wanted.every((group) => group.some(has)) && !excluded.some(has)
  }).map(({ page }) => page)
}
