import styles from './save-state.module.css'

/** Says whether there are unsaved changes; shown beside the save button. */
export const SaveState = ({ saving, dirty }: { saving: boolean; dirty: boolean }) => (
  <span className={`soft small ${styles.state}`} role="status">
    {saving ? 'Salvando…' : dirty ? 'Alterações não salvas' : ''}
  </span>
)
