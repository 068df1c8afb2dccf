import type { Material } from '#domains/site/piece-rules.ts'
import { brl } from '#money.ts'
import type { Body } from './body.ts'
import { type Choice, OWN_FILE } from './choice.ts'
import { FORMS } from './forms.ts'
import { counted, cubicCentimetres, duration, millimetres, sizeText } from './numbers.ts'
import type { Quote } from './quote.ts'
import { gramsText, rangeText } from './texts.ts'

/** What a request is about. */
export interface Requested {
  choice: Choice
  /** Undefined while there is no file of one's own. */
  body: Pick<Body, 'volume' | 'size'> | undefined
  /** The name of one's own file; '' for none. */
  file: string
  material: Material
  quote: Quote
}

const lowerFirst = (text: string) => `${text[0]!.toLowerCase()}${text.slice(1)}`

/** A piece's measures as text. */
export function measuresText({ form, measures }: Choice, body: Requested['body']): string {
  if (form === OWN_FILE) return body ? sizeText(body.size) : 'a combinar'
  const fields = Object.entries(FORMS[form].fields)
  return fields
    .map(([name, { label }]) => `${lowerFirst(label.replace(',', ''))} ${millimetres(measures[name] ?? 0)}`)
    .join(', ')
}

/** What goes with a request, as people read it. */
export function requestFacts({ choice, body, file, material, quote }: Requested): [name: string, value: string][] {
  const { form, quantity } = choice
  const { price } = quote
  const shown: [string, string][] = price
    ? [
        ['Faixa mostrada', `${rangeText(price)}${quantity > 1 ? ' cada' : ''}`],
        ['Da conta', `${duration(price.hours)}, ${gramsText(price.grams)}, ${brl(price.unit)} no meio`],
      ]
    : [['Faixa mostrada', lowerFirst(quote.title)]]
  return [
    ['Peça', form === OWN_FILE ? `STL próprio${file && `: ${file}`}` : FORMS[form].name],
    ['Medidas', measuresText(choice, body)],
    ...(body && body.volume > 0 ? ([['Volume', cubicCentimetres(body.volume)]] as [string, string][]) : []),
    ['Material', material.name],
    ['Quantidade', counted(quantity)],
    ...shown,
  ]
}

/** The same as a text. */
export const requestText = (requested: Requested) =>
  requestFacts(requested)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
