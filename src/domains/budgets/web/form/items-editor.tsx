import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ClipboardEvent, type ReactNode, useRef } from 'react'
import { usePdfHint } from '#client/use-pdf-hint.ts'
import { useRowDrag } from '#ui/workbench/use-row-drag.ts'
import { useStable } from '#ui/workbench/use-stable.ts'
import { MAX_ITEMS } from '../../budget.ts'
import { errorAt } from './form-values.ts'
import { ItemRow } from './item-row.tsx'
import type { ItemValues } from './item-values.ts'
import styles from './items.module.css'
import { UNITS } from './line-fields.tsx'
import { parseRows } from './paste-rows.ts'
import { useItems } from './use-items.ts'

interface ItemsEditorProps {
  /** The items to begin with. */
  first: readonly ItemValues[]
  onChange: (items: ItemValues[]) => void
  /** What is wrong, by path: `items`, `items.0.total`. */
  errors: Readonly<Record<string, ReactNode>>
}

/** The items of a quote: added, put into order, copied and removed by mouse and keys; rows of a spreadsheet are pasted. */
export function ItemsEditor({ first, onChange, errors }: ItemsEditorProps) {
  const addRef = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const { rows, spoken, add, place, paste: pasteItems, ...edits } = useItems({ first, onChange, listRef, addRef })
  const hintOf = usePdfHint(rows.flatMap(({ item }) => [item.description, item.unit ?? '']))
  const drag = useRowDrag(listRef, rows, place)
  const actions = useStable({ ...edits, grab: drag.begin })

  function paste(event: ClipboardEvent) {
    const pasted = parseRows(event.clipboardData.getData('text/plain'))
    if (!pasted) return
    event.preventDefault()
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-item]')
    pasteItems(pasted, row ? Number(row.dataset.item) : undefined)
  }

  return (
    <fieldset className={`may-shrink no-padding no-border ${styles.items}`} onPaste={paste}>
      <legend className="strong no-padding">
        Itens <span>{rows.length}</span>
      </legend>
      <p className={`soft tiny ${styles.hint}`}>
        De quantidade, preço e total, dois dão o terceiro; só com o total, a linha é um preço fechado. Desconto em % ou
        em reais. Linhas de uma planilha (descrição, quantidade e total) podem ser coladas aqui. Com Alt: ↑ e ↓ movem o
        item, D duplica, Delete remove.
      </p>
      <ul className="column bare-list" ref={listRef}>
        {rows.map(({ id, item }, index) => (
          <ItemRow
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
        disabled={rows.length >= MAX_ITEMS}
        onClick={add}
      >
        Acrescentar item
      </Button>
      <datalist id={UNITS}>
        {['h', 'dias', 'meses', 'un', 'peça', 'visita', 'm', 'm²', 'kg'].map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      <p className="hidden" role="status">
        {spoken}
      </p>
    </fieldset>
  )
}
