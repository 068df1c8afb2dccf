import { nowMs } from '#clock.ts'
import { dateTime, day } from '#time.ts'
import { wholeNumber } from '../../formats.ts'

/** A field's value as text for the conflict dialog; a list has one item on each line. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join('\n')
  switch (typeof value) {
    case 'boolean':
      return value ? 'Sim' : 'Não'
    case 'number':
      return Number.isInteger(value) ? wholeNumber(value) : value.toLocaleString('pt-BR')
    case 'string':
      if (/^\d{4}-\d\d-\d\d$/.test(value)) return day(value)
      return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? dateTime(value) : value
    case 'object':
      return Object.values(value ?? {})
        .map(valueText)
        .filter(Boolean)
        .join(', ')
    default:
      return ''
  }
}

/** 'Marina salvou às 21:14', in Brasília time, with the date unless it was today. */
export function savedText(name: string, at: string, now: number = nowMs()): string {
  const [date, time] = dateTime(at).split(' ')
  return date === day(now) ? `${name} salvou às ${time}` : `${name} salvou em ${date} às ${time}`
}
