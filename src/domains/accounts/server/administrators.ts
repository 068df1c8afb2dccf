import type { Kysely, Transaction } from 'kysely'
import { notify } from '#domains/notices/server/notify.ts'
import { chooseAdmins, isAdminUser, isPrincipal } from '#platform/auth/administrators.ts'
import { requireOwnPassword } from '#platform/auth/own-password.ts'
import { type Context, isAdmin, notAdmin, requireUser } from '#platform/context.ts'
import { DONE } from '#platform/contract/fields.ts'
import type { NoticeKind } from '#platform/contributions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { Confirmed, MaybeConfirmed } from '../people-contract.ts'
import { notFound } from './require-person.ts'

export const administrationNotice: NoticeKind = {
  name: 'administration',
  label: 'Quando você, ou outra pessoa, passa a administrar ou deixa de administrar',
  emailByDefault: true,
}

/**
 * Makes an active member of staff an administrator, by the caller's own password: a stolen session must not become a second
 * administrator. Links to their password end. Throws 422 without it, 404, 409 for who is disabled or has no password yet.
 */
export async function appoint(context: Context, { id, password }: Confirmed) {
  await requireOwnPassword(context, password)
  await context.db.transaction().execute(async (db) => {
    await lockAdmins(context, db)
    const person = await lockPerson(db, id)
    if (isAdminUser(person, context.settings)) return context.sayChanged?.([])
    if (person.banned) throw new AppError('person-disabled', 'Este acesso está desativado. Ative-o antes.')
    if (!(await hasPassword(db, id)))
      throw new AppError('person-invited', 'Esta pessoa ainda não aceitou o convite: falta escolher a senha.')
    await setAdministers({ ...context, db }, id, true)
    // They were made without the password that an administrator's take.
    await db.deleteFrom('password_links').where('user_id', '=', id).where('used_at', 'is', null).execute()
    await tell(context, db, {
      id,
      own: {
        title: 'Agora você administra a bancada',
        means: 'Você vê e muda o que é de todos: mensagens, pedidos, financeiro, site, pessoas.',
      },
      others: `${person.name} agora administra a bancada`,
    })
  })
  return DONE
}

/**
 * Takes an appointment back, by the caller's own password. Throws 422 without it, 404, 409 for the caller themselves and for
 * a principal.
 */
export async function withdraw(context: Context, { id, password }: Confirmed) {
  if (id === requireUser(context).id)
    throw new AppError('own-access', 'Ninguém retira a própria administração: peça a quem também administra.')
  await requireOwnPassword(context, password)
  await context.db.transaction().execute(async (db) => {
    await lockAdmins(context, db)
    const person = await lockPerson(db, id)
    if (isPrincipal(person, context.settings)) throw new AppError('principal-account', principalText(person))
    if (!person.administers) return context.sayChanged?.([])
    await endAdministration({ ...context, db }, id)
    await tell(context, db, {
      id,
      own: {
        title: 'Você não administra mais a bancada',
        means: 'Você vê só o que é seu, ou o que alguém compartilhou com você.',
      },
      others: `${person.name} não administra mais a bancada`,
    })
  })
  return DONE
}

/**
 * Takes the administration from somebody, in a transaction, with what of it would stay with them: links to passwords of others
 * that only they have seen, and their booking pages at Contato.
 */
export async function endAdministration(context: Pick<Context, 'db' | 'clock'>, id: number): Promise<void> {
  const { db } = context
  await setAdministers(context, id, false)
  await db.deleteFrom('password_links').where('shown_to', '=', id).where('used_at', 'is', null).execute()
  await db
    .updateTable('booking_pages')
    .set({ at_contact: false })
    .where('id_user', '=', id)
    .where('at_contact', '=', true)
    .execute()
}

/**
 * Locks the accounts of those who administer, in a transaction that takes or gives access. Throws 403 where the caller is none of
 * them any more: of two who take each other's at the same time the second is refused, and somebody always administers.
 */
export async function lockAdmins(context: Context, db: Kysely<DB>): Promise<void> {
  const admins = await chooseAdmins(db, context.settings).select('id').forUpdate().execute()
  if (!admins.some(({ id }) => id === requireUser(context).id)) throw notAdmin()
}

/**
 * Refuses what an appointed administrator would do to the access of a principal: whoever may change the password, the e-mail
 * or the second factor of an account has the account. Throws 409; not where there is no such account.
 */
export async function refuseForPrincipal(context: Context, id: number): Promise<void> {
  const { db, settings } = context
  if (isPrincipal(requireUser(context), settings)) return
  const person = await db.selectFrom('users').select(['id', 'email']).where('id', '=', id).executeTakeFirst()
  if (!person || !isPrincipal(person, settings)) return
  throw new AppError(
    'principal-account',
    'Esta é uma conta principal, a primeira ou a das configurações: só quem tem uma assim muda este acesso.',
  )
}

/**
 * Lets pass what takes an account from its owner, or gives it to who calls. Of whoever administers, oneself too, it takes the
 * caller's own password: a stolen session must not become a stolen account, nor a second administrator. Throws 422 without
 * it, and as `refuseForPrincipal` does.
 */
async function requireAccessTo(context: Context, { id, password }: MaybeConfirmed): Promise<boolean> {
  await refuseForPrincipal(context, id)
  const person = await context.db
    .selectFrom('users')
    .select(['id', 'email', 'administers'])
    .where('id', '=', id)
    .executeTakeFirst()
  const isAdmin = person !== undefined && isAdminUser(person, context.settings)
  if (isAdmin) await requireOwnPassword(context, password)
  return isAdmin
}

/**
 * Changes in one transaction what gives access to somebody's account, while nobody is appointed. Throws as `requireAccessTo`
 * does; the caller's password is asked before the transaction, and in it only where somebody was appointed just then.
 */
export async function changeAccess<T>(
  context: Context,
  confirmed: MaybeConfirmed,
  change: (db: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const isConfirmed = await requireAccessTo(context, confirmed)
  return context.db.transaction().execute(async (db) => {
    await lockAdmins(context, db)
    if (!isConfirmed) await requireAccessTo({ ...context, db }, confirmed)
    return change(db)
  })
}

const principalText = ({ id }: { id: number }) =>
  id === 1
    ? 'Esta pessoa administra por ter a primeira conta: isso não se retira aqui.'
    : 'Esta pessoa administra pelo e-mail das configurações (ADMIN_EMAIL): retire-o de lá e reinicie o programa.'

/** Locks an account until the transaction ends. Throws 404. */
export const lockPerson = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'banned', 'administers'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)

const hasPassword = async (db: Kysely<DB>, id: number): Promise<boolean> => {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', id)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return Boolean(row?.password)
}

const setAdministers = ({ db, clock }: Pick<Context, 'db' | 'clock'>, id: number, administers: boolean) =>
  db.updateTable('users').set({ administers, updated_at: clock.now() }).where('id', '=', id).execute()

interface Told {
  /** Whose administration has changed. */
  id: number
  /** What that person is told, and what it means for them; absent for who is disabled, whom nothing is sent. */
  own?: { title: string; means: string }
  /** What the other administrators are told. */
  others: string
}

/** Tells the person, and all who administer, who did not do it themselves. */
export async function tell(context: Context, db: Kysely<DB>, { id, own, others }: Told) {
  const admins = (await chooseAdmins(db, context.settings).select('id').execute()).filter((admin) => admin.id !== id)
  const by = `Foi ${requireUser(context).name} quem fez isso.`
  const kind = administrationNotice
  await notify(
    context,
    db,
    ...(own ? [{ kind, to: [id], title: own.title, note: `${own.means} ${by}`, path: '/dashboard' }] : []),
    {
      ...{ kind, to: admins.map((admin) => admin.id), title: others, path: '/dashboard/people' },
      note: `${by} Se você não esperava, veja em Pessoas e no Registro.`,
    },
  )
}

/** Whether the caller administers, 1 or 0, for the topic of that person; undefined for anybody else's. */
export const ownRights = async (context: Context, user: number) =>
  user === requireUser(context).id ? Number(isAdmin(context)) : undefined
