import { useStoredSwitch } from '#client/use-stored-switch.ts'
import { brl, toCents, usd } from '#money.ts'
import { day, usDay } from '#time.ts'

/** How the list writes amounts (from reais, as calls give them) and days. */
export interface ListFormats {
  amount: (reais: number) => string
  day: (moment: string) => string
}

const US: ListFormats = { amount: (reais) => usd(toCents(reais)), day: usDay }
const BRAZILIAN: ListFormats = { amount: (reais) => brl(toCents(reais)), day }

/** The specification's way of writing, or the Brazilian one by a switch that this browser remembers. */
export function useListFormats() {
  const [isBrazilian, setBrazilian] = useStoredSwitch('budgets-brazilian', false)
  return { formats: isBrazilian ? BRAZILIAN : US, isBrazilian, setBrazilian }
}
