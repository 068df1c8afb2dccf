import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/query.ts'

/** One's own screen time: the newest day first, then whichever is chosen. The day before stays until the next is there. */
export function useScreenTime() {
  const [date, setDate] = useState<string>()
  const answer = useQuery({
    ...query.screenTime.day.queryOptions({ input: date ? { date } : {} }),
    placeholderData: keepPreviousData,
  })
  return { answer, day: answer.data?.data, setDate }
}
export type ScreenTimeState = ReturnType<typeof useScreenTime>
