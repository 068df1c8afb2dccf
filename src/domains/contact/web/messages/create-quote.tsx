import { Button } from '@mantine/core'
import { IconFilePlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { useNavigateFromHere } from '#client/use-navigate-from-here.ts'
import { notifyFailure } from '#ui/workbench/toasts.tsx'
import { useSingleMutation } from '#ui/workbench/use-single-mutation.ts'

/** Begins a quote for who wrote a message: finds them among the clients by e-mail or telephone, or makes them one. */
export function CreateQuote({ message }: { message: number }) {
  const queries = useQueryClient()
  const navigate = useNavigateFromHere()
  const { mutate, isPending } = useSingleMutation(
    query.clients.ofMessage.mutationOptions({
      onSuccess: ({ data }) => {
        void queries.invalidateQueries({ queryKey: query.clients.key() })
        void navigate({ to: '/dashboard/budget-create', search: { cliente: data.id } })
      },
      onError: (error) => void notifyFailure(error),
    }),
  )
  return (
    <Button
      variant="default"
      leftSection={<IconFilePlus size={18} aria-hidden />}
      loading={isPending}
      onClick={() => mutate({ id: message })}
    >
      Criar orçamento
    </Button>
  )
}
