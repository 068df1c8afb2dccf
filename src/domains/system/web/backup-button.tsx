import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { failureText } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { useSingleMutation } from '#ui/workbench/use-single-mutation.ts'

/** Lets a backup begin now; turns while one is made. */
export function BackupButton({ isRunning }: { isRunning: boolean }) {
  const client = useQueryClient()
  const asking = useSingleMutation(
    query.system.backUp.mutationOptions({
      onSuccess: () => notifySuccess('A cópia começou. Esta tela diz quando ela está pronta.'),
      onError: (error) => notifyError(failureText(error)),
      onSettled: () => client.invalidateQueries({ queryKey: query.system.key() }),
    }),
  )
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconCopy size={16} aria-hidden />}
      loading={isRunning || asking.isPending}
      onClick={() => asking.mutate({})}
    >
      Fazer uma cópia agora
    </Button>
  )
}
