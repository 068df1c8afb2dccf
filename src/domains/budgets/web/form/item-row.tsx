import {
  type Icon,
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconGripVertical,
  IconListCheck,
  IconTag,
  IconX,
} from '@tabler/icons-react'
import { type ComponentProps, type KeyboardEvent, memo, type PointerEvent, type ReactNode, useState } from 'react'
import { choiceText } from '../../document-texts.ts'
import { marginOfLines } from '../../margin.ts'
import { costedLine } from '../margin/costed-line.ts'
import { LineMargin, SumMargin } from '../margin/margin.tsx'
import { fillLine } from './catalog-line.ts'
import { DescriptionField } from './description-field.tsx'
import { GroupHead } from './group-head.tsx'
import { type groupHeads, type ItemValues, isBlankItem } from './item-values.ts'
import styles from './items.module.css'
import { type FigureErrors, LineFields } from './line-fields.tsx'
import { LineOptions } from './line-options.tsx'

/** What can be done with a row of that id. */
interface RowActions {
  change: (id: number, change: Partial<ItemValues>) => void
  addBelow: (id: number) => void
  move: (id: number, steps: -1 | 1) => void
  /** Renames the group that begins with the row. */
  rename: (id: number, name: string) => void
  duplicate: (id: number) => void
  /** `isTyping`: whether the person goes on in the line before it. */
  remove: (id: number, isTyping?: boolean) => void
  grab: (event: PointerEvent, id: number) => void
  /** Keeps what the row says in the catalogue. */
  keep: (item: ItemValues) => void
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
  /** What the client asked to change of it. */
  requests: ReactNode
  /** What it is in the version that the client has, where that is otherwise. */
  before: string | undefined
  /** The group that begins with it. */
  group: ReturnType<typeof groupHeads>[number]
  choiceError: ReactNode
  costError: ReactNode
  /** Whether costs and margins stand beside it. */
  showsMargin: boolean
  /** Whether it was accepted: what it costs may still be said. */
  isClosed: boolean
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
  group,
  showsMargin,
  isClosed,
  ...props
}: ItemRowProps) {
  const name = `item ${index + 1}`
  /** How often the catalogue has filled the line: its figures begin anew then. */
  const [filled, setFilled] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const hasOptions = isOpen || Boolean(props.choiceError)

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || isClosed) return
    const act = event.altKey ? actOf(event) : leaveOf(event)
    if (!act) return
    event.preventDefault()
    // A key that is held moves a line on, and does nothing else twice.
    if (!event.repeat || (event.key.startsWith('Arrow') && !event.shiftKey)) act()
  }
  function actOf({ key, shiftKey }: KeyboardEvent) {
    switch (key) {
      case 'ArrowUp':
        return () => actions.move(id, -1)
      case 'ArrowDown':
        return () => (shiftKey ? actions.duplicate(id) : actions.move(id, 1))
      case 'd':
      case 'D':
        return () => actions.duplicate(id)
      case 'o':
      case 'O':
        return () => actions.change(id, { choice: item.choice ? null : { kind: 'optional', name: '', chosen: false } })
      case 'Delete':
        return () => actions.remove(id)
      default:
        return undefined
    }
  }
  /** Out of the line: Escape leaves the field, Backspace takes away a line that nobody has written in. */
  function leaveOf({ key, target }: KeyboardEvent) {
    if (key === 'Escape' && target instanceof HTMLElement) return () => target.blur()
    return key === 'Backspace' && target instanceof HTMLTextAreaElement && target.value === '' && isBlankItem(item)
      ? () => actions.remove(id, true)
      : undefined
  }
  /** Enter goes on to a new item: the form is saved by its button and by Ctrl+S. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    actions.addBelow(id)
  }

  return (
    <li
      className={`line-below pad-60 surface ${styles.row}`}
      style={{ order }}
      data-item={id}
      data-dragged={isDragged || undefined}
      data-changed={props.before !== undefined || undefined}
      onKeyDown={press}
    >
      {group && (
        <GroupHead
          name={group.name}
          sum={group.sum}
          isClosed={isClosed}
          margin={showsMargin && <SumMargin name={group.name} margin={marginOfLines(group.lines.map(costedLine))} />}
          onRename={(name) => actions.rename(id, name)}
        />
      )}
      <div className={`relative ${styles.line}`}>
        <fieldset disabled={isClosed} className={`stack align-start may-shrink no-padding no-border ${styles.fields}`}>
          <button
            type="button"
            className={`soft place-center no-padding no-background no-border ${styles.grip}`}
            aria-label={`Mover ${name}: arraste, ou Alt e as setas`}
            onPointerDown={(event) => actions.grab(event, id)}
          >
            <IconGripVertical size={18} stroke={1.7} aria-hidden />
          </button>
          <DescriptionField
            name={name}
            path={`items.${index}.description`}
            value={item.description}
            onChange={(description) => actions.change(id, { description })}
            onChoose={(offered) => {
              actions.change(id, fillLine(item, offered))
              setFilled(filled + 1)
            }}
            onEnter={() => actions.addBelow(id)}
            hint={props.descriptionHint}
            error={props.descriptionError}
          />
          <LineFields
            key={filled}
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
          {((item.choice && !hasOptions) || props.before) && (
            <p className={`small accent break-anywhere ${styles.marks}`}>
              {item.choice && !hasOptions && <span>{choiceText({ choice: item.choice })}</span>}{' '}
              {props.before && <span data-before>{props.before}</span>}
            </p>
          )}
          {hasOptions && (
            <LineOptions
              item={item}
              index={index}
              choiceError={props.choiceError}
              onChange={(change) => actions.change(id, change)}
            />
          )}
          {props.requests && <div className={styles.requests}>{props.requests}</div>}
          <div className={`flex justify-end ${styles.tools}`}>
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
            <Tool label={`Guardar ${name} no catálogo`} icon={IconTag} onClick={() => actions.keep(item)} />
            <Tool
              label={`Opções do ${name}`}
              icon={IconListCheck}
              aria-expanded={hasOptions}
              onClick={() => setOpen(!isOpen)}
            />
            <Tool label={`Duplicar ${name}`} icon={IconCopy} onClick={() => actions.duplicate(id)} />
            <Tool label={`Remover ${name}`} icon={IconX} data-remove onClick={() => actions.remove(id)} />
          </div>
        </fieldset>
        {showsMargin && (
          <LineMargin
            item={item}
            index={index}
            error={props.costError}
            onCost={(cost) => actions.change(id, { cost })}
          />
        )}
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
