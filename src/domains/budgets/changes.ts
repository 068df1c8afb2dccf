import { brl } from '#money.ts'
import { day } from '#time.ts'
import type { BudgetFields } from './budget-schemas.ts'
import type { QuoteDocument } from './document.ts'
import { choiceText, dueText, lateText, lineText, percentIn } from './document-texts.ts'

/** Something that a version says otherwise than the one before. What is new has no `before`, what is gone no `after`. */
export interface VersionChange {
  label: string
  before: string
  after: string
}

/** The labels that stand for a field of the form; all others are of items, but for the total. */
export const FIELD_LABELS: Readonly<Record<string, keyof BudgetFields>> = {
  Projeto: 'project_name',
  Cliente: 'client',
  'Entrega até': 'deadline',
  'Válido até': 'budget_validity',
  Desconto: 'discount',
  'Valor adicional': 'additional_value',
  Pagamento: 'payments',
  'Multa por atraso': 'late_fine',
  'Juros por atraso': 'late_interest',
  Texto: 'extra_text',
  Condições: 'terms',
}

/** What the label of an item begins with. */
export const ITEM_LABEL = 'Item: '
/** What an item is known by: the beginning of its first line. */
export const itemLabel = (description: string) => `${ITEM_LABEL}${description.split('\n', 1)[0]?.slice(0, 80)}`

/** What a client reads otherwise in the second version than in the first; items are known by their description. */
export function listChanges(before: QuoteDocument, after: QuoteDocument): VersionChange[] {
  const [old, now] = [toLines(before), toLines(after)]
  const labels = new Set([...now.keys(), ...old.keys()])
  return [...labels]
    .map((label) => ({ label, before: old.get(label) ?? '', after: now.get(label) ?? '' }))
    .filter((change) => change.before !== change.after)
}

/**
 * A change of an item without what stands there anyway: its description where it is new among `items`, else what both
 * versions say of it at the end, as its group and its description.
 */
export function shortChange(change: VersionChange, items: QuoteDocument['items']): VersionChange {
  const { label, before, after } = change
  if (!label.startsWith(ITEM_LABEL)) return change
  if (!before) {
    const item = items.find(({ description }) => itemLabel(description) === label)
    return { ...change, after: after.replace(`: ${item?.description}`, '') }
  }
  const [old, now] = [before.split(', '), after.split(', ')]
  while (old.length > 1 && now.length > 1 && old.at(-1) === now.at(-1)) {
    old.pop()
    now.pop()
  }
  return { label, before: old.join(', '), after: now.join(', ') }
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
    const label = itemLabel(description)
    const count = unit || unit_price !== undefined ? lineText(item) : `${item.quantity} un.`
    const notes = [choiceText(item), item.group && `em “${item.group}”`].filter(Boolean)
    const text = `${count}, ${brl(total)}${notes.map((note) => `, ${note}`).join('')}${description.length > 80 ? `: ${description}` : ''}`
    lines.set(label, lines.has(label) ? `${lines.get(label)}; ${text}` : text)
  }
  if (document.discount?.amount) lines.set('Desconto', brl(document.discount.amount) + percentIn(document.discount))
  lines.set('Valor adicional', brl(document.additional))
  lines.set('Total', brl(document.total))
  const payments = document.payments.map((payment) => `${dueText(payment)}: ${brl(payment.amount)}`)
  lines.set('Pagamento', payments.join('; '))
  const { fine, interest } = document.late ?? {}
  if (fine !== undefined) lines.set('Multa por atraso', lateText({ late: { fine } }))
  if (interest !== undefined) lines.set('Juros por atraso', lateText({ late: { interest } }))
  lines.set('Texto', document.extra.markdown)
  lines.set('Condições', document.terms.markdown)
  return lines
}
