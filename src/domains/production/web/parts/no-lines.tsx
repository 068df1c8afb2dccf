import { Button } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#ui/workbench/states.tsx'

/** For a reader who has no line yet. */
export const NoLines = ({ children }: { children: string }) => (
  <EmptyState
    title="Nenhuma linha ainda"
    icon={<IconStack2 aria-hidden />}
    action={
      <Button renderRoot={(props) => <Link to="/dashboard/create-edit-projects" {...props} />}>New Project</Button>
    }
  >
    {children}
  </EmptyState>
)
