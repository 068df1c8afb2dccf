import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

/** The kinds of notices of all domains. */
export const kindsOf = ({ domains }: Pick<Context, 'domains'>) => domains.flatMap(({ notices }) => notices)

/** All kinds of notices, and whether the caller also gets them by e-mail. */
export async function listSettings(context: Context) {
  const rows = await context.db
    .selectFrom('notice_settings')
    .select(['kind', 'email'])
    .where('user_id', '=', requireUser(context).id)
    .execute()
  const chosen = new Map(rows.map(({ kind, email }) => [kind, email]))
  const data = kindsOf(context).map(({ name, label, emailByDefault }) => ({
    kind: name,
    label,
    email: chosen.get(name) ?? emailByDefault,
  }))
  return { data }
}

/** Sets whether the caller also gets a kind of notice by e-mail. Throws 422 for an unknown kind. */
export async function saveSetting(context: Context, { kind, email }: { kind: string; email: boolean }) {
  if (!kindsOf(context).some(({ name }) => name === kind)) {
    const text = 'Este tipo de aviso não existe.'
    throw new AppError('invalid', text, { kind: text })
  }
  await context.db
    .insertInto('notice_settings')
    .values({ user_id: requireUser(context).id, kind, email })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ email }))
    .execute()
  return { result: true as const }
}
