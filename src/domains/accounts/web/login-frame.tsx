import { useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pictureAddress } from '#pictures/picture-address.ts'
import css from './login-frame.module.css'

/** The way in: what one does at the left, the day's board at the right. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const { day } = useLoaderData({ from: '__root__' })
  return (
    <div className={`page ${css.login}`}>
      <section className={css.side}>{children}</section>
      <figure className={css.plate}>
        <img src={pictureAddress('board', 'entrada', { filament: day.weekday })} width={640} height={400} alt="" />
      </figure>
    </div>
  )
}
