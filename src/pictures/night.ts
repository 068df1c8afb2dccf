import type { Filament } from './filaments.ts'

/* The colours of `--plate`, `--draw` and the drawn areas in `tokens.css`. */
const INK = { drawn: '#14171a', night: '#c9d1d6' }
const PAPER = { drawn: '#fbfbfa', night: '#151a1e' }

/**
 * Lets a drawing in a filament's fill follow the scheme of the page that shows it: browsers ask an `<img>`'s own
 * `color-scheme`. Its paper is the plate's colour, so that it stands on the plate as it is. What knows no style sheets
 * shows it as it was drawn.
 */
export function followScheme(svg: string, { fill, accentDark }: Filament): string {
  const parts = [
    [fill, 'a'],
    [INK.drawn, 'i'],
    [PAPER.drawn, 'p'],
  ] as const
  const style =
    `svg{--a:${fill};--i:${INK.drawn};--p:color-mix(in oklab,${fill} 7%,${PAPER.drawn})}` +
    `@media(prefers-color-scheme:dark){svg{--a:${accentDark};--i:${INK.night};--p:${PAPER.night}}}` +
    parts.map(([c, name]) => `[fill="${c}"]{fill:var(--${name})}[stroke="${c}"]{stroke:var(--${name})}`).join('')
  return svg.replace('>', `><style>${style}</style>`)
}
