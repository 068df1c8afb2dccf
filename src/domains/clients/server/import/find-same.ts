import { type Kysely, sql } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import type { ClientFields } from '../../contract.ts'
import { FIELDS } from '../columns.ts'

/** The clients whom lines of a file may mean, by what tells one from another. */
interface Known<Stored> {
  document: ReadonlyMap<string, Stored>
  email: ReadonlyMap<string, readonly Stored[]>
  name: ReadonlyMap<string, Stored>
}

/** Reads the clients whom the lines may mean; an import keeps them locked. */
export async function readKnown(db: Kysely<DB>, lines: readonly ClientFields[], isCommit: boolean) {
  const of = (field: 'document' | 'email' | 'name') => lines.map((line) => line[field]).filter(Boolean)
  const rows = await db
    .selectFrom('clients')
    .select(['id', 'revision', ...FIELDS])
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`(document = any (${of('document')}::text[]) and document <> ''
        or email = any (${of('email')}::text[]) and email <> '' or name = any (${of('name')}::text[]))`,
    )
    .orderBy('id')
    .$if(isCommit, (chosen) => chosen.forUpdate())
    .execute()
  return {
    document: new Map(rows.map((row) => [row.document, row])),
    email: Map.groupBy(rows, ({ email }) => email),
    name: new Map(rows.map((row) => [row.name, row])),
  } satisfies Known<unknown>
}

/**
 * The client whom a line means: of the same CPF or CNPJ, else of the same e-mail. Undefined for a new one; a text where
 * nobody can say, why.
 */
export function findSame<Stored extends ClientFields>(
  { name, document, email }: ClientFields,
  known: Known<Stored>,
): Stored | string | undefined {
  const byDocument = document === '' ? undefined : known.document.get(document)
  const byEmail = email === '' ? [] : (known.email.get(email) ?? [])
  if (byDocument) {
    const other = byEmail.find((one) => one !== byDocument)
    return other && !byEmail.includes(byDocument)
      ? `O CPF ou CNPJ é de “${byDocument.name}”, e o e-mail de “${other.name}”.`
      : byDocument
  }
  const [first, second] = byEmail
  if (first && second) return `Há ${byEmail.length} clientes com este e-mail: diga o CPF ou CNPJ, ou junte-os antes.`
  if (first) {
    const isOther = document !== '' && first.document !== ''
    return isOther ? `O e-mail é de “${first.name}”, que tem outro CPF ou CNPJ.` : first
  }
  if (document === '' && email === '' && known.name.has(name))
    return `Já há um cliente “${name}”: sem e-mail, CPF ou CNPJ não se sabe se é o mesmo.`
  return undefined
}
