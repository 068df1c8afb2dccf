import { Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'

/** Whether everybody needs a second factor to use the workbench. */
export function RequireSecondFactor({ required }: { required: boolean }) {
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
