import type { Draft } from '../../contract.ts'
import styles from './letter-preview.module.css'

/** What a letter says, much as mail programs show it. */
export const LetterPreview = ({ firm, heading, paragraphs, button, notes }: Draft['letter']) => (
  <section className={`stack gap-75 break-anywhere wash rounded ${styles.letter}`} aria-label="Como o e-mail chega">
    <p className="strong">{firm}</p>
    <div className={`stack gap-75 items-start surface ${styles.paper}`}>
      <p className={`larger strong ${styles.heading}`}>{heading}</p>
      {paragraphs.map((text) => (
        <p key={text} className="pre-line">
          {text}
        </p>
      ))}
      <span className={`rounded ${styles.button}`}>{button}</span>
      {notes.map((text) => (
        <p key={text} className="soft small">
          {text}
        </p>
      ))}
    </div>
  </section>
)
