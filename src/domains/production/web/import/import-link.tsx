import { IconFileImport } from '@tabler/icons-react'
import { LinkButton } from '#ui/workbench/link-button.tsx'

interface ImportLinkProps {
  /** The line that a board comes into; where absent it is chosen there. */
  line?: number
  size?: 'compact-md'
}

/** Leads to the import of a board. */
export const ImportLink = ({ line, ...button }: ImportLinkProps) => (
  <LinkButton
    to="/dashboard/production-line"
    search={{ importar: true, linha: line }}
    variant="default"
    leftSection={<IconFileImport size={18} aria-hidden />}
    {...button}
  >
    Importar do Trello
  </LinkButton>
)
