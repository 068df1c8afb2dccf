import { SegmentedControl, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { LENGTHS, type Length, lastDays, type PeriodChoice } from './chosen-period.ts'

/** With a calendar, which few look for. */
const OwnPeriod = lazy(() => import('./own-period.tsx'))

/** Selects the period. */
export function PeriodPicker({ today, chosen, choose }: PeriodChoice) {
  const chooseLength = (length: Length) => choose(length === 'own' ? { ...chosen, length } : lastDays(length, today))
  return (
    <>
      <SegmentedControl
        aria-label="Período"
        size="sm"
        data={[...LENGTHS]}
        value={chosen.length}
        onChange={(value) => chooseLength(value as Length)}
      />
      {chosen.length === 'own' && (
        <Suspense fallback={<Skeleton height={36} />}>
          <OwnPeriod today={today} chosen={chosen} choose={choose} />
        </Suspense>
      )}
    </>
  )
}
