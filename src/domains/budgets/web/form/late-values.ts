import { decimalText } from '../../document-texts.ts'
import { reaisOf } from './item-values.ts'

/** A percent a person typed: '1,5', '1,5%'. Null for none, which is the firm's; NaN where it is unreadable. */
export function typedRate(typed: string): number | null {
  const text = typed.replace(/%\s*$/, '').trim()
  return text === '' ? null : reaisOf(text)
}

/** A percent in its field; '' where the firm's applies. */
export const rateText = (rate: number | null) => (rate === null ? '' : decimalText(rate))
