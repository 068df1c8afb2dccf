import { IconStack2 } from '@tabler/icons-react'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { EmptyState } from '#ui/workbench/states.tsx'

/** For a reader who has no line yet. */
export const NoLines = ({ children }: { children: string }) => (
  <EmptyState
    title="Nenhuma linha ainda"
    icon={<IconStack2 aria-hidden />}
    action={<LinkButton to="/dashboard/create-edit-projects">New Project</LinkButton>}
  >
    {children}
  </EmptyState>
)
