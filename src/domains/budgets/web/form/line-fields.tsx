import { TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { brl, groupedMoney, parseMoney } from '#money.ts'
import { MAX_UNIT } from '../../budget.ts'
import { lineText } from '../../document-texts.ts'
import { discountText, type ItemValues, toLine, typedDiscount, typedTotal, wrongIn } from './item-values.ts'
import styles from './items.module.css'
import { beginLine, type Figure, findRest, typeInLine } from './line-typing.ts'

/** What is wrong with the fields of a line. */
export interface FigureErrors {
  quantityError: ReactNode
  unitError: ReactNode
  priceError: ReactNode
  discountError: ReactNode
  totalError: ReactNode
}

interface LineFieldsProps extends FigureErrors {
  item: ItemValues
  index: number
  onChange: (change: Partial<ItemValues>) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The id of the units that are offered: one list for all lines. */
export const UNITS = 'quote-units'

/** The figures of a line: any two of quantity, unit price and total give the third, which says so. */
export function LineFields({ item, index, onChange, onKeyDown, ...errors }: LineFieldsProps) {
  const [line, setLine] = useState(() => beginLine(item))
  /** What was wrong with these when they were left last. */
  const [left, setLeft] = useState<{ quantity?: string | undefined; discount?: string | undefined }>({})
  const rest = findRest(item, line)
  const leave = (figure: keyof typeof left) => setLeft({ ...left, [figure]: wrongIn(item, figure) })

  function type(field: Figure | 'discount', typed: string) {
    setLeft({})
    const next = typeInLine(item, line, field, typed)
    setLine(next.line)
    onChange(next.change)
  }
  /** Puts a field's text into order once it is left. */
  function settle(field: keyof ItemValues, text: string | undefined) {
    if (text !== undefined && text !== item[field]) onChange({ [field]: text })
  }
  const field = (name: Exclude<keyof ItemValues, 'choice'>, label: string, caption: string) => {
    const isComputed = name === line.computed
    const computed = name === 'quantity' ? 'calculada' : 'calculado'
    return {
      'aria-label': isComputed ? `${label}, ${computed}` : label,
      'data-path': `items.${index}.${name}`,
      wrapperProps: { 'data-caption': isComputed ? `${caption}, ${computed}` : caption },
      value: item[name] ?? '',
      onKeyDown,
    }
  }
  const of = `do item ${index + 1}`

  return (
    <>
      <TextInput
        {...field('quantity', `Quantidade ${of}`, 'Qtd.')}
        className={styles.quantity ?? ''}
        required
        inputMode="decimal"
        maxLength={14}
        onChange={({ currentTarget }) => type('quantity', currentTarget.value)}
        onBlur={() => leave('quantity')}
        error={errors.quantityError ?? left.quantity}
      />
      <TextInput
        {...field('unit', `Unidade ${of}`, 'Unidade')}
        className={styles.unit ?? ''}
        list={UNITS}
        autoComplete="off"
        maxLength={MAX_UNIT}
        onChange={({ currentTarget }) => onChange({ unit: currentTarget.value })}
        error={errors.unitError}
      />
      <TextInput
        {...field('unit_price', `Preço da unidade ${of}, em reais`, 'Preço')}
        className={styles.price ?? ''}
        inputMode="decimal"
        maxLength={20}
        onChange={({ currentTarget }) => type('unit_price', currentTarget.value)}
        onBlur={({ currentTarget }) => settle('unit_price', moneyText(currentTarget.value))}
        error={errors.priceError}
      />
      <TextInput
        {...field('discount', `Desconto ${of}, em % ou em reais`, 'Desconto')}
        className={styles.discount ?? ''}
        maxLength={20}
        onChange={({ currentTarget }) => type('discount', currentTarget.value)}
        onBlur={({ currentTarget }) => {
          settle('discount', discountText(typedDiscount(currentTarget.value), currentTarget.value))
          leave('discount')
        }}
        error={errors.discountError ?? left.discount}
      />
      <TextInput
        {...field('total', `Total ${of}, em reais`, 'Total')}
        className={styles.total ?? ''}
        required
        inputMode="decimal"
        placeholder="0,00"
        maxLength={20}
        onChange={({ currentTarget }) => type('total', currentTarget.value)}
        onBlur={({ currentTarget }) => {
          const less = lessOf(currentTarget.value)
          if (less && item.unit_price?.trim()) return type('discount', discountText(typedDiscount(less), less))
          const cents = typedTotal(item)
          settle('total', cents === undefined ? undefined : groupedMoney(cents))
        }}
        error={errors.totalError}
      />
      {rest && (
        <p className={`tiny ${styles.rest}`} role="status">
          {brl(rest.asked)} não fecha: {lineText(toLine(item))} dá {brl(rest.total)}.
        </p>
      )}
    </>
  )
}

/** What is taken off a line, as one writes it into its total: '10%' of '−10%'. */
const lessOf = (typed: string) => /^[-−–]\s*(.+)$/.exec(typed.trim())?.[1]

function moneyText(typed: string): string | undefined {
  const cents = parseMoney(typed)
  return cents === undefined ? undefined : groupedMoney(cents)
}
