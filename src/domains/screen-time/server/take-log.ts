import type { Context } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { AppError } from '#platform/errors.ts'
import { TIME_ZONE, wallClockAt } from '#time.ts'
import { makeActivityWatchReader } from '../activity-watch.ts'
import type { Taken } from '../contract.ts'
import { makeLogReader } from '../log.ts'
import { type Line, makeBadList, type Reader } from '../reader.ts'
import { dayAt } from '../usage.ts'

/** Lines written at a time. */
const BATCH = 5000

/** Blanks at the beginning that are looked through to see of which kind a file is, in characters. */
const LONGEST_HEAD = 64 * 1024

/** How far ahead a machine's clock may go, in seconds. */
const AHEAD = 86_400

/** Whose lines these are, and what sent them. */
export interface Sender {
  user: number
  machine: number
}

/**
 * Reads a log or an ActivityWatch export as it comes, and keeps its lines. Each batch is kept for itself: where the
 * line is cut, what came is there, and sending the file again adds the rest and nothing twice.
 * Throws 422 where no line could be read; nothing is kept then.
 */
export async function takeLog(context: Context, pieces: AsyncIterable<string>, sender: Sender): Promise<Taken> {
  const latest = Math.floor(wallClockAt(context.clock.now().getTime()) / 1000) + AHEAD
  const taken = { lines: 0, added: 0, first: Number.POSITIVE_INFINITY, last: 0 }
  let batch: Line[] = []

  async function keep(lines: Iterable<Line>) {
    for (const line of lines) {
      taken.lines++
      taken.first = Math.min(taken.first, line.at)
      taken.last = Math.max(taken.last, line.at)
      if (batch.push(line) === BATCH) await write()
    }
  }
  async function write() {
    taken.added += await insertLines(context, sender, batch)
    batch = []
  }

  let reader: Reader | undefined
  let head = ''
  for await (const piece of pieces) {
    if (!reader) {
      head += piece
      if (head.trimStart() === '' && head.length < LONGEST_HEAD) continue
      reader = /^\s*[{[]/.test(head) ? makeActivityWatchReader(latest) : makeLogReader(latest)
    }
    await keep(reader.push(head || piece))
    head = ''
  }
  if (reader) await keep(reader.end())
  if (batch.length > 0) await write()

  const { count, examples } = reader?.bad ?? makeBadList()
  if (taken.lines === 0) throw nothingRead(count, examples[0]?.text)
  return {
    lines: taken.lines,
    added: taken.added,
    repeated: taken.lines - taken.added,
    bad: count,
    examples: [...examples],
    first: dayAt(taken.first),
    last: dayAt(taken.last),
  }
}

function nothingRead(bad: number, first: string | undefined): AppError {
  const text =
    bad === 0
      ? 'Não há nenhuma linha aqui.'
      : `Nenhuma linha pôde ser lida. A primeira que não serviu começa assim: ${first}`
  return new AppError('invalid', text, { file: text })
}

/** Keeps what is new, in the order of time: two senders of the same lines then wait for each other, and never both. */
async function insertLines({ pool }: Context, { user, machine }: Sender, lines: Line[]): Promise<number> {
  const { rowCount } = await pool.query(
    prepared(
      `insert into screen_lines (user_id, at, machine_id, app, seconds)
        select $1, to_timestamp(at) at time zone 'UTC' at time zone $6, $2, app, seconds
        from unnest($3::bigint[], $4::text[], $5::integer[]) with ordinality as sent (at, app, seconds, place)
        order by at, place
        on conflict do nothing`,
      [
        user,
        machine,
        lines.map(({ at }) => at),
        lines.map(({ app }) => app),
        lines.map(({ seconds }) => seconds),
        TIME_ZONE,
      ],
    ),
  )
  return rowCount ?? 0
}

/** The text of a file: UTF-8, or the UTF-16 that PowerShell writes, which says so in its first two bytes. */
export async function* decodeText(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let head: number[] = []
  for await (const bytes of stream) {
    let piece = bytes
    if (!decoder) {
      head = [...head, ...bytes.subarray(0, 2)]
      if (head.length < 2 && bytes.length < 2) continue
      decoder = new TextDecoder(head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : 'utf-8')
      if (head.length > Math.min(2, bytes.length)) piece = Uint8Array.from([head[0]!, ...bytes])
    }
    yield decoder.decode(piece, { stream: true })
  }
  if (decoder) yield decoder.decode()
  else if (head.length) yield new TextDecoder().decode(Uint8Array.from(head))
}
