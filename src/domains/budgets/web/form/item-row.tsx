import { Textarea } from '@mantine/core'
import { type Icon, IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconX } from '@tabler/icons-react'
import { type ComponentProps, type KeyboardEvent, memo, type PointerEvent, type ReactNode } from 'react'
import { MAX_DESCRIPTION } from '../../budget.ts'
import type { ItemValues } from './item-values.ts'
import styles from './items.module.css'
import { type FigureErrors, LineFields } from './line-fields.tsx'

/** What can be done with a row of that id. */
interface RowActions {
  change: (id: number, change: Partial<ItemValues>) => void
  addBelow: (id: number) => void
  move: (id: number, steps: -1 | 1) => void
  duplicate: (id: number) => void
  remove: (id: number) => void
  grab: (event: PointerEvent, id: number) => void
}

interface ItemRowProps extends FigureErrors {
  id: number
  item: ItemValues
  index: number
  isLast: boolean
  /** Its place in the list while one is dragged. */
  order: number
  isDragged: boolean
  /** The same object at each rendering. */
  actions: RowActions
  descriptionHint: string | undefined
  descriptionError: ReactNode
}

/** One item. Drawn anew only where something of it has changed: there may be hundreds. */
export const ItemRow = memo(function ItemRow({
  id,
  item,
  index,
  isLast,
  order,
  isDragged,
  actions,
  ...props
}: ItemRowProps) {
  const name = `item ${index + 1}`

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const act = event.altKey && actOf(event.key)
    if (!act) return
    event.preventDefault()
    act()
  }
  function actOf(key: string) {
    switch (key) {
      case 'ArrowUp':
        return () => actions.move(id, -1)
      case 'ArrowDown':
        return () => actions.move(id, 1)
      case 'd':
      case 'D':
        return () => actions.duplicate(id)
      case 'Delete':
        return () => actions.remove(id)
      default:
        return undefined
    }
  }
  /** Enter goes on to a new item: the form is saved by its button and by Ctrl+S. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    actions.addBelow(id)
  }

  return (
    <li
      className={`stack align-start line-below pad-60 paper ${styles.row}`}
      style={{ order }}
      data-item={id}
      data-dragged={isDragged || undefined}
      onKeyDown={press}
    >
      <button
        type="button"
        className={`soft place-center no-padding no-background no-border ${styles.grip}`}
        aria-label={`Mover ${name}: arraste, ou Alt e as setas`}
        onPointerDown={(event) => actions.grab(event, id)}
      >
        <IconGripVertical size={18} stroke={1.7} aria-hidden />
      </button>
      <Textarea
        className={styles.description ?? ''}
        aria-label={`Descrição do ${name}`}
        data-path={`items.${index}.description`}
        placeholder="Descrição"
        rows={1}
        maxLength={MAX_DESCRIPTION}
        value={item.description}
        onChange={({ currentTarget }) => actions.change(id, { description: currentTarget.value })}
        inputWrapperOrder={['input', 'description', 'error']}
        description={props.descriptionHint}
        error={props.descriptionError}
      />
      <LineFields
        item={item}
        index={index}
        onChange={(change) => actions.change(id, change)}
        onKeyDown={goOn}
        quantityError={props.quantityError}
        unitError={props.unitError}
        priceError={props.priceError}
        discountError={props.discountError}
        totalError={props.totalError}
      />
      <div className={`flex ${styles.tools}`}>
        <Tool
          label={`Subir ${name}`}
          icon={IconArrowUp}
          aria-disabled={index === 0 || undefined}
          onClick={() => actions.move(id, -1)}
        />
        <Tool
          label={`Descer ${name}`}
          icon={IconArrowDown}
          aria-disabled={isLast || undefined}
          onClick={() => actions.move(id, 1)}
        />
        <Tool label={`Duplicar ${name}`} icon={IconCopy} onClick={() => actions.duplicate(id)} />
        <Tool label={`Remover ${name}`} icon={IconX} data-remove onClick={() => actions.remove(id)} />
      </div>
    </li>
  )
})

interface ToolProps extends ComponentProps<'button'> {
  label: string
  icon: Icon
  'data-remove'?: boolean
}

/** A plain button: Mantine's own, with a tooltip, would take four times as long in a long list. */
export const Tool = ({ label, icon: Pictogram, className = '', ...props }: ToolProps) => (
  <button
    type="button"
    className={`place-center no-padding no-border no-background rounded soft pointer hover-wash hover-ink ${styles.tool} ${className}`}
    aria-label={label}
    title={label}
    {...props}
  >
    <Pictogram size={18} stroke={1.7} aria-hidden />
  </button>
)
