/** The time from an alert to the start of its event, in seconds, as people say it. */

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is offered for an event with times. */
const TIMED = [0, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, DAY, 2 * DAY, 7 * DAY]
/** For one of whole days, which begins at noon: at 8:00 of its first day, the day before at 18:00 and at 8:00, and earlier. */
const WHOLE_DAYS = [4 * HOUR, 18 * HOUR, 28 * HOUR, 2 * DAY + 4 * HOUR, 7 * DAY + 4 * HOUR]
/** Those that are offered first. */
const LIKELY = [HOUR, DAY, 30 * MINUTE, 7 * DAY, 28 * HOUR, 4 * HOUR, 7 * DAY + 4 * HOUR]

/** What one may choose from, besides `own`, which another program or an event of another kind may have had. */
export const leadChoices = (allDay: boolean, own: readonly number[] = []) =>
  [...new Set([...(allDay ? WHOLE_DAYS : TIMED), ...own])].toSorted((one, other) => one - other)

/** What a further alert begins with; undefined where all are taken. */
export function nextLead(allDay: boolean, taken: readonly number[]): number | undefined {
  const free = leadChoices(allDay).filter((lead) => !taken.includes(lead))
  return LIKELY.find((lead) => free.includes(lead)) ?? free[0]
}

/** '1 hora antes', 'Na hora'; of whole days 'Na véspera às 18:00'. */
export function describeLead(lead: number, allDay: boolean): string {
  if (allDay) return describeInDays(DAY / 2 - lead)
  if (lead === 0) return 'Na hora'
  return `${describeSpan(Math.abs(lead))} ${lead > 0 ? 'antes' : 'depois'}`
}

function describeInDays(fromMidnight: number): string {
  const days = Math.floor(fromMidnight / DAY)
  const minutes = Math.floor((fromMidnight - days * DAY) / MINUTE)
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const which = { [-1]: 'Na véspera', 0: 'No dia' }[days]
  return `${which ?? `${count(Math.abs(days), 'dia')} ${days < 0 ? 'antes' : 'depois'}`} às ${time}`
}

const UNITS = [
  [7 * DAY, 'semana'],
  [DAY, 'dia'],
  [HOUR, 'hora'],
  [MINUTE, 'minuto'],
  [1, 'segundo'],
] as const

/** '2 semanas', '1 dia, 2 horas'. */
function describeSpan(seconds: number): string {
  const [week, ...units] = UNITS
  if (seconds % week[0] === 0) return count(seconds / week[0], week[1])
  let rest = seconds
  const parts = units.flatMap(([size, name]) => {
    const amount = Math.floor(rest / size)
    rest -= amount * size
    return amount > 0 ? [count(amount, name)] : []
  })
  return parts.join(', ')
}

const count = (amount: number, name: string) => `${amount.toLocaleString('pt-BR')} ${name}${amount === 1 ? '' : 's'}`
