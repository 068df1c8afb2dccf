import { Link } from '@tanstack/react-router'
import { bindWords } from '#fixed-spaces.ts'
import styles from './talk-line.module.css'

/** One line at the end of a page, with the way to the contact page. */
export const TalkLine = ({ text }: { text: string }) => (
  <section
    className={`row cluster space-between above-band lines-around not-printed ${styles.talk}`}
    aria-label="Contato"
  >
    <p className="larger">{bindWords(text)}</p>
    <Link className="button" to="/contact" activeProps={{}}>
      Contar o que precisa
    </Link>
  </section>
)
