/** Whether a query failed because a unique constraint or index, named or any, would be broken (PostgreSQL's unique_violation). */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean => {
  const { code, constraint: broken } = error as { code?: string; constraint?: string }
  return code === '23505' && (constraint === undefined || broken === constraint)
}
