import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import styles from './list.module.css'

export interface CsvLinkProps {
  href: string
  label: string
}

/** The number of the listed records, in words, and the records as a file: neither wraps without the other. */
export const CountAndCsv = ({ count, ...csv }: CsvLinkProps & { count: string | undefined }) => (
  <div className={`row gap-75 ${styles.count}`}>
    <p role="status">{count}</p>
    <CsvLink {...csv} />
  </div>
)

/** The listed records as a file. */
export const CsvLink = ({ href, label }: CsvLinkProps) => (
  <Button
    className={`push ${styles.csv}`}
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
