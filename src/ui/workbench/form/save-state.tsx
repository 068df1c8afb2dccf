import styles from './save-state.module.css'

interface SaveStateProps {
  saving: boolean
  dirty: boolean
  className?: string | undefined
}

/** Says whether there are unsaved changes; shown beside the save button. */
export const SaveState = ({ saving, dirty, className = '' }: SaveStateProps) => (
  <span className={`${styles.state} ${className}`} role="status">
    {saving ? 'Salvando…' : dirty ? 'Alterações não salvas' : ''}
  </span>
)
