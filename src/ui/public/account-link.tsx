import { Link } from '@tanstack/react-router'
import { faceAddress } from '#pictures/face-address.ts'
import styles from './account-link.module.css'
import type { FrameUser } from './company.ts'

/** The way in, or, for whom this browser knows, to the workbench: a document of its own. The place is the same size for both. */
export function AccountLink({ user }: { user: FrameUser }) {
  if (!user)
    return (
      <Link to="/login" className={styles.account} activeProps={{}}>
        Entrar
      </Link>
    )
  return (
    <a href="/dashboard" className={styles.account} title={user.nome}>
      <img src={faceAddress(user.email)} width={26} height={26} alt="" />
      <span>Dashboard</span>
    </a>
  )
}
