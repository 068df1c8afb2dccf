import { Button, Switch } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'
import { useSession } from '#client/session/session.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { StaffMember } from '../../people-contract.ts'
import { AddPerson } from './add-person.tsx'
import { ChangeEmail } from './change-email.tsx'
import { LinkDialog, type NewLink } from './link-dialog.tsx'
import { PeopleTable } from './table.tsx'
import { type Asked, WithPassword } from './with-password.tsx'

/** All members of staff, with the admin's actions on their accounts. */
export function PeopleScreen() {
  const { user } = useSession()
  const [adding, setAdding] = useState(false)
  const [changing, setChanging] = useState<StaffMember>()
  const [asked, setAsked] = useState<Asked>()
  const [link, setLink] = useState<NewLink>()
  const people = useQuery(query.accounts.people.list.queryOptions())
  const rows = people.data?.data

  return (
    <WorkbenchPage
      title="Pessoas"
      main={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)} disabled={!rows}>
          Convidar pessoa
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
            <PeopleTable
              people={listed}
              self={user?.id}
              onLink={setLink}
              onChangeEmail={setChanging}
              onAsk={setAsked}
            />
            {listed.some(({ admin, principal }) => admin && !principal) && (
              <p className="soft small">
                Conta principal: a primeira, ou a do e-mail das configurações. Administra sempre, e só quem tem uma
                assim muda o acesso dela.
              </p>
            )}
          </>
        )}
      </QueryView>
      <AddPerson opened={adding} onClose={() => setAdding(false)} onLink={setLink} />
      <ChangeEmail person={changing} onClose={() => setChanging(undefined)} />
      <WithPassword asked={asked} onClose={() => setAsked(undefined)} />
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </WorkbenchPage>
  )
}

/** Whether everybody needs a second factor to use the workbench. */
function RequireSecondFactor({ required }: { required: boolean }) {
  const client = useQueryClient()
  const change = useMutation(
    query.accounts.people.secondFactor.require.mutationOptions({
      onSuccess: (_, { required }) =>
        void notifySuccess(required ? 'O segundo fator passa a ser exigido' : 'O segundo fator deixa de ser exigido'),
      onError: (failure) => void notifyFailure(failure),
      onSettled: () => client.invalidateQueries({ queryKey: query.accounts.key() }),
    }),
  )
  return (
    <Switch
      mb="md"
      label="Exigir o segundo fator de toda a equipe"
      description="Quem ainda não tem um só usa a bancada depois de ligá-lo."
      checked={change.isPending ? change.variables.required : required}
      disabled={change.isPending}
      onChange={({ currentTarget }) => change.mutate({ required: currentTarget.checked })}
    />
  )
}
