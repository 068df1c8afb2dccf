import styles from './honeypot.module.css'

/** The field `site` of a public form, for programs alone: what fills it in is answered, and nothing of it is kept. */
export const Honeypot = () => (
  <div className={`clipped ${styles.away}`} aria-hidden="true">
    <label>
      Deixe em branco
      <input name="site" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
