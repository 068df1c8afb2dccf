import { nowMs } from '#clock.ts'
import { day, dayOf } from '#time.ts'
import { readTypedDay } from '#typed-day.ts'
import { Face } from '#ui/workbench/face.tsx'
import { PRIORITY_LABELS } from '../../production.ts'
import { PriorityBars } from '../parts/priority-bars.tsx'
import { offeredDays } from './due-words.ts'
import { hasOf, ListPicker, type QuickProps } from './list-picker.tsx'
import type { QuickOption } from './quick-picker.tsx'

export function People(props: QuickProps) {
  const { people, cards, many, onClose } = props
  const options = [...people, null].map((person) => ({
    value: String(person?.id ?? ''),
    text: person?.name ?? 'Ninguém',
    show: person ? (
      <>
        <Face person={person} size={20} /> {person.name}
      </>
    ) : undefined,
    has: hasOf(cards, ({ assignee }) => assignee === (person?.id ?? null)),
  }))
  const choose = (value: string) => {
    onClose()
    const person = people.find(({ id }) => String(id) === value)
    void many.change(cards, { assignee: person?.id ?? null }, person ? `com ${person.name}` : 'sem responsável')
  }
  return (
    <ListPicker
      {...props}
      title="Responsável"
      placeholder="Nome…"
      maxLength={100}
      isNumbered
      options={options}
      onChoose={choose}
    />
  )
}

export function Days(props: QuickProps) {
  const { cards, many, onClose } = props
  const today = dayOf(nowMs())
  const shown = (text: string, due: string | null): QuickOption => ({
    value: due ?? '',
    text,
    show: (
      <>
        {text} {due && <span className="soft tiny tabular push">{day(due)}</span>}
      </>
    ),
    has: hasOf(cards, ({ meta }) => (meta && dayOf(meta)) === due),
  })
  const choose = (value: string) => {
    onClose()
    void many.change(cards, { meta: value || null }, value ? `prazo ${day(value)}` : 'sem prazo')
  }
  const optionsOf = (typed: string) => {
    const due = readTypedDay(typed, { today, isYearForward: true })
    return due ? [shown('Prazo', due)] : []
  }
  return (
    <ListPicker
      {...props}
      title="Prazo"
      placeholder="24/12, +3…"
      maxLength={20}
      isNumbered={false}
      options={offeredDays(today).map(([text, due]) => shown(text, due))}
      optionsOf={optionsOf}
      onChoose={choose}
    />
  )
}

export function Priorities(props: QuickProps) {
  const { cards, many, onClose } = props
  const options = [3, 2, 1, 0].map((prioridade) => ({
    value: String(prioridade),
    text: PRIORITY_LABELS[prioridade]!,
    show: (
      <>
        {prioridade > 0 && <PriorityBars prioridade={prioridade} />} {PRIORITY_LABELS[prioridade]}
      </>
    ),
    has: hasOf(cards, (card) => card.prioridade === prioridade),
  }))
  const choose = (value: string) => {
    onClose()
    void many.change(
      cards,
      { prioridade: Number(value) },
      `prioridade ${PRIORITY_LABELS[Number(value)]!.toLowerCase()}`,
    )
  }
  return (
    <ListPicker
      {...props}
      title="Prioridade"
      placeholder="Prioridade…"
      maxLength={20}
      isNumbered
      options={options}
      onChoose={choose}
    />
  )
}
