import { fromDecimal, toDecimal } from '#money.ts'
import type { Report } from '../../reports-contract.ts'
import type { MonthSearch } from './search.ts'

/**
 * What of an entry the sums of the screen count, in reais: of a split one the parts of the category and the project that it
 * shows, of any other all of it.
 */
export function shareOf(
  { amount, parts }: Pick<Report, 'amount' | 'parts'>,
  { category, project }: Pick<MonthSearch, 'category' | 'project'>,
): string {
  const isShown = (part: Report['parts'][number]) =>
    (category === undefined || part.category === category) && (project === undefined || part.project_id === project)
  if (parts.length === 0 || parts.every(isShown)) return amount
  return toDecimal(parts.filter(isShown).reduce((sum, part) => sum + fromDecimal(part.amount)!, 0))
}
