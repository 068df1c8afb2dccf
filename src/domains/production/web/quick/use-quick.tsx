import { type ComponentType, useState } from 'react'
import type { Card } from '../../board-contract.ts'
import { LabelEditor } from '../labels/label-editor.tsx'
import { Days, People, Priorities } from './field-lists.tsx'
import { Labels } from './labels-list.tsx'
import type { QuickProps } from './list-picker.tsx'
import { Columns, Lines } from './place-lists.tsx'

/** What one key changes of the focused card, or of the chosen ones. */
export type QuickKind = 'assignee' | 'due' | 'priority' | 'labels' | 'move'
type Kind = QuickKind | 'line'

const LISTS: Readonly<Record<Kind, ComponentType<QuickProps>>> = {
  ...{ assignee: People, due: Days, priority: Priorities, labels: Labels, move: Columns, line: Lines },
}

interface Opened {
  kind: Kind
  ids: readonly number[]
  at: DOMRect
  /** What has the focus again afterwards. */
  from: Element | null
}

interface QuickOptions extends Pick<QuickProps, 'people' | 'lineOf' | 'many' | 'onMove' | 'onPlace'> {
  /** The card of that id, as it is now; undefined once it is gone. */
  find: (id: number) => Card | undefined
}

/** The list that changes cards by one key: opened at an element, it says what was done and how to take it back. */
export function useQuick({ people, lineOf, find, many, onMove, onPlace }: QuickOptions) {
  const [opened, setOpened] = useState<Opened>()
  const [isEditing, setEditing] = useState(false)
  const List = LISTS[opened?.kind ?? 'move']
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
        <List
          key={opened.kind}
          at={opened.at}
          {...{ people, lineOf, cards, many, onMove, onPlace, onClose: close }}
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
