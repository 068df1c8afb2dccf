import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { MAX_ROWS } from '#platform/contract/fields.ts'
import { newest } from '#platform/db/paginate.ts'
import { AppError } from '#platform/errors.ts'
import { originOf } from '#platform/http/origin.ts'
import { isPageThere } from '#platform/http/preview-page.ts'
import { readPath } from '#platform/http/read-path.ts'
import { keepRedirect, MAX_PATH } from '#platform/http/redirects.ts'
import { MAX_REDIRECTS } from '../redirects-contract.ts'

/** The addresses that have changed, the newest first. */
export async function listRedirects({ db }: Context) {
  const [rows, { total }] = await Promise.all([
    newest(db.selectFrom('redirects').selectAll(), 'created_at', MAX_ROWS).execute(),
    db.selectFrom('redirects').select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  const data = rows.map(({ id, from_path: from, to_path: to, moved, created_at }) => ({
    ...{ id, from, to, moved },
    created: created_at.toISOString(),
  }))
  return { data, total }
}

/**
 * Makes an old address lead to a page; again it changes nothing. Throws 422 with the field that does not serve: another site's, a page's that is
 * there, one that is kept already, or one that leads nowhere or back.
 */
export async function saveRedirect(context: Context, typed: { from: string; to: string }) {
  const from = readAddress(context, typed.from, 'from')
  const to = readAddress(context, typed.to, 'to')
  if (from.search || from.hash) throw refusal('from', 'O endereço antigo vai sem o que vem depois de ? ou #.')
  if (from.key === to.key) throw refusal('to', 'Um endereço não leva a ele mesmo.')
  if (OWN.test(from.key)) throw refusal('from', 'Este endereço é do programa.')
  if (CLOSED.test(to.key)) throw refusal('to', 'Este endereço não é de uma página do site.')
  if (await isPageThere(context, from.path)) throw refusal('from', 'Há uma página neste endereço.')
  if (!OWN.test(to.key) && !(await isPageThere(context, to.path + to.search)))
    throw refusal('to', 'Não há página neste endereço.')
  await context.db.transaction().execute(async (db) => {
    const kept = await db.selectFrom('redirects').select('to_path').where('from_path', '=', from.key).executeTakeFirst()
    const move = { from: from.path, to: to.path + to.search, moved: false, at: context.clock.now() }
    // The same again, as after an answer that was lost, is no other.
    if (kept?.to_path === move.to) return
    if (kept) throw refusal('from', `Este endereço já leva a ${kept.to_path}. Exclua-o antes.`)
    const { own } = await db
      .selectFrom('redirects')
      .select(sql<number>`count(*)::int`.as('own'))
      .where('moved', '=', false)
      .executeTakeFirstOrThrow()
    if (own >= MAX_REDIRECTS)
      throw refusal('from', `Já há ${MAX_REDIRECTS} endereços escritos à mão. Exclua um que ninguém usa mais.`)
    await keepRedirect(db, move)
  })
  return { result: true as const }
}

/** Forgets an old address. Throws 404. */
export async function removeRedirect({ db }: Context, id: number) {
  await db
    .deleteFrom('redirects')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Este endereço já não está na lista.'))
  return { result: true as const }
}

/** What is answered before any page, and the workbench: no redirect is ever asked there. */
const OWN =
  /^\/(api|starts|dashboard|coffe|uploads|pictures|coffee|logo|og|assets|calendario|healthz|readyz|agendar\/privado|agendar\/horario|boletim\/confirmar|boletim\/sair|boletim\/um-clique|orcamento|andamento|convite|checkout|download-purchase|final-sale|\.well-known)(\/|$)|^\/[^/]+\.(xml|txt|ico|svg|png|js|css|webmanifest)$/
/** Of those, what is not for visitors. */
const CLOSED =
  /^\/(api|starts|dashboard|coffe|agendar\/privado|agendar\/horario|boletim\/confirmar|boletim\/sair|boletim\/um-clique|orcamento|calendario|andamento|convite|checkout|download-purchase|final-sale|healthz|readyz)(\/|$)/

const refusal = (field: 'from' | 'to', error: string) => new AppError('invalid', error, { [field]: error })

/** An address on this site as typed: a path, or the whole address. Throws 422. */
function readAddress(context: Context, typed: string, field: 'from' | 'to') {
  const origin = originOf(context)
  const { host, pathname, search, hash } = URL.parse(typed, origin) ?? { host: '', pathname: '', search: '', hash: '' }
  if (host !== new URL(origin).host) throw refusal(field, 'Só servem endereços deste site.')
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const key = readPath(path)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be found
  if (key === undefined || path.startsWith('//') || key.length > MAX_PATH || /[\u0000-\u001f\u007f\\]|^\/\//.test(key))
    throw refusal(field, 'Este endereço não pode ser lido.')
  return { path, search, hash, key }
}
