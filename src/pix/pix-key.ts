/* Keys of the Pix, as the Banco Central's directory (DICT) writes them. */
import { isPersonal, parseTaxId } from '#tax-ids.ts'

export type PixKeyKind = 'cpf' | 'cnpj' | 'email' | 'phone' | 'random'

export interface PixKey {
  kind: PixKeyKind
  /** As banks take it: digits without punctuation, '+5548900000000', an address or a UUID in small letters. */
  key: string
}

/** What forms call the kinds. */
export const PIX_KEY_LABELS: Readonly<Record<PixKeyKind, string>> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  email: 'E-mail',
  phone: 'Telefone',
  random: 'Chave aleatória',
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const EMAIL = /^[a-z\d.!#$&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/
/** With area code; the directory takes no key longer than 77 characters. */
const PHONE = /^\+55[1-9]{2}\d{8,9}$/
const MAX_KEY = 77

/** Reads a key as people type it. A phone begins with +55, so that it is not taken for a CPF. Undefined for none. */
export function parsePixKey(typed: string): PixKey | undefined {
  const text = typed.trim()
  const small = text.toLowerCase()
  if (UUID.test(small)) return { kind: 'random', key: small }
  if (text.includes('@'))
    return EMAIL.test(small) && small.length <= MAX_KEY ? { kind: 'email', key: small } : undefined
  if (text.startsWith('+')) {
    const phone = text.replace(/[\s().-]/g, '')
    return PHONE.test(phone) ? { kind: 'phone', key: phone } : undefined
  }
  const taxId = parseTaxId(text)
  if (taxId === undefined) return undefined
  return { kind: isPersonal(taxId) ? 'cpf' : 'cnpj', key: taxId }
}
