import { DayPicture } from '../home/day-picture.tsx'
import styles from '../home/hero.module.css'
import own from './screen.module.css'

/** Shown instead of every public page until the company has saved its data. */
export const PreparingScreen = () => (
  <div className="page">
    <section className={`stack one-column clipped on-fill accent-fill rounded ${styles.hero}`}>
      <div className={`column space-between may-shrink ${styles.text}`}>
        <div className={`measured ${styles.slogan}`}>
          <h1 className={styles.long}>Este site está sendo preparado.</h1>
        </div>
        <p className={`larger lines-140 ${own.note}`}>Ainda não há o que mostrar aqui. Volte em alguns dias.</p>
      </div>
      <DayPicture />
    </section>
  </div>
)
