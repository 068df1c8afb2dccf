import { readStatements } from '#statements/read-statements.ts'

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

/** Why a statement is refused; 'no fault' where it is read. */
export const fault = (bytes: Uint8Array | string) => {
  const answer = readStatements(file(bytes))
  return 'fault' in answer ? answer.fault : 'no fault'
}
