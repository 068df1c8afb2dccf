import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { nowMs } from '#clock.ts'
import { shownTitle } from '#domains/projects/project.ts'
import { fold } from '#fold.ts'
import { day, dayOf } from '#time.ts'
import { copyText } from '#ui/prose/copy-text.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { Face } from '#ui/workbench/face.tsx'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Card, LineView } from '../../board-contract.ts'
import { joinLabels, MAX_LABEL_NAME } from '../../labels.ts'
import { PRIORITY_LABELS, STATUS_LABELS, STATUSES, type TaskStatus, taskPath } from '../../production.ts'
import { productionWords } from '../../words.ts'
import { LabelEditor } from '../labels/label-editor.tsx'
import { LabelName } from '../labels/label-mark.tsx'
import { useLabels, useReadLabels } from '../labels/use-labels.ts'
import { PriorityBars } from '../parts/priority-bars.tsx'
import { StatusGlyph } from '../parts/status-glyph.tsx'
import { offeredDays, readDay } from './due-words.ts'
import { type QuickOption, QuickPicker, type QuickPickerProps } from './quick-picker.tsx'
import type { useMany } from './use-many.ts'

/** What one key changes of the focused card, or of the chosen ones. */
export type QuickKind = 'assignee' | 'due' | 'priority' | 'labels' | 'move'
type Kind = QuickKind | 'line'

interface Opened {
  kind: Kind
  ids: readonly number[]
  at: DOMRect
  /** What has the focus again afterwards. */
  from: Element | null
}

interface QuickOptions {
  /** That of the cards. */
  line: Pick<LineView, 'id' | 'people'>
  /** The card of that id, as it is now; undefined once it is gone. */
  find: (id: number) => Card | undefined
  many: ReturnType<typeof useMany>
  /** Moves cards to the end of a column. */
  onMove: (ids: readonly number[], status: TaskStatus) => void
}

/** The list that changes cards by one key: opened at an element, it says what was done and how to take it back. */
export function useQuick({ line, find, many, onMove }: QuickOptions) {
  const [opened, setOpened] = useState<Opened>()
  const [isEditing, setEditing] = useState(false)
  const cards = opened?.ids.flatMap((id) => find(id) ?? []) ?? []
  function close() {
    if (opened?.from instanceof HTMLElement) opened.from.focus({ preventScroll: true })
    setOpened(undefined)
  }

  /** `at`: the card, or the bar of the chosen ones. */
  function open(kind: QuickKind, ids: readonly number[], at: Element | null) {
    if (ids.length === 0) return
    setOpened({ kind, ids, at: (at ?? document.body).getBoundingClientRect(), from: document.activeElement })
  }
  const element = (
    <>
      {opened && cards.length > 0 && (
        <Quick
          key={opened.kind}
          {...opened}
          {...{ line, cards, many, onMove, onClose: close }}
          onLine={() => setOpened({ ...opened, kind: 'line' })}
          onEdit={() => {
            close()
            setEditing(true)
          }}
        />
      )}
      {isEditing && <LabelEditor onClose={() => setEditing(false)} />}
    </>
  )
  return { open, element }
}

interface QuickProps extends Opened, Pick<QuickOptions, 'line' | 'many' | 'onMove'> {
  cards: readonly Card[]
  onLine: () => void
  onEdit: () => void
  onClose: () => void
}

function Quick({ kind, ...props }: QuickProps) {
  const List = { assignee: People, due: Days, priority: Priorities, labels: Labels, move: Columns, line: Lines }[kind]
  return <List kind={kind} {...props} />
}

/** Whether all of the cards have it, or some. */
function hasOf(cards: readonly Card[], has: (card: Card) => boolean): QuickOption['has'] {
  const count = cards.filter(has).length
  return count === 0 ? undefined : count === cards.length ? 'all' : 'some'
}

type Rest = Omit<QuickPickerProps, 'at' | 'onClose'>
const Picker = ({ at, onClose, ...rest }: QuickProps & Rest) => <QuickPicker {...{ at, onClose }} {...pickRest(rest)} />
const pickRest = ({ title, placeholder, options, isNumbered, optionsOf, maxLength, onChoose }: Rest): Rest => ({
  ...{ title, placeholder, options, isNumbered, optionsOf, maxLength, onChoose },
})

function People(props: QuickProps) {
  const { line, cards, many, onClose } = props
  const options = [...line.people, null].map((person) => ({
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
    const person = line.people.find(({ id }) => String(id) === value)
    void many.change(cards, { assignee: person?.id ?? null }, person ? `com ${person.name}` : 'sem responsável')
  }
  return (
    <Picker
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

function Days(props: QuickProps) {
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
    const due = readDay(typed, today)
    return due ? [shown('Prazo', due)] : []
  }
  return (
    <Picker
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

function Priorities(props: QuickProps) {
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
    <Picker
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

/** Stays open: several are chosen one after the other. */
function Labels(props: QuickProps) {
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
    <Picker
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

const NEW = 'new '
const EDIT = 'edit'
const OTHER = 'other'

function Columns(props: QuickProps) {
  const { cards, onMove, onLine, onClose } = props
  const options: QuickOption[] = STATUSES.map((status) => ({
    value: status,
    text: STATUS_LABELS[status],
    show: (
      <>
        <StatusGlyph status={status} /> {STATUS_LABELS[status]}
      </>
    ),
    has: hasOf(cards, (card) => card.status === status),
  }))
  const choose = (value: string) => {
    if (value === OTHER) return onLine()
    onClose()
    onMove(
      cards.map(({ id }) => id),
      value as TaskStatus,
    )
  }
  return (
    <Picker
      {...props}
      title="Mover"
      placeholder="Coluna…"
      maxLength={40}
      isNumbered
      options={[...options, { value: OTHER, text: 'Outra linha…' }]}
      onChoose={choose}
    />
  )
}

function Lines(props: QuickProps) {
  const { line, cards, many, onClose } = props
  const { data } = useQuery(query.production.lines.queryOptions({ input: { limit: 1000 } }))
  const lines = (data?.data ?? []).filter(({ id }) => id !== line.id)
  const choose = (value: string) => {
    onClose()
    const to = lines.find(({ id }) => String(id) === value)
    if (to) void many.moveToLine(cards, line.id, { id: to.id, title: shownTitle(to.title) })
  }
  return (
    <Picker
      {...props}
      title="Mover para outra linha"
      placeholder={data ? 'Linha…' : 'Carregando as linhas…'}
      maxLength={100}
      isNumbered
      options={lines.map(({ id, title }) => ({ value: String(id), text: shownTitle(title) }))}
      onChoose={choose}
    />
  )
}

/** Copies the addresses of tasks, a line each. */
export async function copyLinks(line: number, cards: readonly Card[]) {
  if (cards.length === 0) return
  const links = cards.map(({ id_text }) => location.origin + taskPath({ project_id: line, id_text }))
  if (await copyText(links.join('\n'))) notifySuccess(productionWords.copied)
  else notifyError('O link não pôde ser copiado.')
}
