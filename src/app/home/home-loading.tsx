import { useLoaderData } from '@tanstack/react-router'
import { Featured } from './featured.tsx'
import styles from './home-loading.module.css'
import { Slogan } from './slogan.tsx'

/** The home page while it loads, on navigation in the browser: all its parts. Does not track a view. */
export const HomeLoading = () => (
  <>
    <Opening />
    <div className="page">
      <Featured kind="project" />
      <LoadingPart heading="Quem somos" className={styles.text} />
      <Featured kind="archive" />
      <LoadingPart heading="Com o que trabalhamos" className={styles.grid} />
      <LoadingPart className={styles.block} />
      <LoadingPart className={styles.facts} />
      <LoadingPart className={styles.block} />
    </div>
  </>
)

/** A part whose texts are not there yet: its heading, and a grey area of its size. */
const LoadingPart = ({ heading, className }: { heading?: string; className: string | undefined }) => (
  <section className={`band ${heading ? `stack align-start ${styles.part}` : ''}`} aria-hidden="true">
    {heading && <h2>{heading}</h2>}
    <div className={className} />
  </section>
)

/** The slogan on the ground of the opening, whose own styles and scripts only the home page has. */
function Opening() {
  const { greeting, slogan } = useLoaderData({ from: '__root__' }).day
  return (
    <section className={styles.opening}>
      <div className="page">
        <p className="larger lines-140">{greeting}</p>
        <Slogan text={slogan} />
      </div>
    </section>
  )
}
