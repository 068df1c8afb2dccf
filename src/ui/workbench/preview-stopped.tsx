import { Button } from '@mantine/core'
import styles from './preview-stopped.module.css'

interface PreviewStoppedProps {
  /** Why the latest version could not be shown. */
  failure: string
  retry: () => void
}

/** The line above a preview that shows an earlier version of what is typed. */
export const PreviewStopped = ({ failure, retry }: PreviewStoppedProps) => (
  <p className={`small row cluster space-between gap-50 error wash line-below ${styles.line}`} role="status">
    <span>A prévia parou na última versão. {failure}</span>
    <Button variant="default" size="compact-xs" onClick={retry}>
      Tentar de novo
    </Button>
  </p>
)
