/** How the hair of a drawn face is. */
export const HAIR = ['short', 'curly', 'long', 'bun', 'bald'] as const

/** What a drawn face is made of. */
export interface Features {
  hair: (typeof HAIR)[number]
  glasses: boolean
  beard: boolean
}

/** The three crafts, as hands at work. */
export const HANDS = ['code', 'circuit', 'matter'] as const
export type Hand = (typeof HANDS)[number]

const PARTS = ['glasses', 'beard'] as const

/** The seed of a drawn face, e.g. 'bun-glasses'; `left` has it look to the left. */
export const faceSeed = ({ hair, ...parts }: Features, { left = false } = {}) =>
  [hair, ...PARTS.filter((part) => parts[part]), ...(left ? ['left'] : [])].join('-')

/** What a seed says; undefined where no face has it. */
export function readFaceSeed(seed: string): (Features & { left: boolean }) | undefined {
  const [first, ...parts] = seed.split('-')
  const hair = HAIR.find((known) => known === first)
  if (!hair) return undefined
  const features = { hair, glasses: parts.includes('glasses'), beard: parts.includes('beard') }
  const left = parts.includes('left')
  return faceSeed(features, { left }) === seed ? { ...features, left } : undefined
}
