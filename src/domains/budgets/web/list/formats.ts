import { useManners } from '#client/interface/manners.ts'
import { useChosenSwitch } from '#client/storage/use-choice.ts'
import { brl, toCents, usd } from '#money.ts'
import { day, usDay } from '#time.ts'

/** How the list writes amounts (from reais, as calls give them) and days. */
export interface ListFormats {
  amount: (reais: number) => string
  day: (moment: string) => string
}

const US: ListFormats = { amount: (reais) => usd(toCents(reais)), day: usDay }
const BRAZILIAN: ListFormats = { amount: (reais) => brl(toCents(reais)), day }

/**
 * The Brazilian way of writing; as specified the American one, but for who has chosen the other by a switch, which is
 * kept for them. Where there is nothing to choose, `setBrazilian` is undefined.
 */
export function useListFormats() {
  const { dollars } = useManners()
  const [isChosen, setBrazilian] = useChosenSwitch('budgets_brazilian', false)
  const isBrazilian = isChosen || !dollars
  return {
    formats: isBrazilian ? BRAZILIAN : US,
    isBrazilian,
    setBrazilian: dollars ? setBrazilian : undefined,
  }
}
