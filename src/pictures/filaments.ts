/* The seven filaments (colours), one for each weekday. `tokens.css` has the same values; a test compares them. */

/** 0 = Sunday, as in `Date.getDay()`, by São Paulo's calendar. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export interface Filament {
  weekday: Weekday
  /** In Portuguese, lower case; also in addresses of pictures. */
  name: string
  /** Text and lines in the light scheme. */
  accentLight: string
  /** Text and lines in the dark scheme. */
  accentDark: string
  /** Large areas, in both schemes. */
  fill: string
  /** Text and lines on the fill. */
  onFill: string
}

const INK = '#14171a'
const WHITE = '#ffffff'

/** By weekday: `FILAMENTS[day]`. */
export const FILAMENTS: Readonly<Record<Weekday, Filament>> = {
  0: { weekday: 0, name: 'ocre', accentLight: '#7a5a00', accentDark: '#f2c94c', fill: '#f2c230', onFill: INK },
  1: { weekday: 1, name: 'cobalto', accentLight: '#1f4bd8', accentDark: '#8fb0ff', fill: '#1f4bd8', onFill: WHITE },
  2: { weekday: 2, name: 'mata', accentLight: '#0b6b4f', accentDark: '#5fd3a6', fill: '#0b6b4f', onFill: WHITE },
  3: { weekday: 3, name: 'sinal', accentLight: '#b04708', accentDark: '#ff9a5c', fill: '#ff7a2f', onFill: INK },
  4: { weekday: 4, name: 'violeta', accentLight: '#6536cc', accentDark: '#b9a0ff', fill: '#6536cc', onFill: WHITE },
  5: { weekday: 5, name: 'barro', accentLight: '#b3261e', accentDark: '#ff8a80', fill: '#b3261e', onFill: WHITE },
  6: { weekday: 6, name: 'magenta', accentLight: '#a8186f', accentDark: '#ff8ccb', fill: '#a8186f', onFill: WHITE },
}

/** The brand's, for the workbench and for pictures on any day. */
export const BRAND_FILAMENT: Filament = FILAMENTS[1]

/** All seven, Sunday first. */
export const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
