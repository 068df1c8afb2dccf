import { Link, useLoaderData } from '@tanstack/react-router'
import { DayPicture } from './day-picture.tsx'
import styles from './hero.module.css'
import type { Piece } from './slicer/load-piece.ts'
import { Slicer } from './slicer/slicer.tsx'
import { Slogan } from './slogan.tsx'

/** Slogans of this length or more, in characters, are set smaller. */
const LONG_SLOGAN = 44

/** The greeting and slogan of the weekday, and its piece, which the scroll cuts open; or its photograph. */
export const Hero = ({ piece }: { piece: Piece | undefined }) => (piece ? <Slicer piece={piece} /> : <PhotographHero />)

function PhotographHero() {
  const { greeting, slogan } = useLoaderData({ from: '__root__' }).day
  return (
    <div className="page">
      <section className={`stack one-column clipped on-fill accent-fill rounded ${styles.hero}`}>
        <div className={`column space-between may-shrink ${styles.text}`}>
          <p className={`larger lines-140 ${styles.greeting}`}>{greeting}</p>
          <div className={`measured ${styles.slogan}`}>
            <Slogan text={slogan} className={slogan.length >= LONG_SLOGAN ? styles.long : undefined} />
          </div>
          <Link to="/contact" className={`button top ${styles.talk}`} activeProps={{}}>
            Fale com a gente
          </Link>
        </div>
        <DayPicture />
      </section>
    </div>
  )
}
