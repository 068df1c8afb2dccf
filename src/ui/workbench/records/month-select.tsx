import { NativeSelect } from '@mantine/core'
import { monthAndYear } from '#time.ts'

interface MonthSelectProps {
  /** Those that have records, as YYYY-MM. */
  months: readonly string[]
  month: string | undefined
  onChange: (event: { currentTarget: HTMLSelectElement }) => void
}

/** The months that have records, and the chosen one where it has none. */
export const MonthSelect = ({ months, month, onChange }: MonthSelectProps) => (
  <NativeSelect
    aria-label="Mês"
    data={[
      { value: '', label: 'Todos os meses' },
      ...(month && !months.includes(month) ? [month, ...months] : months).map((value) => ({
        value,
        label: monthAndYear(`${value}-01`),
      })),
    ]}
    value={month ?? ''}
    onChange={onChange}
  />
)
