import { readContact } from '#contact-methods.ts'
import { optionalText, z } from '#platform/contract/fields.ts'

/** Lower case, or ''. Also one with accents: a message's sender may have it, and becomes a client with it. */
export const reachEmail = optionalText(254)
  .toLowerCase()
  .refine(
    (value) => value === '' || z.email().safeParse(value).success || readContact(value).email === value,
    'Este e-mail não parece completo.',
  )
  .meta({ label: 'E-mail' })

/** What is said of a telephone that none can be read from, which is taken all the same: it may be an extension; '' where one can. */
export const phoneHint = (phone: string) =>
  phone.trim() === '' || readContact(phone).phone ? '' : 'Não parece um telefone com DDD: confira.'

export const reachPhone = optionalText(40).meta({ label: 'Telefone' })
