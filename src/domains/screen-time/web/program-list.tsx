import type { ScreenTime } from '../contract.ts'
import styles from './program-list.module.css'

/** The time of each program, longest first, in a list that scrolls. */
export function ProgramList({ items }: Pick<ScreenTime, 'items'>) {
  if (items.length === 0) return <p className="soft">Nenhum programa neste dia.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label="Lista de programas">
      <ul>
        {items.map(({ name_software, value, image }) => (
          <li key={name_software}>
            <img src={image} alt="" width={28} height={28} />
            <span>{name_software}</span>
            <time dateTime={durationOf(value)}>{value}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** '04:12:00' as an HTML duration: 'PT04H12M00S'. */
const durationOf = (value: string) => value.replace(/^(\d+):(\d+):(\d+)$/, 'PT$1H$2M$3S')
