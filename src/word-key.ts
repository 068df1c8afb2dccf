import { fold } from './fold.ts'

/** A name as part of an address: 'nailon-pa12' of 'Náilon PA12'; '' where it has no letter or figure. */
export const wordKey = (name: string) =>
  fold(name)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
