import ICAL from 'ical.js'
import type { JCal, JCalProperty } from './time-zone.ts'

/** The components of a calendar file that are read, each parsed by itself: one with nonsense spoils no other. */
export interface Blocks {
  /** Undefined where it cannot be parsed. */
  events: { component: JCal | undefined; text: string }[]
  timeZones: JCal[]
  /** Tasks and journal entries, which are not read. */
  others: number
}

const READ = ['VEVENT', 'VTIMEZONE']
const COUNTED = ['VTODO', 'VJOURNAL']

/** Undefined for a text that is no calendar file. */
export function readBlocks(text: string): Blocks | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!lines.some((line) => /^BEGIN:VCALENDAR\s*$/i.test(line))) return undefined
  const blocks: Blocks = { events: [], timeZones: [], others: 0 }
  for (let at = 0; at < lines.length; at++) {
    const name = /^BEGIN:(\w+)\s*$/i.exec(lines[at]!)?.[1]?.toUpperCase() ?? ''
    if (COUNTED.includes(name)) blocks.others++
    if (!READ.includes(name)) continue
    const begin = at
    const end = new RegExp(`^(END|BEGIN):${name}\\s*$`, 'i')
    do at++
    while (at < lines.length && !end.test(lines[at]!))
    const isWhole = /^END/i.test(lines[at] ?? '')
    const block = lines.slice(begin, at + 1).join('\r\n')
    if (!isWhole) at-- // another one begins within it, or the file ends
    const component = isWhole ? parse(block) : undefined
    if (name === 'VEVENT') blocks.events.push({ component, text: block })
    else if (component) blocks.timeZones.push(component)
  }
  return blocks
}

function parse(block: string): JCal | undefined {
  try {
    return ICAL.parse(block) as JCal
  } catch {
    return undefined
  }
}

/** The first property of that name. */
export const find = ([, properties]: JCal, name: string): JCalProperty | undefined =>
  properties.find(([one]) => one === name)

/** All properties of that name. */
export const findAll = ([, properties]: JCal, name: string) => properties.filter(([one]) => one === name)

/** The text of a property; '' where there is none. */
export const textOf = (component: JCal, name: string) => String(find(component, name)?.[3] ?? '').trim()
