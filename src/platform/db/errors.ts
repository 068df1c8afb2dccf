/** Whether a query failed because a unique constraint or index, named or any, would be broken (PostgreSQL's unique_violation). */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean => {
  const { code, constraint: broken } = error as { code?: string; constraint?: string }
  return code === '23505' && (constraint === undefined || broken === constraint)
}

/** For a query's `catch`: throws the refusal where that unique constraint or index would be broken, and any other failure as it is. */
export const refuseDouble =
  (constraint: string, refusal: () => Error) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, constraint) ? refusal() : error
  }

/**
 * Whether PostgreSQL undid the transaction because it and another one waited for each other (deadlock_detected): nothing of it
 * is stored, and the same again will do.
 */
export const isDeadlock = (error: unknown): boolean => (error as { code?: string } | null)?.code === '40P01'

/** PostgreSQL's read_only_sql_transaction: the server was demoted, or is a copy of another one. */
export const READ_ONLY = '25006'

/** Codes of sockets, PostgreSQL's classes 57P (shutting down, starting up) and 08, 53300 (too many connections). */
const UNAVAILABLE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[1-5]|08\w{3}|53300)$/

/** Whether something failed because the database could not be reached, or does not take changes now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message, syscall, cause } = (error ?? {}) as Partial<NodeJS.ErrnoException>
  if (code && (code === READ_ONLY || UNAVAILABLE.test(code))) return true
  // The embedded server's socket is a file: any other missing file is no matter of the database.
  if (code === 'ENOENT' && syscall === 'connect') return true
  if (/^Connection terminated|timeout exceeded when trying to connect|is not queryable$/.test(message ?? ''))
    return true
  return cause !== undefined && isDatabaseUnavailable(cause)
}
