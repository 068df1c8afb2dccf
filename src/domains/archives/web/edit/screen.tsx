import { Button, Skeleton } from '@mantine/core'
import { IconFileUnknown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#client/query.ts'
import { useNavigateFromHere } from '#client/use-navigate-from-here.ts'
import { useFormKey } from '#ui/workbench/form/use-form-key.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { EmptyState } from '#ui/workbench/states.tsx'
import styles from './form.module.css'
import { ArchiveForm } from './form.tsx'

/** Loads the article with that id into its form; an empty form without one. */
export function EditArchive({ id }: { id: number | undefined }) {
  const navigate = useNavigateFromHere()
  const { key, isCreated, setCreated } = useFormKey(id)
  const isNew = id === undefined || isCreated
  const item = useQuery(
    query.archives.item.queryOptions({
      input: { id: id ?? 0 },
      enabled: !isNew,
      // Fetched each time the form opens, and never refetched while somebody types.
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  const archive = isNew ? undefined : item.data?.data.result[0]

  if (!isNew && !archive) {
    return (
      <WorkbenchPage title="Update Archive" parent={{ to: '/dashboard/archive', label: 'Archives' }} fill>
        <QueryState query={item} failed="O arquivo não veio" loading={<Loading />} missing={<Missing />} />
      </WorkbenchPage>
    )
  }
  return (
    <ArchiveForm
      key={key}
      id={id}
      archive={archive}
      onCreated={(newId) => {
        setCreated(newId)
        void navigate({ to: '/dashboard/create-archive', search: { id: newId }, replace: true, ignoreBlocker: true })
      }}
    />
  )
}

const Loading = () => (
  <div className={styles.loading} role="status" aria-label="Carregando o arquivo…">
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)

const Missing = () => (
  <EmptyState
    title="Este arquivo não existe"
    icon={<IconFileUnknown aria-hidden />}
    action={
      <Button variant="default" renderRoot={(props) => <Link to="/dashboard/archive" {...props} />}>
        Ver todos os arquivos
      </Button>
    }
  >
    Pode ter sido excluído, ou o endereço veio pela metade.
  </EmptyState>
)
