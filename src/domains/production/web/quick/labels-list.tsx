import { api } from '#client/calls/api.ts'
import { fold } from '#fold.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { joinLabels, MAX_LABEL_NAME } from '../../labels.ts'
import { LabelName } from '../labels/label-mark.tsx'
import { useLabels, useReadLabels } from '../labels/use-labels.ts'
import { hasOf, ListPicker, type QuickProps } from './list-picker.tsx'
import type { QuickOption } from './quick-picker.tsx'

const NEW = 'new '
const EDIT = 'edit'

/** Stays open: several are chosen one after the other. */
export function Labels(props: QuickProps) {
  const { cards, many, onEdit } = props
  const { labels, byId } = useLabels()
  const readAgain = useReadLabels()
  const options: QuickOption[] = labels.map((label) => ({
    value: String(label.id),
    text: label.name,
    show: <LabelName label={label} />,
    has: hasOf(cards, (card) => card.labels.includes(label.id)),
  }))
  async function choose(value: string) {
    if (value === EDIT) return onEdit()
    if (value.startsWith(NEW)) return add(value.slice(NEW.length))
    const id = Number(value)
    const isOn = cards.every((card) => card.labels.includes(id))
    const name = byId.get(id)?.name ?? ''
    await many.change(cards, isOn ? { remove_labels: [id] } : { add_labels: [id] }, isOn ? `sem ${name}` : name)
  }
  async function add(name: string) {
    let id: number | undefined
    if (!(await attempt(async () => void ({ id } = (await api.production.labels.create({ name })).data)))) return
    await readAgain()
    await many.change(cards, { add_labels: [id!] }, joinLabels([name]))
  }
  const optionsOf = (typed: string) =>
    labels.some(({ name }) => fold(name) === fold(typed))
      ? []
      : [{ value: NEW + typed, text: `Criar “${typed}”`, isAction: true }]
  return (
    <ListPicker
      {...props}
      title="Etiquetas"
      placeholder="Etiqueta…"
      maxLength={MAX_LABEL_NAME}
      isNumbered
      options={[...options, { value: EDIT, text: 'Editar etiquetas…', isAction: true }]}
      optionsOf={optionsOf}
      onChoose={(value) => void choose(value)}
    />
  )
}
