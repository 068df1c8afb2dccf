import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import styles from './home-loading.module.css'
import split from './split.module.css'

/** The home page while it loads, on navigation in the browser: all its parts. Does not track a view. */
export const HomeLoading = () => (
  <>
    <Hero />
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
  <section className={`band ${heading ? `stack align-start ${split.split}` : ''}`} aria-hidden="true">
    {heading && <h2>{heading}</h2>}
    <div className={className} />
  </section>
)
