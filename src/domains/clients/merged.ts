import type { ClientFields } from './contract.ts'

/** What is not lost where both records have it and differ: it goes to the notes. A CPF or CNPJ does not, since all staff read those. */
const NOTED = { name: 'nome', contact: 'contato', email: 'e-mail', phone: 'telefone', address: 'endereço' } as const

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * Two records of one client as one: what the first has stays, what it lacks comes from the second. Whatever else the
 * second says is written below the notes of both.
 */
export function mergeFields(stays: ClientFields, goes: ClientFields): ClientFields {
  const fields = Object.keys(stays) as (keyof ClientFields)[]
  const merged = Object.fromEntries(fields.map((field) => [field, stays[field] || goes[field]])) as ClientFields
  const noted = Object.entries(NOTED).flatMap(([name, label]) => {
    const field = name as keyof typeof NOTED
    const isLost = goes[field] !== '' && !isSame(goes[field], merged[field])
    return isLost ? `${label} ${goes[field].replace(/\s*\n\s*/g, ', ')}` : []
  })
  const rest = noted.length > 0 ? `Do cadastro que foi juntado: ${noted.join('; ')}.` : ''
  return { ...merged, notes: [stays.notes, goes.notes, rest].filter(Boolean).join('\n\n') }
}
