import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'

/** The user's screen time on the selected day, at first the newest one. The previous data stays until the next has loaded. */
export function useScreenTime() {
  const [date, setDate] = useState<string>()
  const answer = useQuery({
    ...query.screenTime.day.queryOptions({ input: date ? { date } : {} }),
    placeholderData: keepPreviousData,
  })
  return { answer, day: answer.data?.data, setDate }
}
export type ScreenTimeState = ReturnType<typeof useScreenTime>
