import type { ReactNode } from 'react'
import styles from './state-screen.module.css'

interface Props {
  title: string
  /** Address of the drawn picture beside it; it says nothing that the text does not. */
  picture: string
  /** `contour` pictures fill their plate; pieces and stacks stand in it. */
  fit?: 'fill' | 'stand'
  /** What happened, or what will be here. */
  children: ReactNode
  /** Links that lead further. */
  actions: ReactNode
}

/** A page in the place of something that is not there: what happened, and links that lead further. */
export function StateScreen({ title, picture, fit = 'fill', children, actions }: Props) {
  return (
    <section className={`page ${styles.state}`}>
      <div className={styles.text}>
        <h1>{title}</h1>
        <div className={styles.body}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
      <figure className={`${styles.plate} ${styles[fit]}`}>
        <img src={picture} width={640} height={400} alt="" />
      </figure>
    </section>
  )
}
