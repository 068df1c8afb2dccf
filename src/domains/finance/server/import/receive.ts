import { readFile } from 'node:fs/promises'
import { FileFault, faultText } from '#csv/file-fault.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type ReceivedFile, receiveForm } from '#platform/files/receive-form.ts'
import { readJsonField } from '#platform/http/invalid.ts'
import type { Lane } from '#platform/worker/work-queue.ts'
import { TooHeavy } from '#platform/worker/worker-pool.ts'
import type { CsvTable, RememberedMapping } from '#statements/csv.ts'
import type { Misread, ReadFile } from '#statements/read-statements.ts'
import type { LeftOut } from '#statements/statement.ts'
import { MAX_AMOUNT, MAX_FILE_SIZE } from '../../finance.ts'
import { MAX_REMARKS, type Remarks, type UnreadLines } from '../../import-contract.ts'
import { ImportOptions } from '../../import-options.ts'
import { ledgerOf } from '../access.ts'

/** Bytes of the choices that go with a file. */
const MAX_OPTIONS = 4 * 1024 * 1024

/** A statement's file, read, with what the person chose. */
export interface ReceivedStatement extends ReadFile {
  /** Name of the file. */
  name: string
  /** The file itself, until the work is done. */
  file: ReceivedFile
  /** Whose ledger it goes to. */
  ledger: number
  options: ImportOptions
}

/**
 * Receives the form of a preview or an import, and reads its file in a thread.
 * Throws 403 for a ledger of somebody else's, 413 for a file too large or too heavy, 422 with the line for one that cannot
 * be read, and as `receiveForm`.
 * @param onMisread answers for a CSV that another mapping may fit, instead of the refusal
 */
export function receiveStatement<Result>(
  context: Context,
  lane: Lane,
  work: (statement: ReceivedStatement) => Promise<Result>,
  onMisread?: (fault: string, table: CsvTable) => Result,
): Promise<Result> {
  const limits = { fileField: 'file', files: 1, fileSize: MAX_FILE_SIZE, fieldSize: MAX_OPTIONS }
  return receiveForm(context, limits, async ({ fields, files: [file] }) => {
    if (!file) throw new AppError('malformed', 'Falta o extrato: envie o campo file.')
    const options = readJsonField(ImportOptions, fields.options ?? '{}', 'options')
    const ledger = await ledgerOf(context, options.id_user)
    const read = await readInThread(context, lane, {
      bytes: await readFile(file.path),
      limits: { amount: MAX_AMOUNT },
      mapping: options.mapping,
      kind: options.kinds?.[0] ?? undefined,
      remembered: await readMappings(context, ledger),
    })
    if (isMisread(read)) {
      if (read.table && onMisread) return onMisread(read.fault, read.table)
      throw refuse(read.fault)
    }
    const statements = read.statements.map((one, at) => ({ ...one, kind: options.kinds?.[at] ?? one.kind }))
    return work({ ...read, statements, file, name: file.name.slice(0, 200), ledger, options })
  })
}

const isMisread = (read: ReadFile | Misread): read is Misread => 'fault' in read

/** The refusal of a file, as a text for people. */
export const refuse = (error: string) => new AppError('invalid', error, { file: error })

/** The same with the line. */
export const refuseLine = ({ line }: { line: number }, text: string) => refuse(faultText(new FileFault(text, line)))

/** What of the file is not taken or not as it stands, as it is answered. */
export const showLeftOut = ({ remarks, unread }: LeftOut): { remarks: Remarks; unread: UnreadLines } => ({
  remarks: { count: remarks.length, first: remarks.slice(0, MAX_REMARKS) },
  unread: { count: unread.length, first: unread.slice(0, MAX_REMARKS) },
})

/** Refuses a file of which more or less cannot be read than the person was shown; without having been shown it any such. */
export function requireSeen({ unread, options }: ReceivedStatement): void {
  const [first] = unread
  if (unread.length === (options.unread ?? 0)) return
  if (first && options.unread === undefined) throw refuseLine(first, first.why)
  throw refuse('As linhas que não puderam ser lidas são outras: não é o arquivo da prévia. Comece de novo.')
}

async function readInThread({ worker, actor, signal }: Context, lane: Lane, file: Parameters<ReadStatement>[0]) {
  try {
    return await worker.runInThread('readStatement', file, { lane, person: actor?.id ?? null, signal })
  } catch (error) {
    if (!(error instanceof TooHeavy)) throw error
    throw new AppError('too-large', 'O extrato é pesado demais. Baixe-o em partes, por mês.')
  }
}
type ReadStatement = typeof import('#platform/worker/thread.ts').readStatement

/** The mappings of a ledger's CSVs, by the hash of their header. */
async function readMappings({ db }: Context, ledger: number) {
  const rows = await db
    .selectFrom('finance_csv_mappings')
    .select(['header', 'mapping'])
    .where('id_user', '=', ledger)
    .execute()
  return Object.fromEntries(rows.map(({ header, mapping }) => [header, mapping as unknown as RememberedMapping]))
}
