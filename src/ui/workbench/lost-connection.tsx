import { UnstyledButton } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import styles from './lost-connection.module.css'

/** The one notice of the workbench that the server cannot be reached. `retry` tries at once. */
export const LostConnection = ({ retry }: { retry: () => void }) => (
  <div className={styles.lost} role="alert">
    <IconPlugConnectedX size={18} stroke={1.7} aria-hidden />
    <p>Sem conexão, tentando de novo.</p>
    <UnstyledButton className={styles.retry} onClick={retry}>
      Tentar agora
    </UnstyledButton>
  </div>
)
