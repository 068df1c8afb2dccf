import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { WorkbenchPage } from '../ui/workbench/page'
import { EmptyState } from '../ui/workbench/states'
import { useSession } from './session'

export const Route = createFileRoute('/_workbench/dashboard/')({ component: Page })

function Page() {
  const { user, admin } = useSession()
  const name = user?.nome.split(' ')[0] ?? ''
  return (
    <WorkbenchPage
      title="Dashboard"
      actions={
        admin && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/dashboard/create-archive" {...props} />}
          >
            New Archive
          </Button>
        )
      }
    >
      <EmptyState
        title={`Olá, ${name}!`}
        action={
          admin && (
            <Button variant="default" renderRoot={(props) => <Link to="/dashboard/archive" {...props} />}>
              Abrir os Archives
            </Button>
          )
        }
      >
        O painel com visitas, mensagens e tempo de tela ainda está sendo montado. Quando chegar, mostra números de
        verdade; até lá, nenhum.
        {admin && ' Os arquivos do site já podem ser escritos e publicados.'}
      </EmptyState>
    </WorkbenchPage>
  )
}
