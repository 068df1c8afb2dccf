import { wallClockAt } from '#time.ts'
import { cutName } from './log.ts'
import { type Line, makeBadList, type Reader } from './reader.ts'

/*
 * An export of ActivityWatch (https://docs.activitywatch.net/en/latest/buckets-and-events.html):
 * `{"buckets": {"aw-watcher-window_host": {..., "events": [{"timestamp", "duration", "data": {"app", "title"}}]}}}`,
 * or a list of events alone. It is one line of JSON of any size, so it is split into events as it is read, with one event
 * in memory at a time. Events without `data.app` (away from the keyboard, browser tabs) come from other watchers and are
 * skipped. A duration is counted as recorded, split at midnight.
 */

/** Longest event read, in characters. */
const LONGEST_EVENT = 64 * 1024
/** Deepest nesting read; exports have much less. */
const MAX_DEPTH = 64
const DAY = 86_400
/** Longest valid duration, in seconds. */
const MAX_DURATION = 7 * DAY

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/

interface Event {
  timestamp?: unknown
  duration?: unknown
  data?: { app?: unknown } | null
}

/** The lines of one event: one for each of its days, none if it has no program; undefined if it is invalid or begins after `latest`. */
export function linesOfEvent(json: string, latest = Number.POSITIVE_INFINITY): Line[] | undefined {
  const event = parse(json)
  if (!event) return undefined
  const { timestamp, duration, data } = event
  if (typeof timestamp !== 'string' || !MOMENT.test(timestamp) || typeof duration !== 'number') return undefined
  if (typeof data?.app !== 'string') return []
  const start = Math.round(wallClockAt(Date.parse(timestamp)) / 1000)
  if (Number.isNaN(start) || start < Date.UTC(2000) / 1000 || start > latest) return undefined
  if (duration < 0 || duration > MAX_DURATION) return undefined
  const end = start + Math.round(duration)
  const app = cutName(data.app.replace(/\.exe$/i, ''))
  const lines: Line[] = []
  for (let at = start; at < end; ) {
    const until = Math.min(end, (Math.floor(at / DAY) + 1) * DAY)
    lines.push({ at, app, seconds: until - at })
    at = until
  }
  return lines
}

function parse(json: string): Event | undefined {
  try {
    return JSON.parse(json) as Event
  } catch {
    return undefined
  }
}

/** Reads an export piece by piece. */
export function makeActivityWatchReader(latest?: number): Reader {
  const bad = makeBadList()
  /** For each open bracket, whether it is a list of events. */
  const open: boolean[] = []
  let [inString, escaped, word] = [false, false, '']
  /** The event being read, and how many brackets were open before it. */
  let [event, before]: [string | undefined, number] = [undefined, 0]
  let count = 0

  function* read(json: string): Generator<Line> {
    count++
    const lines = json.length > LONGEST_EVENT ? undefined : linesOfEvent(json, latest)
    if (lines) yield* lines
    else bad.add(count, json)
  }

  return {
    bad,
    *push(text) {
      let from = 0
      for (let index = 0; index < text.length; index++) {
        const character = text[index]!
        if (inString) {
          if (escaped) escaped = false
          else if (character === '\\') escaped = true
          else if (character === '"') inString = false
          else if (event === undefined && word.length < 16) word += character
        } else if (character === '"') {
          inString = true
          word = ''
        } else if (character === '{' || character === '[') {
          if (character === '{' && event === undefined && open.at(-1)) {
            event = ''
            from = index
            before = open.length
          }
          // The rest counts as one bad event at the end.
          if (open.length === MAX_DEPTH) return
          open.push(character === '[' && event === undefined && (open.length === 0 || word === 'events'))
        } else if (character === '}' || character === ']') {
          open.pop()
          if (event !== undefined && open.length === before) {
            yield* read(event + text.slice(from, index + 1))
            event = undefined
          }
        }
      }
      if (event !== undefined && event.length <= LONGEST_EVENT) event += text.slice(from, from + LONGEST_EVENT + 1)
    },
    end() {
      if (open.length > 0) bad.add(count + 1, event ?? 'O arquivo termina no meio.')
      return []
    },
  }
}
