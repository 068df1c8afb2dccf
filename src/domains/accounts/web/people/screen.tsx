import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/query.ts'
import { useSession } from '#client/session.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { StaffMember } from '../../people-contract.ts'
import { AddPerson } from './add-person.tsx'
import { ChangeEmail } from './change-email.tsx'
import { LinkDialog, type NewLink } from './link-dialog.tsx'
import { RequireSecondFactor } from './require-second-factor.tsx'
import { PeopleTable } from './table.tsx'

/** All members of staff, with the admin's actions on their accounts. */
export function PeopleScreen() {
  const { user } = useSession()
  const [adding, setAdding] = useState(false)
  const [changing, setChanging] = useState<StaffMember>()
  const [link, setLink] = useState<NewLink>()
  const people = useQuery(query.accounts.people.list.queryOptions())
  const rows = people.data?.data

  return (
    <WorkbenchPage
      title="Pessoas"
      main={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)} disabled={!rows}>
          Adicionar pessoa
        </Button>
      }
    >
      <QueryView
        query={people}
        data={rows}
        failed="A lista não veio"
        loading={<LoadingRows rows={5} height={64} label="Carregando as pessoas…" />}
      >
        {(listed) => (
          <>
            <RequireSecondFactor required={people.data?.second_factor_required ?? false} />
            <PeopleTable people={listed} self={user?.id} onLink={setLink} onChangeEmail={setChanging} />
          </>
        )}
      </QueryView>
      <AddPerson opened={adding} onClose={() => setAdding(false)} onLink={setLink} />
      <ChangeEmail person={changing} onClose={() => setChanging(undefined)} />
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </WorkbenchPage>
  )
}
