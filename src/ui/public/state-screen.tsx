import { Link, useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Site } from '#client/page/page-head.ts'
import type { PictureKind } from '#pictures/layers.ts'
import { pictureAddress } from '#pictures/picture-address.ts'
import styles from './state-screen.module.css'

interface Props {
  title: string
  /** The drawing beside it, in the filament of the day; decorative. */
  picture: { kind: PictureKind; seed: string }
  /** What happened, or what will be here. */
  children: ReactNode
  /** A button before the links. */
  action?: ReactNode
  /** Where to go on. With `href` the browser loads a new document. The first is the main action where there is no button. */
  links: readonly ({ label: string } & ({ to: '/' | '/archive' | '/projects' | '/contact' } | { href: string }))[]
}

/** A page in the place of something that is not there: what happened, and links that lead further. */
export function StateScreen({ title, picture: { kind, seed }, children, action, links }: Props) {
  // Undefined where the frame's own call failed.
  const site = useLoaderData({ from: '__root__' }) as Site | undefined
  return (
    <section className={`page stack align-center ${styles.state}`}>
      <div className={`may-shrink ${styles.text}`}>
        <h1>{title}</h1>
        <div className={`soft stack gap-75 larger break-anywhere narrower ${styles.body}`}>{children}</div>
        <div className="cluster gap-75">
          {action}
          {links.map(({ label, ...target }, index) => {
            const className = action || index > 0 ? 'button quiet' : 'button'
            return 'to' in target ? (
              <Link key={label} className={className} to={target.to}>
                {label}
              </Link>
            ) : (
              <a key={label} className={className} href={target.href}>
                {label}
              </a>
            )
          })}
        </div>
      </div>
      <figure className={`clipped rounded plate ${styles.plate} ${kind === 'contour' ? styles.fill : styles.stand}`}>
        <img
          className="full-width full-height"
          src={pictureAddress(kind, seed, { filament: site?.day.weekday })}
          width={640}
          height={400}
          alt=""
        />
      </figure>
    </section>
  )
}
