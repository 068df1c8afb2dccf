import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { useSession } from '#client/session.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { EmptyState, FailedState, LoadingRows } from '#ui/workbench/states.tsx'
import type { Person } from '../../people-contract.ts'
import { AddPerson } from './add-person.tsx'
import { ChangeEmail } from './change-email.tsx'
import { type HandedLink, LinkDialog } from './link-dialog.tsx'
import { PeopleTable } from './table.tsx'

/** Everyone of the staff, and what the admin does about them. */
export function PeopleScreen() {
  const { admin, ready, user } = useSession()
  const [adding, setAdding] = useState(false)
  const [changing, setChanging] = useState<Person>()
  const [link, setLink] = useState<HandedLink>()
  const people = useQuery(query.accounts.people.list.queryOptions({ enabled: admin }))
  const rows = people.data?.data

  if (ready && !admin)
    return (
      <WorkbenchPage title="Pessoas">
        <EmptyState title="Esta área é da administração">
          Só quem administra convida gente para a equipe e fecha acessos.
        </EmptyState>
      </WorkbenchPage>
    )
  return (
    <WorkbenchPage
      title="Pessoas"
      actions={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)} disabled={!rows}>
          Adicionar pessoa
        </Button>
      }
    >
      {rows ? (
        <PeopleTable people={rows} self={user?.id} onLink={setLink} onChangeEmail={setChanging} />
      ) : people.error ? (
        <FailedState title="A lista não veio" retry={() => void people.refetch()}>
          {failureText(people.error)}
        </FailedState>
      ) : (
        <LoadingRows rows={5} height={64} label="Carregando as pessoas…" />
      )}
      <AddPerson opened={adding} onClose={() => setAdding(false)} onLink={setLink} />
      <ChangeEmail person={changing} onClose={() => setChanging(undefined)} />
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </WorkbenchPage>
  )
}
