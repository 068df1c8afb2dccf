import { Link } from '@tanstack/react-router'
import { faceAddress } from '#pictures/face-address.ts'
import styles from './account-link.module.css'
import type { FrameUser } from './company.ts'

/** A link to the login, or, as the user's picture, to the workbench if one is signed in; both have the same size. The workbench loads as a new document. */
export function AccountLink({ user }: { user: FrameUser }) {
  if (!user)
    return (
      <Link
        to="/login"
        className={`inline-row justify-center flex-none small medium undecorated ${styles.account}`}
        activeProps={{}}
      >
        Entrar
      </Link>
    )
  return (
    <a
      href="/dashboard"
      className={`inline-row justify-center flex-none small medium undecorated ${styles.account}`}
      title={user.nome}
    >
      <img className="flex-none plate round" src={faceAddress(user.email)} width={26} height={26} alt="" />
      <span className="hidden">Dashboard</span>
    </a>
  )
}
