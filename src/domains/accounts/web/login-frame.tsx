import { useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pictureAddress } from '#pictures/picture-address.ts'
import styles from './login-frame.module.css'

/** Layout of the login pages: content on the left, picture on the right. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const { day } = useLoaderData({ from: '__root__' })
  return (
    <div className={`page stack align-center ${styles.login}`}>
      <section className={`may-shrink full-width ${styles.side}`}>{children}</section>
      <figure className={styles.plate}>
        <img
          className="full-width full-height"
          src={pictureAddress('board', 'entrada', { filament: day.weekday })}
          width={640}
          height={400}
          alt=""
        />
      </figure>
    </div>
  )
}
