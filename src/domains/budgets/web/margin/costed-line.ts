import { brl } from '#money.ts'
import { decimalText } from '../../document-texts.ts'
import type { CostedLine, Margin } from '../../margin.ts'
import { centsIn, type ItemValues, quantityOf, typedTotal } from '../form/item-values.ts'

/** A line of the form as its margin is worked out, as far as it is typed. */
export const costedLine = (item: ItemValues): CostedLine => ({
  quantity: quantityOf(item.quantity) || 0,
  total: typedTotal(item) ?? 0,
  unit_price: centsIn(item.unit_price) ?? null,
  cost: centsIn(item.cost) ?? null,
  group: item.group,
  choice: item.choice,
})

/** A margin as it is read, with a minus for a loss, and its share to a tenth of a percent: 'R$ 4.500,00', '37,5%'. */
export const marginTexts = ({ margin, rate }: Margin) => ({
  amount: brl(margin),
  share: rate === null ? '' : `${decimalText(Math.round(rate / 10) / 10)}%`.replace('-', '−'),
})
