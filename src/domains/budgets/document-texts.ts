/* What the document of a quote says in words: the same on screen, on paper and in its PDF. */
import { brl } from '#money.ts'
import { dateTime, day } from '#time.ts'
import type { Acceptance, QuoteDocument } from './document.ts'
import { itemsSum } from './sums.ts'

/** A name and what it stands for: 'Cliente', 'Sítio Boa Água Ltda.' */
export type Fact = readonly [name: string, value: string]

const known = (facts: readonly Fact[]) => facts.filter(([, value]) => value !== '')

/** 'Orçamento 0042'. */
export const headingOf = ({ number }: Pick<QuoteDocument, 'number'>) => `Orçamento ${number}`

/** What stands at the foot of each page: 'Orçamento 0042, versão 1'. */
export const nameOf = (document: Pick<QuoteDocument, 'number' | 'version'>) =>
  `${headingOf(document)}, ${document.version === null ? 'rascunho' : `versão ${document.version}`}`

/** The company below its name, a line each. */
export function companyLines({ company }: Pick<QuoteDocument, 'company'>): string[] {
  const { name, legalName, cnpj, address, email, whatsapp } = company
  const called = legalName === name ? '' : legalName
  return [called, cnpj && `CNPJ ${cnpj}`, address, email, whatsapp].filter((line) => line !== '')
}

/** What a written CPF or CNPJ is. */
export const taxIdName = (document: string) => (document.length === 14 ? 'CPF' : 'CNPJ')

export const clientFacts = ({ client }: QuoteDocument): Fact[] =>
  known([
    ['Cliente', client.name],
    ['Contato', client.contact],
    [taxIdName(client.document), client.document],
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
export function sums({
  items,
  discount,
  additional,
}: Pick<QuoteDocument, 'items' | 'discount' | 'additional'>): Fact[] {
  return [
    ['Soma dos itens', brl(itemsSum({ items }))],
    ...(discount && discount.amount > 0
      ? [[`Desconto${percentIn(discount)}`, `−${brl(discount.amount)}`] as const]
      : []),
    ...(additional > 0 ? [['Valor adicional', brl(additional)] as const] : []),
  ]
}

type Taken = NonNullable<QuoteDocument['discount']>

/** '2,5'. */
export const decimalText = (number: number) => String(number).replace('.', ',')
/** '2,5%'. */
export const percentText = (percent: number) => `${decimalText(percent)}%`
/** ' (5%)', or nothing for an amount. */
export const percentIn = ({ percent }: { percent: number | null }) =>
  percent === null ? '' : ` (${percentText(percent)})`

type Item = QuoteDocument['items'][number]

/** What an item is called: its first line. */
export const itemName = ({ description }: Pick<Item, 'description'>) => description.split('\n', 1)[0]!

/** Whether the document has a column of unit prices. */
export const isPriced = ({ items }: Pick<QuoteDocument, 'items'>) =>
  items.some(({ unit_price }) => unit_price !== undefined)

/** '1.204', '2,5 h'. */
export function quantityText({ quantity, unit }: { quantity: number; unit?: string | null | undefined }): string {
  const [whole = '', part] = String(quantity).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return `${grouped}${part === undefined ? '' : `,${part}`}${unit ? ` ${unit}` : ''}`
}

/** What stands below a line's total: 'menos 10%', 'menos R$ 50,00'. */
export const lineDiscount = ({ percent, amount }: Taken) =>
  `menos ${percent === null ? brl(amount) : percentText(percent)}`

/** A line's quantity and how its total comes about, in one text: '6 h × R$ 450,00, menos 10%'. */
export function lineText(item: Item): string {
  const price = item.unit_price === undefined ? '' : ` × ${brl(item.unit_price)}`
  return `${quantityText(item)}${price}${item.discount ? `, ${lineDiscount(item.discount)}` : ''}`
}

/** What stands above the first item of a group: its name, and what the neighbours that are of it come to. */
export function groupHead(items: QuoteDocument['items'], index: number): Fact | undefined {
  const { group } = items[index]!
  if (!group || items[index - 1]?.group === group) return undefined
  const end = items.findIndex((item, place) => place > index && item.group !== group)
  return [group, brl(itemsSum({ items: items.slice(index, end < 0 ? undefined : end) }))]
}

/** What stands below an item that the client chooses: 'Opcional: fora do total', 'Como se entra: incluído no total'. */
export function choiceText({ choice }: Pick<Item, 'choice'>): string {
  if (!choice) return ''
  const name = choice.kind === 'optional' ? 'Opcional' : choice.name
  return `${name}: ${choice.chosen ? 'incluído no total' : 'fora do total'}`
}

/**
 * 'Parcela 1 de 2', … , by the numbers that receipts, reminders and finance have; 'Parcela única' where there is no other,
 * also where no terms were agreed.
 */
export function paymentNames({ payments }: Pick<QuoteDocument, 'payments'>): string[] {
  const count = Math.max(payments.length, 1)
  return Array.from({ length: count }, (_, index) =>
    count === 1 ? 'Parcela única' : `Parcela ${index + 1} de ${count}`,
  )
}

/** When a parcela is due: '20/12/2026', 'na aprovação', '7 dias depois do aceite', '07/12/2026, 7 dias depois do aceite'. */
export function dueText({ due, days }: Pick<QuoteDocument['payments'][number], 'due' | 'days'>): string {
  if (days === undefined) return due === '' ? 'na aprovação' : day(due)
  const after = days === 0 ? 'no aceite' : `${days} ${days === 1 ? 'dia' : 'dias'} depois do aceite`
  return due === '' ? after : `${day(due)}, ${after}`
}

/** What is paid, when and how much: 'Parcela 1 de 2 (40%)', 'na aprovação', 'R$ 5.500,00'. */
export function paymentRows(document: QuoteDocument): (readonly [what: string, when: string, amount: string])[] {
  const names = paymentNames(document)
  return document.payments.map((payment, index) => {
    const when = `${payment.due === '' ? '' : 'em '}${dueText(payment)}`
    return [names[index] + percentIn(payment), when, brl(payment.amount)]
  })
}

/** What is paid beside a parcela that is late, where it was set for the quote: 'multa de 1%, sem juros'; '' elsewhere. */
export const lateText = ({ late }: Pick<QuoteDocument, 'late'>) => lateParts(late).join(', ')

/** The same in its parts. */
export function lateParts({ fine, interest }: NonNullable<QuoteDocument['late']> = {}): string[] {
  return [
    ...(fine === undefined ? [] : [fine === 0 ? 'sem multa' : `multa de ${percentText(fine)}`]),
    ...(interest === undefined ? [] : [interest === 0 ? 'sem juros' : `juros de ${percentText(interest)} ao mês`]),
  ]
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
