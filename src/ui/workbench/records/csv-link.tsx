import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import styles from './list.module.css'

/** The listed records as a file. */
export const CsvLink = ({ href, label }: { href: string; label: string }) => (
  <Button
    className={styles.csv ?? ''}
    variant="subtle"
    color="gray"
    size="compact-sm"
    leftSection={<IconDownload size={16} aria-hidden />}
    renderRoot={(props) => (
      <a href={href} download aria-label={label} {...props}>
        {props.children}
      </a>
    )}
  >
    CSV
  </Button>
)
