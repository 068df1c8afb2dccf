/* What the document of a quote says in words: the same on screen, on paper and in its PDF. */
import { brl } from '#money.ts'
import { dateTime, day } from '#time.ts'
import type { Acceptance, QuoteDocument } from './document.ts'

/** A name and what it stands for: 'Cliente', 'Sítio Boa Água Ltda.' */
export type Fact = readonly [name: string, value: string]

const known = (facts: readonly Fact[]) => facts.filter(([, value]) => value !== '')

/** 'Orçamento 0042'. */
export const headingOf = ({ number }: Pick<QuoteDocument, 'number'>) => `Orçamento ${number}`

/** What stands at the foot of each page: 'Orçamento 0042, versão 1'. */
export const nameOf = (document: Pick<QuoteDocument, 'number' | 'version'>) =>
  `${headingOf(document)}, ${document.version === null ? 'rascunho' : `versão ${document.version}`}`

/** The company below its name, a line each. */
export function companyLines({ company }: QuoteDocument): string[] {
  const { name, legalName, cnpj, address, email, whatsapp } = company
  const called = legalName === name ? '' : legalName
  return [called, cnpj && `CNPJ ${cnpj}`, address, email, whatsapp].filter((line) => line !== '')
}

export const clientFacts = ({ client }: QuoteDocument): Fact[] =>
  known([
    ['Cliente', client.name],
    ['Contato', client.contact],
    [client.document.length === 14 ? 'CPF' : 'CNPJ', client.document],
    ['E-mail', client.email],
    ['Telefone', client.phone],
    ['Endereço', client.address],
  ])

export const dayFacts = ({ issued, deadline, validity }: QuoteDocument): Fact[] =>
  known([
    ['Emitido em', day(issued)],
    ['Entrega até', day(deadline)],
    ['Válido até', day(validity)],
  ])

/** What is between the items and the total. */
export function sums({ items, additional }: QuoteDocument): Fact[] {
  const sum = items.reduce((total, item) => total + item.total, 0)
  return [['Soma dos itens', brl(sum)], ...(additional > 0 ? [['Valor adicional', brl(additional)] as const] : [])]
}

/** '1.204'. */
export const quantityText = (quantity: number) => String(quantity).replace(/\B(?=(\d{3})+$)/g, '.')

/** 'Entrada', 'Parcela 1 de 2', … ; 'Parcela única' where there is no other, also where no terms were agreed. */
export function paymentNames({ payments }: Pick<QuoteDocument, 'payments'>): string[] {
  const [first, ...others] = payments
  // The first is an entrada where it is due at once and others follow.
  const entrada = first?.due === '' && others.length > 0
  const parcelas = entrada ? others.length : Math.max(payments.length, 1)
  const names = Array.from({ length: parcelas }, (_, index) =>
    parcelas === 1 ? 'Parcela única' : `Parcela ${index + 1} de ${parcelas}`,
  )
  return entrada ? ['Entrada', ...names] : names
}

/** What is paid, when and how much: 'Entrada (40%)', 'na aprovação', 'R$ 5.500,00'. */
export function paymentRows(document: QuoteDocument): (readonly [what: string, when: string, amount: string])[] {
  const names = paymentNames(document)
  return document.payments.map(({ due, percent, amount }, index) => {
    const share = percent === null ? '' : ` (${String(percent).replace('.', ',')}%)`
    return [names[index] + share, due === '' ? 'na aprovação' : `em ${day(due)}`, brl(amount)]
  })
}

/** Who accepted, when and how. The hash and the address stand below, for they are long. */
export const acceptanceFacts = ({ name, email, at, network, means, note }: Acceptance): Fact[] =>
  known([
    ['Aceito por', name],
    ['E-mail', email],
    ['Em', `${dateTime(at)} (horário de Brasília)`],
    ['Rede', network],
    ['Como', means],
    ['Nota', note],
  ])
