import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ClipboardEvent, type ReactNode, useRef } from 'react'
import { usePdfHint } from '#client/page/use-pdf-hint.ts'
import { useRowDrag } from '#ui/workbench/use-row-drag.ts'
import { useStable } from '#ui/workbench/use-stable.ts'
import { MAX_ITEMS } from '../../budget.ts'
import { MarginHead } from '../margin/margin.tsx'
import { errorAt } from './form-values.ts'
import { ItemRow } from './item-row.tsx'
import { groupHeads, type ItemValues } from './item-values.ts'
import styles from './items.module.css'
import { UNITS } from './line-fields.tsx'
import { GROUPS } from './line-options.tsx'
import { parseRows } from './paste-rows.ts'
import { useItems } from './use-items.ts'
import { useKeepInCatalog } from './use-keep-in-catalog.ts'

/** What the figures of a line are, where it has the width of one row. */
const COLUMNS = ['Descrição', 'Qtd.', 'Unidade', 'Preço', 'Desconto', 'Total']

interface ItemsEditorProps {
  /** The items to begin with. */
  first: readonly ItemValues[]
  onChange: (items: ItemValues[]) => void
  /** What is wrong, by path: `items`, `items.0.total`. */
  errors: Readonly<Record<string, ReactNode>>
  /** What the client asked to change of an item, by its description. */
  requestsOf: (description: string) => ReactNode
  /** What an item is in the version that the client has, where that is otherwise; by its description. */
  beforeOf: (description: string) => string | undefined
  /** Whether costs and margins stand beside the lines. */
  showsMargin: boolean
  /** Whether the quote was accepted: only what its lines cost may still be changed. */
  isClosed: boolean
}

/** The items of a quote: added, put into order, copied and removed by mouse and keys; rows of a spreadsheet are pasted. */
export function ItemsEditor({ first, onChange, errors, requestsOf, beforeOf, ...shown }: ItemsEditorProps) {
  const { showsMargin, isClosed } = shown
  const addRef = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const { rows, spoken, add, place, paste: pasteItems, ...edits } = useItems({ first, onChange, listRef, addRef })
  const hintOf = usePdfHint(rows.flatMap(({ item }) => [item.description, item.unit ?? '']))
  const groups = groupHeads(rows.map(({ item }) => item))
  const drag = useRowDrag(listRef, rows, place)
  const actions = useStable({ ...edits, grab: drag.begin, keep: useKeepInCatalog() })

  function paste(event: ClipboardEvent) {
    if (isClosed) return
    const pasted = parseRows(event.clipboardData.getData('text/plain'))
    if (!pasted) return
    event.preventDefault()
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-item]')
    pasteItems(pasted, row ? Number(row.dataset.item) : undefined)
  }

  return (
    <fieldset className={`may-shrink relative no-padding no-border ${styles.items}`} onPaste={paste}>
      <legend className="strong no-padding">
        Itens <span>{rows.length}</span>
      </legend>
      <div className={`soft tiny ${styles.columns}`} aria-hidden>
        {COLUMNS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {showsMargin && <MarginHead />}
      <ul className="column bare-list" ref={listRef}>
        {rows.map(({ id, item }, index) => (
          <ItemRow
            {...shown}
            group={groups[index]}
            key={id}
            id={id}
            item={item}
            index={index}
            isLast={index === rows.length - 1}
            order={drag.orderOf(id)}
            isDragged={drag.dragged === id}
            actions={actions}
            descriptionHint={hintOf(item.description) ?? hintOf(item.unit ?? '')}
            descriptionError={errors[`items.${index}.description`]}
            requests={requestsOf(item.description)}
            before={beforeOf(item.description)}
            choiceError={errorAt(errors, `items.${index}.choice`)}
            costError={errors[`items.${index}.cost`]}
            quantityError={errors[`items.${index}.quantity`]}
            unitError={errors[`items.${index}.unit`]}
            priceError={errors[`items.${index}.unit_price`]}
            discountError={errorAt(errors, `items.${index}.discount`)}
            totalError={errors[`items.${index}.total`]}
          />
        ))}
      </ul>
      {errors.items && <p className="error tiny below-50">{errors.items}</p>}
      <Button
        ref={addRef}
        variant="default"
        size="compact-md"
        leftSection={<IconPlus size={16} aria-hidden />}
        data-path="items"
        disabled={isClosed || rows.length >= MAX_ITEMS}
        onClick={add}
      >
        Acrescentar item
      </Button>
      <p className={`soft tiny ${styles.hint}`}>
        De quantidade, preço e total, dois dão o terceiro; só com o total, a linha é um preço fechado. Desconto em % ou
        em reais. Linhas de uma planilha (descrição, quantidade e total) podem ser coladas aqui. Enter abre a linha
        seguinte; com Alt, ↑ e ↓ movem o item, D duplica, O o torna opcional, Delete remove.
      </p>
      <datalist id={UNITS}>
        {['h', 'dias', 'meses', 'un', 'peça', 'visita', 'm', 'm²', 'kg'].map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      <datalist id={GROUPS}>
        {[...new Set(rows.map(({ item }) => item.group?.trim()))].filter(Boolean).map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
      <p className="hidden" role="status">
        {spoken}
      </p>
    </fieldset>
  )
}
