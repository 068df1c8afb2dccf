import type { Context } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { AppError } from '#platform/errors.ts'
import { TIME_ZONE, wallClockAt } from '#time.ts'
import { makeActivityWatchReader } from '../activity-watch.ts'
import type { LogReport } from '../contract.ts'
import { makeLogReader } from '../log.ts'
import { type Line, makeBadList, type Reader } from '../reader.ts'
import { dayAt } from '../usage.ts'

/** Lines inserted at a time. */
const BATCH = 5000

/** Blanks that may precede the first character, which decides the file's format. */
const LONGEST_HEAD = 64 * 1024

/** How far ahead a machine's clock may be, in seconds. */
const AHEAD = 86_400

/** The owner of the lines, and the machine that sent them. */
export interface Sender {
  user: number
  machine: number
}

/**
 * Stores the lines of a log or an ActivityWatch export. Each batch is committed by itself: if the connection breaks, the
 * lines received so far stay, and sending the file again adds only the rest. Throws 422 if no line could be read.
 */
export async function importLog(
  context: Context,
  pieces: AsyncIterable<string> | Iterable<string>,
  sender: Sender,
): Promise<LogReport> {
  const latest = Math.floor(wallClockAt(context.clock.now().getTime()) / 1000) + AHEAD
  const totals = { lines: 0, added: 0, first: Number.POSITIVE_INFINITY, last: 0 }
  let batch: Line[] = []

  async function add(lines: Iterable<Line>) {
    for (const line of lines) {
      totals.lines++
      totals.first = Math.min(totals.first, line.at)
      totals.last = Math.max(totals.last, line.at)
      if (batch.push(line) === BATCH) await write()
    }
  }
  async function write() {
    totals.added += await insertLines(context, sender, batch)
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
    await add(reader.push(head || piece))
    head = ''
  }
  if (reader) await add(reader.end())
  if (batch.length > 0) await write()

  const { count, examples } = reader?.bad ?? makeBadList()
  if (totals.lines === 0) throw nothingReadable(count, examples[0]?.text)
  return {
    lines: totals.lines,
    added: totals.added,
    repeated: totals.lines - totals.added,
    bad: count,
    examples: [...examples],
    first: dayAt(totals.first),
    last: dayAt(totals.last),
  }
}

function nothingReadable(bad: number, first: string | undefined): AppError {
  const text =
    bad === 0
      ? 'Não há nenhuma linha aqui.'
      : `Nenhuma linha pôde ser lida. A primeira que não serviu começa assim: ${first}`
  return new AppError('invalid', text, { file: text })
}

/** Inserts the new lines and returns their number. In the order of time, so that simultaneous inserts cannot deadlock. */
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

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark, as PowerShell writes it. */
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
