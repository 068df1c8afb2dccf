import { Button } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { comingAt } from '#domains/to-come/web/screens.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { EmptyState } from '#ui/workbench/states.tsx'

/** Placeholder of a workbench screen that is not built yet. An unknown path redirects to the home page. */
export function ComingScreen({ path }: { path: string }) {
  const coming = comingAt(path)
  useEffect(() => {
    if (!coming) location.replace('/')
  }, [coming])
  if (!coming) return null
  return (
    <WorkbenchPage title={coming.title}>
      <EmptyState
        title="Esta tela ainda está na bancada"
        icon={<IconStack2 aria-hidden />}
        action={
          <Button variant="default" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
            Voltar ao Dashboard
          </Button>
        }
      >
        {coming.text} Por enquanto não há nada para ver.
      </EmptyState>
    </WorkbenchPage>
  )
}
