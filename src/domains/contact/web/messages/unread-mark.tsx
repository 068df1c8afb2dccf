import styles from './unread-mark.module.css'

/** Stands before the name of who wrote a message that nobody has read. */
export const UnreadMark = () => (
  <>
    <span className={`round ${styles.dot}`} aria-hidden />
    <span className="hidden">Não lida: </span>
  </>
)
