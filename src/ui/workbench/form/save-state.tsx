import styles from './save-state.module.css'

interface SaveStateProps {
  saving: boolean
  dirty: boolean
  className?: string | undefined
}

/** Whether there is something to save, beside the button that does. */
export const SaveState = ({ saving, dirty, className = '' }: SaveStateProps) => (
  <span className={`${styles.state} ${className}`} role="status">
    {saving ? 'Salvando…' : dirty ? 'Alterações não salvas' : ''}
  </span>
)
