import { useRef } from 'react'
import { api } from '#client/calls/api.ts'
import { isApiError } from '#client/calls/failures.ts'
import { dayOf } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { notifyError, notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Undo } from '#ui/workbench/use-undo.ts'
import type { Card } from '../../board-contract.ts'
import type { TaskChange } from '../../bulk-contract.ts'
import { RESTORED } from '../task/task-acts.ts'

/** The id of the line that a card is on. */
export type LineOf = (card: Card) => number

/** What is given to each of the tasks. */
export type QuickChange = Omit<TaskChange, 'id' | 'revision'>

interface ManyOptions {
  undo: Undo
  /** Called after each call, also a refused one. */
  onDone: () => void
}

/** Changes, removes and moves tasks by one call each, all or none; each can be taken back. */
export function useMany({ undo, onDone }: ManyOptions) {
  async function send<Answer>(cards: readonly Card[], call: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await call()
    } catch (failure) {
      sayRefusal(failure, cards)
      return undefined
    } finally {
      onDone()
    }
  }
  const many = api.production.many
  /** By 'id revision', the revision of today that holds the same: what was taken back since is no change of somebody else. */
  const same = useRef(new Map<string, number>())
  function nowOf(id: number, revision: number): number {
    const now = same.current.get(`${id} ${revision}`)
    return now === undefined ? revision : nowOf(id, now)
  }

  async function change(cards: readonly Card[], given: QuickChange, said: string) {
    const real = cards.filter((card) => changesAnything(card, given))
    if (real.length === 0) return
    const answer = await send(real, () => many.change({ tasks: real.map(({ id }) => ({ id, ...given })) }))
    if (!answer) return
    const revisions = new Map(answer.data.map(({ id, revision }) => [id, revision]))
    const changed = real.map((card) => ({ ...inverse(card, given), id: card.id, revision: revisions.get(card.id)! }))
    undo.offer(`${nameOf(real)}: ${said}`, async () => {
      const tasks = changed.map((one) => ({ ...one, revision: nowOf(one.id, one.revision) }))
      const back = await send(real, () => many.change({ tasks }))
      for (const { id, revision } of back?.data ?? []) {
        const before = tasks.find((one) => one.id === id)!.revision
        if (revision === before + 1) same.current.set(`${id} ${before - 1}`, revision)
      }
      return back !== undefined
    })
  }

  async function remove(cards: readonly Card[]) {
    const ids = cards.map(({ id }) => id)
    if (!(await send(cards, () => many.remove({ ids })))) return
    const text = cards.length === 1 ? `${nameOf(cards)} excluída` : `${nameOf(cards)} excluídas`
    undo.offer(`${text}. Pode voltar durante 30 dias.`, async () => {
      const back = await send(cards, () => many.restore({ ids }))
      return back !== undefined
    })
  }

  /** Removes a task that was made, if nobody has worked on it since. Answers what brings it back; false where that failed. */
  async function takeBack(card: Card) {
    const ids = [card.id]
    if (!(await send([card], () => many.remove({ ids, as_made: true })))) return false
    return async () => {
      if (await send([card], () => many.restore({ ids }))) notifySuccess(RESTORED)
    }
  }

  async function moveToLine(cards: readonly Card[], lineOf: LineOf, to: { id: number; title: string }) {
    const going = (from: readonly Card[], line: number) =>
      send(from, () => many.moveToLine({ ids: from.map(({ id }) => id), line }))
    const before = Map.groupBy(cards, lineOf)
    const answer = await going(cards, to.id)
    if (!answer) return
    const alone = answer.data.filter(({ unassigned }) => unassigned).length
    const note = alone > 0 ? ` (${alone === 1 ? 'uma ficou' : `${alone} ficaram`} sem responsável)` : ''
    undo.offer(`${nameOf(cards)} em ${to.title}${note}`, async () => {
      let isDone = true
      for (const [line, from] of before) isDone = (await going(from, line)) !== undefined && isDone
      return isDone
    })
  }
  return { change, remove, takeBack, moveToLine }
}

const nameOf = (cards: readonly Card[]) =>
  cards.length === 1 ? cards[0]!.id_text : plural(cards.length, 'tarefa', 'tarefas')

const deadlineOf = ({ meta }: Card) => (meta === null ? null : dayOf(meta))

const changesAnything = (
  card: Card,
  { meta, prioridade, assignee, add_labels = [], remove_labels = [] }: QuickChange,
) =>
  (meta !== undefined && meta !== deadlineOf(card)) ||
  (prioridade !== undefined && prioridade !== card.prioridade) ||
  (assignee !== undefined && assignee !== card.assignee) ||
  add_labels.some((id) => !card.labels.includes(id)) ||
  remove_labels.some((id) => card.labels.includes(id))

/** What gives a card back what it had. */
const inverse = (card: Card, { meta, prioridade, assignee, add_labels, remove_labels }: QuickChange): QuickChange => ({
  ...(meta !== undefined && { meta: deadlineOf(card) }),
  ...(prioridade !== undefined && { prioridade: card.prioridade }),
  ...(assignee !== undefined && { assignee: card.assignee }),
  ...(add_labels && { remove_labels: add_labels.filter((id) => !card.labels.includes(id)) }),
  ...(remove_labels && { add_labels: remove_labels.filter((id) => card.labels.includes(id)) }),
})

/** Says which of the tasks a refused call named, and why. */
function sayRefusal(failure: unknown, cards: readonly Card[]) {
  const fields = Object.entries((isApiError(failure) && failure.data?.fields) || {})
  const named = fields.flatMap(([path, why]) => {
    const card = cards[Number(/^ids\.(\d+)$/.exec(path)?.[1])]
    return card ? [{ name: card.id_text, why }] : []
  })
  if (named.length === 0) return notifyFailure(failure)
  notifyError(`Nada mudou. ${named.map(({ name }) => name).join(', ')}: ${named[0]!.why}`)
}
