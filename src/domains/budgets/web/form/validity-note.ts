import { isDay } from '#time.ts'
import { listText } from '#ui/formats.ts'
import type { BudgetValues } from './form-values.ts'

type Days = Pick<BudgetValues, 'budget_validity' | 'deadline' | 'payments'>

/** What is said of a validity that ends after the delivery, or after a parcela of a fixed day; undefined of any other. */
export function validityNote({ budget_validity, deadline, payments }: Days): string | undefined {
  const isBefore = (day: string | null) => isDay(day ?? '') && day! < (budget_validity ?? '')
  const numbers = payments.flatMap(({ due, days }, index) =>
    days === undefined && isBefore(due) ? [String(index + 1)] : [],
  )
  const many = numbers.length > 1
  const parcelas = numbers.length > 0 && `${many ? 'das parcelas' : 'da parcela'} ${listText(numbers)}`
  if (isBefore(deadline)) {
    const passed = ['da entrega', parcelas].filter(Boolean).join(' e ')
    return `Depois ${passed}: quem aceitar no fim começa atrasado.`
  }
  return parcelas ? `Depois ${parcelas}: quem aceitar no fim ${many ? 'as' : 'a'} paga no dia do aceite.` : undefined
}
