import type { ReactNode } from 'react'
import styles from './save-state.module.css'

/** Says whether there are unsaved changes; shown beside the save button. */
export const SaveState = ({ saving, dirty }: { saving: boolean; dirty: boolean }) => (
  <span className={`soft small nowrap ${styles.state}`} role="status">
    {saving ? 'Salvando…' : dirty ? 'Alterações não salvas' : ''}
  </span>
)

interface KeptStateProps {
  saving: boolean
  /** Whether something typed waits to be stored. */
  waits?: boolean
  /** When it was stored last, as 14:03; undefined until it was. */
  saved: string | undefined
  /** Why what is typed is not stored. */
  problem: ReactNode
}

/** Says what became of a form that is saved as one types. Only what went wrong is read out. */
export const KeptState = ({ saving, waits = false, saved, problem }: KeptStateProps) => (
  <span className={`soft small ${styles.kept}`} data-problem={problem ? true : undefined}>
    {!problem && (saving || waits ? 'Salvando…' : saved ? `Salvo às ${saved}` : 'Salvo')}
    <span role="status">{problem && <>Não salvo: {problem}</>}</span>
  </span>
)
