import { fold } from '#fold.ts'

/** A material's name in addresses and requests: 'nailon-pa12' of 'Náilon PA12'. */
export const materialKey = (name: string) =>
  fold(name)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
