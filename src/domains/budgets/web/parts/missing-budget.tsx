import { Button } from '@mantine/core'
import { IconFileUnknown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#ui/workbench/states.tsx'

/** In the place of a quote that is not there, or not the reader's to see. */
export const MissingBudget = () => (
  <EmptyState
    title="Este orçamento não existe"
    icon={<IconFileUnknown aria-hidden />}
    action={
      <Button variant="default" renderRoot={(props) => <Link to="/dashboard/budget" {...props} />}>
        Ver os orçamentos
      </Button>
    }
  >
    Pode ter sido excluído, pode ser de outra pessoa, ou o endereço veio pela metade.
  </EmptyState>
)
