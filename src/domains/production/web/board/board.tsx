import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { CardTimerKey } from '#ui/workbench/timer/card-timer.tsx'
import { useIdle } from '#ui/workbench/use-later.ts'
import { useStable } from '#ui/workbench/use-stable.ts'
import { useUndo } from '#ui/workbench/use-undo.ts'
import type { Card, LineView } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'
import { productionWords } from '../../words.ts'
import { LabelsContext } from '../labels/label-mark.tsx'
import { useChosen } from '../quick/use-chosen.tsx'
import { useMany } from '../quick/use-many.ts'
import { useSelection } from '../quick/use-selection.ts'
import type { CardActions, ColumnActions } from './actions.ts'
import { CARD_HELP_ID } from './card.tsx'
import { cardAfter, cardAfterIn, eachStatus, findCard, inBoardOrder, type Move } from './columns.ts'
import { ColumnsView } from './columns-view.tsx'
import { DragArea } from './drag.tsx'
import { type Geometry, isSameTarget, type Target, targetAt } from './geometry.ts'
import { LanesView } from './lanes-view.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { Overlay } from './overlay.tsx'
import type { LiveBoard } from './use-board.ts'
import { meansBoard, useBoardKeys } from './use-board-keys.ts'
import { useCardFocus } from './use-card-focus.ts'
import { enterTask, useBeside, useFolded, useOfferWalk, type Walk } from './use-folded.ts'
import { type Held, useKeyMove } from './use-key-move.ts'
import { useMoves } from './use-moves.ts'
import { useShown } from './use-shown.ts'

interface BoardProps {
  line: LineView
  board: LiveBoard
  /** Whether a card passes the filters and the search. */
  isWanted: (card: Card) => boolean
  onLimit: (status: TaskStatus, limit: number | undefined) => void
  /** The id text of the open task. */
  task: string | undefined
  onOpen: (card: Card) => void
  /** Set here: goes from the open card to another. */
  walk: RefObject<Walk | undefined>
}

const NONE: ReadonlySet<number> = new Set()

/** The five columns, with selecting and moving cards by mouse, touch and keyboard. */
export function BoardView({ line, board, isWanted, onLimit, task, onOpen, walk }: BoardProps) {
  const [held, setHeld] = useState<Held>()
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<Target | null>(null)
  const [adding, setAdding] = useState<TaskStatus>()
  /** The card that was made last by the field for new tasks. */
  const added = useRef<number>(undefined)
  /** The card that had the focus when that was opened. */
  const before = useRef<number>(undefined)
  const [toMove, setToMove] = useState<readonly number[]>([])
  const [geometry] = useState<Geometry>(() => new Map())
  const isSettled = useIdle()
  const chosen = useFolded()
  const now = nowMs()
  const today = dayOf(now)
  const links = useMemo(() => new Map(line.links.map((one) => [one.id, one])), [line.links])
  const people = useMemo(() => new Map(line.people.map((person) => [person.id, person])), [line.people])

  const shown = useShown({ line, stored: board.columns, isWanted, held, task })
  const { columns, visible, drawn, opened, lanes, walked, parts } = shown
  const { ref, folded, fold, open } = useBeside({ open: opened, folded: chosen.folded, fold: chosen.toggle })
  const selection = useSelection({
    inOrder: (chosen) => inBoardOrder(columns, chosen),
    listOf: ({ status }) => walked[status],
  })
  const focus = useCardFocus(geometry)
  const undo = useUndo()
  const send = useMoves({ board, undo, onGoTo: focus.goTo })
  const many = useMany({ undo, onDone: () => void board.sync(undefined) })
  const move = (one: Move) => {
    selection.clear()
    void send(one)
  }

  const keyMove = useKeyMove(held, setHeld, {
    columns: board.columns,
    visible: walked,
    lanes,
    isFolded: (status) => folded.has(status),
    idsOf: ({ id }) => selection.idsWith(id),
    onMove: move,
    onGoTo: focus.goTo,
  })
  useLayoutEffect(keyMove.check)

  const current = focus.current ?? opened?.id
  const onChosen = useChosen({
    ...{ selection, current, many, undo, people: line.people, lineOf: () => line.id },
    find: (id) => findCard(board.columns, id),
    elementOf: (id) => document.querySelector(`[data-card="${id}"]`),
    onMove: (ids, status) => move({ ids: inBoardOrder(columns, new Set(ids)), status, before: null }),
    onPlace: setToMove,
  })

  /** Puts the focus on a card; what is open beside the board is its task then. */
  function goTo(id: number) {
    focus.goTo(id)
    const card = open === undefined ? undefined : findCard(columns, id)
    if (card && card.id_text !== open) onOpen(card)
  }
  function beginAdding(status: TaskStatus | undefined) {
    added.current = undefined
    before.current = focus.current
    setAdding(status)
  }
  const keys = useBoardKeys({
    columns: walked,
    laneOf: lanes?.of ?? (() => ''),
    isFolded: (status) => folded.has(status),
    current,
    onGoTo: goTo,
    onAdd: beginAdding,
    onOpen,
    onSelect: selection.toggle,
    others: onChosen.keys,
  })

  useOfferWalk(walk, (by) => opened && keys.step(by > 0 ? 'ArrowDown' : 'ArrowUp', opened))

  const add = async (status: TaskStatus, nome: string) => {
    const card = await board.add(nome, status, (card) => undo.offer(productionWords.saved, () => many.takeBack(card)))
    if (card) {
      focus.show(card.id)
      added.current = card.id
    }
    return card !== undefined
  }
  const actions = useStable<CardActions & ColumnActions>({
    onKey(event, card) {
      if (keyMove.handleKey(event, card)) return
      if (selection.handleKey(event, card, ({ id }) => focus.goTo(id))) return
      if (keys.step(event.key, card)) event.preventDefault()
    },
    onPick(event, card) {
      if (selection.pick(event, card) || card.id_text !== open) return
      enterTask()
      event.preventDefault()
    },
    onFocus: ({ id }) => focus.setCurrent(id),
    onSelect: selection.toggle,
    onQuick: (kind, { id }) => onChosen.openQuick(kind, selection.idsWith(id)),
    onCopyLink: ({ id }) => void onChosen.copy(selection.idsWith(id)),
    onRemove: ({ id }) => onChosen.remove(selection.idsWith(id)),
    onShowHidden: shown.showOld,
    onLimit,
    onFold: fold,
    onSelectAll: (status) => selection.selectAll(walked[status]),
    onAdding: beginAdding,
    onLeaveAdding() {
      const next = [added.current, before.current].find((id) => id !== undefined && findCard(drawn, id))
      beginAdding(undefined)
      if (next !== undefined) focus.goTo(next)
    },
    onAdd: add,
  })

  const allDragged = useMemo(() => {
    if (dragged === undefined) return NONE
    return selection.selected.has(dragged) ? selection.selected : new Set([dragged])
  }, [dragged, selection.selected])
  const heldIds = useMemo(() => new Set(held?.move.ids), [held])
  const find = useCallback((point: { x: number; y: number }) => targetAt(geometry, point), [geometry])
  const follow = useCallback(
    (next: Target | null) => setOver((before) => (isSameTarget(before, next) ? before : next)),
    [],
  )
  const drop = (id: number, { status, lane: key, index }: Target) => {
    const ids = inBoardOrder(columns, new Set(selection.idsWith(id)))
    if (!parts) return move({ ids, status, before: cardAfter(drawn[status], index, ids) })
    const change = lanes?.all.find((lane) => lane.key === key)?.change
    move({
      ids,
      status,
      before: cardAfterIn(columns[status], parts.get(key ?? '')?.[status] ?? [], index, ids),
      change,
    })
  }
  const cards = {
    ...{ people, today, links, selected: selection.selected, held: heldIds, dragged: allDragged },
    ...{ current: focus.current, open, geometry, isSettled, actions },
  }
  return (
    <LabelsContext value={shown.labelsById}>
      <p id={CARD_HELP_ID} className="hidden">
        Enter abre, Espaço levanta para mover com as setas, x seleciona.
      </p>
      <div role="status" aria-live="assertive" className="hidden">
        {keyMove.spoken}
      </div>
      <CardTimerKey task={focus.current} means={meansBoard} />
      {onChosen.bar}
      <DragArea
        dragged={dragged}
        targetAt={find}
        onTarget={follow}
        onLift={setDragged}
        onDrop={drop}
        overlay={(id) => (
          <Overlay card={findCard(columns, id)} count={selection.idsWith(id).length} today={today} people={people} />
        )}
      >
        {lanes && parts ? (
          <LanesView
            {...cards}
            line={line.id}
            lanes={lanes}
            parts={parts}
            counts={eachStatus((status) => ({
              total: columns[status].length,
              shown: visible[status].length,
              hidden: visible[status].length - drawn[status].length,
            }))}
            limits={line.wip_limits}
            folded={folded}
            adding={adding}
            over={over}
            measured={ref}
          />
        ) : (
          <ColumnsView {...cards} line={line} {...{ columns, visible, drawn, folded, adding, over }} measured={ref} />
        )}
      </DragArea>
      {onChosen.list}
      <MoveDialog ids={toMove} columns={columns} onClose={() => setToMove([])} onMove={move} />
    </LabelsContext>
  )
}
