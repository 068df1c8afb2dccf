/** Minutes of a day. */
const DAY = 1440

/** A typed time of day, '13:30', also '9h30', '1330' and '9', as HH:mm. Null for a text that is not a time. */
export function parseTypedTime(typed: string): string | null {
  const [, hour, minute = '0'] = /^\s*(\d{1,2})(?:[:h.]?(\d\d)|h)?\s*$/i.exec(typed) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  return toTime(Number(hour) * 60 + Number(minute))
}

/** The time of day so many minutes later; after midnight it begins anew. */
export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return toTime((hour * 60 + minute + minutes + DAY) % DAY)
}

const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
