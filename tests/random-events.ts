import { addDays } from '#time.ts'

/** The first day that random events are on. */
export const FIRST = '2026-11-24'

/** Random numbers that are the same each time (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  return {
    below,
    one: <Item>(items: readonly Item[]) => items[below(items.length)]!,
    chance: (of: number) => next() < of,
  }
}
export const { one, chance, below } = randomOf(4141)

const ZONES = ['America/Sao_Paulo', 'Europe/Lisbon', 'America/New_York', 'Asia/Tokyo'] as const
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const WORDS = [
  'Reunião',
  'Café, com leite',
  'Revisão; parte 2',
  'Visita\\fim',
  'Ligação “urgente”',
  '☎ Cliente',
  'Almoço',
]

interface Times {
  /** '2026-11-24', and with times '2026-11-24T09:00:00' local. */
  start: string
  end: string
}

export interface Event extends Times {
  uid: string
  allDay: boolean
  zone: string
  title: string
  place: string
  rule: string
  alarms: number[]
  /** Days of the rule. */
  removed: string[]
  changed: (Times & { day: string; title: string; alarms: number[] })[]
}

export const digits = (text: string) => text.replaceAll(/[-:]/g, '')
const prop = (name: string, { allDay, zone }: Event, value: string) =>
  allDay ? `${name};VALUE=DATE:${digits(value)}` : `${name};TZID=${zone}:${digits(value)}`
const text = (value: string) => value.replace(/[\\;,]/g, '\\$&')

const alarmOf = (lead: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'DESCRIPTION:x',
  `TRIGGER:${lead > 0 ? '-' : ''}PT${Math.abs(lead) / 60}M`,
  'END:VALARM',
]

export function fileOf(event: Event): string {
  const end = (value: string) => (event.allDay ? addDays(value, 1) : value)
  const component = (times: Times & { alarms: readonly number[] }, title: string, lines: string[]) => [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    'DTSTAMP:20261123T120000Z',
    `SUMMARY:${text(title)}`,
    ...(event.place ? [`LOCATION:${text(event.place)}`] : []),
    prop('DTSTART', event, times.start),
    prop('DTEND', event, end(times.end)),
    ...lines,
    ...times.alarms.flatMap(alarmOf),
    'END:VEVENT',
  ]
  const named = (day: string) => (event.allDay ? day : `${day}${event.start.slice(10)}`)
  const series = [
    ...(event.rule ? [`RRULE:${event.rule}`] : []),
    ...event.removed.map((day) => prop('EXDATE', event, named(day))),
  ]
  const others = event.changed.flatMap((own) =>
    component(own, own.title, [prop('RECURRENCE-ID', event, named(own.day))]),
  )
  const lines = [...component(event, event.title, series), ...others]
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//T//T//', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

function makeTimes(allDay: boolean, day: string): Times {
  if (allDay) return { start: day, end: addDays(day, below(3)) }
  const minute = below(96) * 15
  const at = (minutes: number) =>
    `${addDays(day, Math.floor(minutes / 1440))}T${String(Math.floor((minutes % 1440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`
  return { start: at(minute), end: at(minute + 15 + below(12) * 15) }
}

/** Seconds from each alert to the start, or to the midnight that begins whole days, when some come after it. */
const makeAlarms = (allDay: boolean) => {
  const offered = allDay ? [-8, -9.5, 6, 16, 30, 40] : [0, 1 / 6, 0.25, 1, 2, 24, 49]
  const count = chance(0.5) ? 0 : 1 + below(5)
  return [...new Set(Array.from({ length: count }, () => one(offered) * 3600))]
}

/** A rule of a day, and the days that follow it, as far as they are known without reckoning: of whole steps. */
function makeRule(start: string): { rule: string; step: number } {
  const weekday = WEEKDAYS[new Date(`${start}T12:00:00Z`).getUTCDay()]!
  const step = 1 + below(3)
  const interval = step > 1 ? `;INTERVAL=${step}` : ''
  const end = one(['', `;COUNT=${5 + below(20)}`, `;UNTIL=${digits(addDays(start, 20 + below(60)))}`])
  return one([
    { rule: `FREQ=DAILY${interval}${end}`, step },
    { rule: `FREQ=WEEKLY${interval}${end}`, step: 7 * step },
    { rule: `FREQ=WEEKLY${interval};BYDAY=${weekday}${end}`, step: 7 * step },
  ])
}

const otherDay = (day: string) => addDays(day, below(5) - 2)

export function makeEvent(index: number): Event {
  const allDay = chance(0.2)
  const day = addDays(FIRST, below(70))
  const times = makeTimes(allDay, day)
  const { rule, step } = makeRule(day)
  const isSeries = chance(0.5)
  const exceptions = isSeries ? [1, 2, 3].filter(() => chance(0.4)).map((count) => addDays(day, count * step)) : []
  const split = below(exceptions.length + 1)
  return {
    ...times,
    uid: `evento-${index}@teste`,
    allDay,
    // A day is one of São Paulo here.
    zone: allDay ? 'America/Sao_Paulo' : one(ZONES),
    title: `${one(WORDS)} ${index}`,
    place: chance(0.3) ? one(WORDS) : '',
    alarms: makeAlarms(allDay),
    rule: isSeries ? (allDay ? rule : rule.replace(/UNTIL=(\d{8})/, 'UNTIL=$1T235959Z')) : '',
    removed: exceptions.slice(0, split),
    changed: exceptions.slice(split).map((own) => ({
      ...makeTimes(allDay, otherDay(own)),
      day: own,
      title: `${one(WORDS)} ${index}, outra`,
      alarms: makeAlarms(allDay),
    })),
  }
}

/** The same event at another time: a series keeps its rule, and its exceptions where it stays on its day. */
export function moveEvent(event: Event): Event {
  const day = event.start.slice(0, 10)
  const isOther = !event.rule && chance(0.5)
  const times = makeTimes(event.allDay, isOther ? otherDay(day) : day)
  const alarms = chance(0.5) ? event.alarms : makeAlarms(event.allDay)
  return { ...event, ...times, alarms, title: `${event.title}, mudada` }
}
