import { Button } from '@mantine/core'
import { IconFileUnknown, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { query } from '#client/query.ts'
import { useSession } from '#client/session.ts'
import { useNavigateFromHere } from '#client/use-navigate-from-here.ts'
import { useFormKey } from '#ui/workbench/form/use-form-key.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRing } from '#ui/workbench/states.tsx'
import { ProjectForm } from './form.tsx'

/** Loads the project with that id into its form; an empty form without one. */
export function EditProject({ id }: { id: number | undefined }) {
  const { user } = useSession()
  const navigate = useNavigateFromHere()
  const { key, isCreated, setCreated } = useFormKey(id)
  const item = useQuery(
    query.projects.item.queryOptions({
      input: { id: id ?? 0 },
      enabled: id !== undefined,
      // Fetched each time the form opens, and never refetched while somebody types.
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  const project = id === undefined ? undefined : item.data?.data[0]

  if (!user) return null // on the way to the login
  if (id !== undefined && !isCreated && !project) {
    return (
      <Frame id={id}>
        <QueryState
          query={item}
          failed="O projeto não veio"
          loading={<LoadingRing label="Carregando o projeto…" fills />}
          missing={<Missing />}
        />
      </Frame>
    )
  }
  // Everyone can read a public project; only its own staff get its members.
  if (id !== undefined && project && !project.members) {
    return (
      <Frame id={id}>
        <EmptyState title="Este projeto é de outra pessoa" icon={<IconLock aria-hidden />} action={<ToList />}>
          Só quem é da equipe dele o altera. Peça ao dono que ponha você na equipe.
        </EmptyState>
      </Frame>
    )
  }
  return (
    <ProjectForm
      key={key}
      id={id}
      user={user}
      project={project}
      onCreated={(newId) => {
        setCreated(newId)
        void navigate({
          to: '/dashboard/create-edit-projects',
          search: { id: newId },
          replace: true,
          ignoreBlocker: true,
        })
      }}
    />
  )
}

const Frame = ({ id, children }: { id: number; children: ReactNode }) => (
  <WorkbenchPage title={`Update Project ${id}`} parent={{ to: '/dashboard/projects', label: 'Projects' }} fill>
    {children}
  </WorkbenchPage>
)

const ToList = () => (
  <Button variant="default" renderRoot={(props) => <Link to="/dashboard/projects" {...props} />}>
    Ver os projetos
  </Button>
)

const Missing = () => (
  <EmptyState title="Este projeto não existe" icon={<IconFileUnknown aria-hidden />} action={<ToList />}>
    Pode ter sido excluído, pode ser de outra pessoa, ou o endereço veio pela metade.
  </EmptyState>
)
