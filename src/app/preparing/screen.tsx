import styles from '../home/hero.module.css'
import { DayPicture } from '../home/hero.tsx'
import own from './screen.module.css'

/** Shown instead of every public page until the company has saved its data. */
export const PreparingScreen = () => (
  <div className="page">
    <section className={styles.hero}>
      <div className={styles.text}>
        <div className={styles.slogan}>
          <h1 className={styles.long}>Este site está sendo preparado.</h1>
        </div>
        <p className={own.note}>Ainda não há o que mostrar aqui. Volte em alguns dias.</p>
      </div>
      <DayPicture />
    </section>
  </div>
)
