import { Button } from '@mantine/core'
import { IconLayoutKanban } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#ui/workbench/states.tsx'

/** A line that does not exist, or not for the reader: also one that was just taken from them. */
export const MissingLine = () => (
  <EmptyState
    title="Esta linha não está mais aqui"
    icon={<IconLayoutKanban aria-hidden />}
    action={
      <Button variant="default" renderRoot={(props) => <Link to="/dashboard/production-line" {...props} />}>
        Ir para Production Line
      </Button>
    }
  >
    Ela não existe, ou não é sua nem compartilhada com você.
  </EmptyState>
)
