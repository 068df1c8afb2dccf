import { startOf } from '#domains/calendar/web/grid/local-minutes.ts'
import { readSentence } from '#domains/calendar/web/quick/sentence.ts'

/** A Wednesday, 10:20. */
const TODAY = '2027-03-10'
export const NOW = startOf(TODAY) + 620

/** What a sentence is read as: 'title | day 15:30-16:15', or 'title | day' where it lasts all day. */
export function read(sentence: string, day?: string, chosen?: 'once' | 'weekly') {
  const { title, when, tag } = readSentence(sentence, NOW, day, chosen)
  const at = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(0, 16).replace('T', ' ')
  const isShort = 'end' in when && when.end - when.start < 1440
  const time =
    'day' in when
      ? [when.day, ...(when.last ? [when.last] : [])].join(' – ')
      : `${at(when.start)} – ${at(when.end).slice(isShort ? 11 : 0)}`
  const { rule, until } = when.repeat ?? {}
  return [title, time, ...(rule ? [rule] : []), ...(until ? [until] : []), ...(tag ? [`#${tag}`] : [])].join(' | ')
}
