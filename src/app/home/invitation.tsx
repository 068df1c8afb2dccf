import { Link } from '@tanstack/react-router'
import type { Home } from '#domains/site/section-schemas.ts'
import { bindWords } from '#fixed-spaces.ts'
import styles from './invitation.module.css'

/** The call to action that leads to the contact page. */
export function Invitation({ title, button }: Home['invitation']) {
  return (
    <section className="band" aria-labelledby="invitation">
      <div className={styles.call}>
        <h2 id="invitation">{bindWords(title)}</h2>
        <Link className="button" to="/contact">
          {button}
        </Link>
      </div>
    </section>
  )
}
