import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { plural } from '#ui/formats.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { MAX_ITEMS } from '../../budget.ts'
import { EMPTY_ITEM, type ItemValues } from './item-values.ts'
import { type Row, useRows } from './use-rows.ts'
import { useUndoToast } from './use-undo-toast.ts'

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
    change: list.change,
    add: () => insert([EMPTY_ITEM], count()),
    /** One below the row. Where that one is blank already, only the focus goes there. */
    addBelow: (id: number) => {
      const below = indexOf(id) + 1
      if (isBlank(at(below))) focusRow(below)
      else insert([EMPTY_ITEM], below)
    },
    duplicate: (id: number) => {
      const row = at(indexOf(id))
      if (row) insert([row.item], indexOf(id) + 1)
    },
    /** Puts a row before another, or at the end where `before` is null. */
    place: (id: number, before: number | null) => {
      list.place(id, before)
      sayPlace(indexOf(id))
    },
    move: (id: number, steps: -1 | 1) => {
      const to = indexOf(id) + steps
      if (to < 0 || to >= count()) return
      // The element that moves loses the focus on its way.
      const focused = document.activeElement
      flushSync(() => list.place(id, at(steps < 0 ? to : to + 1)?.id ?? null))
      if (focused instanceof HTMLElement) focused.focus()
      sayPlace(to)
    },
    remove: (id: number) => {
      const index = indexOf(id)
      const row = at(index)
      if (!row) return
      flushSync(() => list.remove(id))
      focusRow(Math.min(index, count() - 1), '[data-remove]')
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

const isBlank = (row: Row<ItemValues> | undefined) =>
  row !== undefined &&
  [row.item.description, row.item.unit_price ?? '', row.item.total].every((typed) => typed.trim() === '')
