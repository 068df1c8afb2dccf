import { Courses } from '#ui/public/courses.tsx'
import styles from './steps.module.css'

export interface Step {
  title: string
  text: string
  isDone: boolean
}

interface Props {
  /** Determines the form of the piece. */
  seed: string
  /** Four, the first one first. */
  steps: readonly Step[]
  label: string
  className?: string | undefined
}

/** The steps of a purchase, and beside them a piece that is printed as far as they are done. Read from the bed up. */
export const Steps = ({ seed, steps, label, className = '' }: Props) => (
  <ol className={`stack bare-list ${styles.steps} ${className}`} aria-label={label}>
    <li className={styles.art} aria-hidden="true">
      <Courses seed={seed} done={steps.filter(({ isDone }) => isDone).length / steps.length} />
    </li>
    {steps.map(({ title, text, isDone }) => (
      <li key={title} className="may-shrink" data-done={isDone || undefined}>
        <p className={styles.step}>{title}</p>
        <p className="small lines-145">{text}</p>
      </li>
    ))}
  </ol>
)
