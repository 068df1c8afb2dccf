import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { plural } from '#ui/formats.ts'
import { notifyError, notifyUndo } from '#ui/workbench/toasts.tsx'
import { MAX_ITEMS } from '../../budget.ts'
import { EMPTY_ITEM, groupOf, type ItemValues, isBlankItem } from './item-values.ts'
import { type Row, useRows } from './use-rows.ts'

interface Options {
  first: readonly ItemValues[]
  onChange: (items: ItemValues[]) => void
  listRef: RefObject<HTMLElement | null>
  /** The button that adds one: it gets the focus where no row is left. */
  addRef: RefObject<HTMLElement | null>
}

/** The items of a quote as they are edited. The focus goes along, and `spoken` says where an item is by now. */
export function useItems({ first, onChange, listRef, addRef }: Options) {
  const { rows, count, at, indexOf, ...list } = useRows(first, onChange)
  const [spoken, setSpoken] = useState('')
  const notifyUndo = useUndoToast()

  /** Focuses a row's first field, or what a selector finds in it. */
  function focusRow(index: number, selector = 'textarea') {
    const field = listRef.current?.children[index]?.querySelector<HTMLElement>(selector)
    ;(field ?? addRef.current)?.focus()
  }
  const sayPlace = (index: number) => setSpoken(`Agora item ${index + 1} de ${count()}`)
  /** Puts a row into a group; '' stands for none. */
  function join(id: number, group: string) {
    list.change(id, { group })
    setSpoken(group === '' ? 'Agora sem grupo' : `Agora no grupo ${group}`)
  }

  /** Of alternatives one is taken: the row that has become so, or else the first that is, or the first. */
  function settleChoice(id: number, hasBecome: boolean) {
    const all = Array.from({ length: count() }, (_, index) => at(index)!)
    for (const name of new Set(all.map(({ item }) => item.choice?.kind === 'alternative' && item.choice.name))) {
      const set = all.filter(({ item }) => item.choice?.kind === 'alternative' && item.choice.name === name)
      const taken =
        set.find((row) => row.id === id && hasBecome) ??
        set.find((row) => row.id !== id && row.item.choice?.chosen) ??
        set.find(({ item }) => item.choice?.chosen) ??
        set[0]
      for (const { id: other, item } of set) {
        const chosen = other === taken?.id
        if (item.choice && item.choice.chosen !== chosen) list.change(other, { choice: { ...item.choice, chosen } })
      }
    }
  }

  function insert(items: readonly ItemValues[], index: number) {
    const fitting = items.slice(0, MAX_ITEMS - count())
    if (fitting.length < items.length) notifyError(`Cabem no máximo ${MAX_ITEMS} itens.`)
    if (fitting.length === 0) return
    flushSync(() => list.insert(fitting, index))
    focusRow(index)
  }

  return {
    rows,
    spoken,
    change: (id: number, change: Partial<ItemValues>) => {
      const before = at(indexOf(id))?.item.choice
      list.change(id, change)
      if (change.choice !== undefined) settleChoice(id, Boolean(change.choice?.chosen && !before?.chosen))
    },
    add: () => insert([EMPTY_ITEM], count()),
    /** One below the row. Where that one is blank already, only the focus goes there. */
    addBelow: (id: number) => {
      const below = indexOf(id) + 1
      if (isBlank(at(below))) focusRow(below)
      // It begins in the same group.
      else insert([{ ...EMPTY_ITEM, group: at(below - 1)?.item.group ?? '' }], below)
    },
    duplicate: (id: number) => {
      const row = at(indexOf(id))
      if (row) insert([row.item], indexOf(id) + 1)
    },
    /** Puts a row before another, or at the end where `before` is null. */
    place: (id: number, before: number | null) => {
      list.place(id, before)
      const index = indexOf(id)
      const around = [at(index - 1), at(index + 1)].filter((row) => row !== undefined).map(({ item }) => groupOf(item))
      sayPlace(index)
      // It belongs to those among which it was put.
      if (around[0] !== undefined && !around.includes(groupOf(at(index)?.item))) join(id, around[0])
    },
    /** One place up or down; at the edge of a group into the next one. */
    move: (id: number, steps: -1 | 1) => {
      const index = indexOf(id)
      const to = index + steps
      if (to < 0 || to >= count()) return
      const group = groupOf(at(to)?.item)
      if (group !== groupOf(at(index)?.item)) return join(id, group)
      // The element that moves loses the focus on its way.
      const focused = document.activeElement
      flushSync(() => list.place(id, at(steps < 0 ? to : to + 1)?.id ?? null))
      if (focused instanceof HTMLElement) focused.focus()
      sayPlace(to)
    },
    /** Renames the group that begins at a row. */
    rename: (id: number, name: string) => {
      const group = groupOf(at(indexOf(id))?.item)
      for (let index = indexOf(id); groupOf(at(index)?.item) === group && at(index); index += 1)
        list.change(at(index)!.id, { group: name })
    },
    remove: (id: number, isTyping = false) => {
      const index = indexOf(id)
      const row = at(index)
      if (!row) return
      flushSync(() => list.remove(id))
      if (isTyping) focusRow(Math.max(index - 1, 0))
      else focusRow(Math.min(index, count() - 1), '[data-remove]')
      notifyUndo(`Item ${index + 1} removido`, () => insert([row.item], index))
    },
    /** Puts items below a row, or at the end; a blank row gives way to them. */
    paste: (items: readonly ItemValues[], id: number | undefined) => {
      const index = id === undefined ? count() - 1 : indexOf(id)
      const row = at(index)
      if (row && isBlank(row)) list.remove(row.id)
      insert(items, row && isBlank(row) ? index : index + 1)
      setSpoken(plural(items.length, 'item colado', 'itens colados'))
    },
  }
}

const isBlank = (row: Row<ItemValues> | undefined) => row !== undefined && isBlankItem(row.item)

/** Says that something was done in a form, with a button that takes it back. Goes with the form: then nothing is left to take back. */
export function useUndoToast() {
  const hides = useRef<(() => void)[]>([])
  useEffect(
    () => () => {
      for (const hide of hides.current) hide()
    },
    [],
  )
  return (text: string, undo: () => void) => void hides.current.push(notifyUndo(text, undo))
}
