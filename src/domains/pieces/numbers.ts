/* Numbers in Brazilian Portuguese. */
import { once } from '#once.ts'

const whole = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }))
const tenths = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }))
const oneDecimal = once(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
const twoDecimals = once(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
const threeDecimals = once(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3, maximumFractionDigits: 3 }))

/** '1.204'. */
export const counted = (value: number) => whole().format(value)
/** '12' or '12,5', without its unit. */
export const millimetres = (value: number) => tenths().format(value)
/** '2,0'. */
export const withTenths = (value: number) => oneDecimal().format(value)
/** '0,25'. */
export const withHundredths = (value: number) => twoDecimals().format(value)

/** '44,6 cm³' of cubic millimetres; of less than ten with three decimals. */
export const cubicCentimetres = (volume: number) =>
  `${volume < 10_000 ? threeDecimals().format(volume / 1000) : oneDecimal().format(volume / 1000)} cm³`

/** '25 min' or '7 h 20' of hours. */
export function duration(hours: number): string {
  const minutes = Math.max(1, Math.round(hours * 60))
  const rest = minutes % 60
  if (minutes < 60) return `${minutes} min`
  return `${counted((minutes - rest) / 60)} h${rest ? ` ${String(rest).padStart(2, '0')}` : ''}`
}

/** '120 × 80 × 60 mm'. */
export const sizeText = (size: readonly number[]) => `${size.map(millimetres).join(' × ')} mm`
