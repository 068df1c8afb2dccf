import { IconFileUnknown } from '@tabler/icons-react'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { EmptyState } from '#ui/workbench/states.tsx'

/** In the place of a quote that is not there, or not the reader's to see. */
export const MissingBudget = () => (
  <EmptyState
    title="Este orçamento não existe"
    icon={<IconFileUnknown aria-hidden />}
    action={
      <LinkButton to="/dashboard/budget" variant="default">
        Ver os orçamentos
      </LinkButton>
    }
  >
    Pode ter sido excluído, pode ser de outra pessoa, ou o endereço veio pela metade.
  </EmptyState>
)
