import { COURSES, drawCourses } from '#pictures/courses.ts'
import styles from './courses.module.css'

interface Props {
  /** Determines the piece's form. */
  seed: string
  /** How much of it is built, from 0 to 1. */
  done: number
}

/** A piece that is printed as far as something has come, in the frame of its parent; decorative. */
export function Courses({ seed, done }: Props) {
  const { x, y, width, height } = COURSES
  return (
    <svg
      className={styles.courses}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {drawCourses(seed, done).map(({ d, state }) => (
        <path key={d} d={d} className={styles[state]} />
      ))}
    </svg>
  )
}
