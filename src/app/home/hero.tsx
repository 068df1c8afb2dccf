import { Link } from '@tanstack/react-router'
import type { Day } from '../../domains/site/contract.ts'

import { heroAddress } from '../../pictures/picture-address.ts'
import css from './hero.module.css'

/** Slogans from this length on, in characters, are set smaller. */
const LONG_SLOGAN = 44

/** A text like the frame's own links: its screen comes with a later piece of the site. */
const CONTACT: string = '/contact'

/** The day: its greeting, its slogan, its piece, on its filament. */
export function Hero({ day }: { day: Day }) {
  const { weekday, greeting, slogan, alt } = day
  return (
    <section className={css.hero}>
      <div className={css.text}>
        <p className={css.greeting}>{greeting}</p>
        <div className={css.slogan}>
          <h1 className={slogan.length >= LONG_SLOGAN ? css.long : undefined}>{slogan}</h1>
        </div>
        <Link to={CONTACT} className={`button ${css.talk}`} activeProps={{}}>
          Fale com a gente
        </Link>
      </div>
      <picture className={css.piece}>
        <source media="(prefers-reduced-motion: reduce)" srcSet={heroAddress(weekday, { still: true })} />
        <img src={heroAddress(weekday)} width={480} height={620} alt={alt} fetchPriority="high" />
      </picture>
    </section>
  )
}
