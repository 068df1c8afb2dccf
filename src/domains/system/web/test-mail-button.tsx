import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { useSingleMutation } from '#ui/workbench/use-single-mutation.ts'

/** Sends a test e-mail to whoever is signed in. */
export function TestMailButton() {
  const client = useQueryClient()
  const sending = useSingleMutation(
    query.system.testMail.mutationOptions({
      onSuccess: ({ data: { to, kind } }) =>
        notifySuccess(
          kind === 'server'
            ? `E-mail de teste enviado a ${to}.`
            : 'Sem servidor de e-mail: o teste virou um arquivo na pasta outbox.',
        ),
      onError: (error) => notifyError(failureText(error)),
      onSettled: () => client.invalidateQueries({ queryKey: query.system.key() }),
    }),
  )
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconSend size={16} aria-hidden />}
      loading={sending.isPending}
      onClick={() => sending.mutate({})}
    >
      Enviar e-mail de teste
    </Button>
  )
}
