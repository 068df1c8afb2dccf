import { brl } from '#money.ts'
import { day } from '#time.ts'
import type { QuoteDocument } from './document.ts'
import { lineText, percentIn } from './document-texts.ts'

/** Something that a version says otherwise than the one before. What is new has no `before`, what is gone no `after`. */
export interface VersionChange {
  label: string
  before: string
  after: string
}

/** What a client reads otherwise in the second version than in the first; items are known by their description. */
export function listChanges(before: QuoteDocument, after: QuoteDocument): VersionChange[] {
  const [old, now] = [toLines(before), toLines(after)]
  const labels = new Set([...now.keys(), ...old.keys()])
  return [...labels]
    .map((label) => ({ label, before: old.get(label) ?? '', after: now.get(label) ?? '' }))
    .filter((change) => change.before !== change.after)
}

/** What a document says, by what it says it of. */
function toLines({ title, client, deadline, validity, items, ...document }: QuoteDocument): Map<string, string> {
  const lines = new Map([
    ['Projeto', title],
    ['Cliente', client.name],
    ['Entrega até', day(deadline)],
    ['Válido até', day(validity)],
  ])
  for (const item of items) {
    const { description, total, unit, unit_price } = item
    const label = `Item: ${description.split('\n', 1)[0]?.slice(0, 80)}`
    const count = unit || unit_price !== undefined ? lineText(item) : `${item.quantity} un.`
    const text = `${count}, ${brl(total)}${description.length > 80 ? `: ${description}` : ''}`
    lines.set(label, lines.has(label) ? `${lines.get(label)}; ${text}` : text)
  }
  if (document.discount) lines.set('Desconto', brl(document.discount.amount) + percentIn(document.discount))
  lines.set('Valor adicional', brl(document.additional))
  lines.set('Total', brl(document.total))
  const payments = document.payments.map(({ due, amount }) => `${due ? day(due) : 'na aprovação'}: ${brl(amount)}`)
  lines.set('Pagamento', payments.join('; '))
  lines.set('Texto', document.extra.markdown)
  lines.set('Condições', document.terms.markdown)
  return lines
}
