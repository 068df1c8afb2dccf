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

export const reachPhone = optionalText(40).meta({ label: 'Telefone' })
