import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { shownTitle } from '#domains/projects/project.ts'
import { STATUS_LABELS, STATUSES, type TaskStatus } from '../../production.ts'
import { StatusGlyph } from '../parts/status-glyph.tsx'
import { hasOf, ListPicker, type QuickProps } from './list-picker.tsx'
import type { QuickOption } from './quick-picker.tsx'

const OTHER = 'other'
const PLACE = 'place'

export function Columns(props: QuickProps) {
  const { cards, onMove, onLine, onPlace, onClose } = props
  const say = useSay()
  const ids = cards.map(({ id }) => id)
  const options: QuickOption[] = STATUSES.map((status) => ({
    value: status,
    text: say(STATUS_LABELS[status]),
    show: (
      <>
        <StatusGlyph status={status} /> {say(STATUS_LABELS[status])}
      </>
    ),
    has: hasOf(cards, (card) => card.status === status),
  }))
  const choose = (value: string) => {
    if (value === OTHER) return onLine()
    onClose()
    if (value === PLACE) onPlace?.(ids)
    else onMove(ids, value as TaskStatus)
  }
  return (
    <ListPicker
      {...props}
      title="Mover"
      placeholder="Coluna…"
      maxLength={40}
      isNumbered
      options={[
        ...options,
        { value: OTHER, text: 'Outro quadro…' },
        ...(onPlace ? [{ value: PLACE, text: 'Escolher o lugar…', isAction: true }] : []),
      ]}
      onChoose={choose}
    />
  )
}

export function Lines(props: QuickProps) {
  const { lineOf, cards, many, onClose } = props
  const { data } = useQuery(query.production.lines.queryOptions({ input: { limit: 1000 } }))
  const lines = (data?.data ?? []).filter(({ id }) => cards.some((card) => lineOf(card) !== id))
  const choose = (value: string) => {
    onClose()
    const to = lines.find(({ id }) => String(id) === value)
    if (to) void many.moveToLine(cards, lineOf, { id: to.id, title: shownTitle(to.title) })
  }
  return (
    <ListPicker
      {...props}
      title="Mover para outro quadro"
      placeholder={data ? 'Quadro…' : 'Carregando os quadros…'}
      maxLength={100}
      isNumbered
      options={lines.map(({ id, title }) => ({ value: String(id), text: shownTitle(title) }))}
      onChoose={choose}
    />
  )
}
