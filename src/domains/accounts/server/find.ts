import { fold } from '#fold.ts'
import { type Context, isAdmin } from '#platform/context.ts'
import { listPeople } from './people.ts'

const STATES = { active: '', invited: 'convite enviado', disabled: 'acesso desativado' }
const MAX_RESULTS = 8

/** Members of staff whose name or e-mail contains a text, for the command palette; empty for anyone but the admin. */
export async function findPeople(context: Context, text: string) {
  if (!isAdmin(context)) return []
  const { data } = await listPeople(context)
  return data
    .filter(({ name, email }) => fold(`${name} ${email}`).includes(fold(text)))
    .slice(0, MAX_RESULTS)
    .map(({ id, name, email, state }) => ({
      kind: 'person' as const,
      id,
      title: name,
      note: [email, STATES[state]].filter(Boolean).join(', '),
      to: '/dashboard/people',
    }))
}
