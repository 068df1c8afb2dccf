import { FileFault, faultText } from '#csv/file-fault.ts'
import { type ReadStatements, readStatements } from '#statements/read-statements.ts'

const file = (bytes: Uint8Array | string) => ({
  bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
  limits: { amount: 10_000_000_000 },
})

/** What is read of a statement. Throws why it is refused. */
export function read(bytes: Uint8Array | string, rest = {}) {
  const answer = readStatements({ ...file(bytes), ...rest })
  if ('fault' in answer) throw new Error(answer.fault)
  return answer
}

/** Why a statement is refused, or the first of its transactions cannot be read; 'no fault' where all of it is read. */
export function faultOf(answer: ReadStatements): string {
  if ('fault' in answer) return answer.fault
  const [first] = answer.unread
  return first ? faultText(new FileFault(first.why, first.line)) : 'no fault'
}

/** The same of a file. */
export const fault = (bytes: Uint8Array | string) => faultOf(readStatements(file(bytes)))
